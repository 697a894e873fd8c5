import { describeItem } from '@door/domain/configure/describe-item';
import { List } from '@door/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { summaryOf, topics } from '../description/door-summary.ts';
import { stepOfTopic } from '../steps/steps.ts';
import { useRouter } from '../../platform/router/use-router.ts';
import { useDesigner } from '../designer/use-designer.ts';
import { doorWords } from '../words.ts';
import './summary-button.css';

/** Prefetched after the start. */
export const loadOverview = () => import('../item-modal/item-overview.tsx');

const ItemOverview = lazy(async () => ({ default: (await loadOverview()).ItemOverview }));

/** The door in two lines, as a button that opens the list of choices. `short`: only the button, beside the drawing sheet. */
export function SummaryButton({ short = false }: { readonly short?: boolean }) {
  const { item, context } = useDesigner();
  const [overview, setOverview] = useState<'not-loaded' | 'open' | 'closed'>('not-loaded');
  const { path } = useRouter();
  const topic = topics.find((each) => stepOfTopic[each].path === path) ?? 'frame';
  const lines = describeItem(item, context);
  const { first, second } = summaryOf(lines, topic, item);
  return (
    <>
      <button
        type="button"
        className={short ? 'summary summary-short' : 'summary'}
        aria-haspopup="dialog"
        onClick={() => setOverview('open')}
      >
        <b>{first} </b>
        <span>{second} </span>
        <span className="summary-open">
          <List />
          <span>{doorWords.stage.choices}</span>
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
