import { List } from '@door/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { SummaryLines } from '../description/summary-lines.tsx';
import { doorMessages } from '../messages.ts';
import './summary-button.css';

/** Prefetched after the start. */
export const loadOverview = () => import('../item-modal/item-overview.tsx');

const ItemOverview = lazy(async () => ({ default: (await loadOverview()).ItemOverview }));

/** The door in two lines, as a button that opens the list of choices. `short`: only the button, beside the drawing sheet. */
export function SummaryButton({ short = false }: { readonly short?: boolean }) {
  const [overview, setOverview] = useState<'not-loaded' | 'open' | 'closed'>('not-loaded');
  return (
    <>
      <button
        type="button"
        className={short ? 'summary summary-short' : 'summary'}
        aria-haspopup="dialog"
        onClick={() => setOverview('open')}
      >
        <SummaryLines />
        <span className="summary-open">
          <List />
          <span>{doorMessages.stage.choices}</span>
        </span>
      </button>
      {overview === 'not-loaded' ? null : (
        <Suspense>
          <ItemOverview open={overview === 'open'} onClose={() => setOverview('closed')} />
        </Suspense>
      )}
    </>
  );
}
