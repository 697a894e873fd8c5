import { Button } from '@door/ui/button';
import type { ReactNode } from 'react';
import { officeWords } from '../words/office.ts';
import './bulk-bar.css';

const { bulk: says } = officeWords;

interface BulkBarProps {
  readonly count: number;
  onClear(): void;
  /** What can be done to the rows. */
  readonly children: ReactNode;
}

/** What can be done to the ticked rows, at the foot of the window; nothing while none is ticked. */
export const BulkBar = ({ count, onClear, children }: BulkBarProps) => (
  <>
    <p className="sr-only" role="status">
      {count === 0 ? '' : says.selected(count)}
    </p>
    {count === 0 ? null : (
      <div className="bulk-bar" role="toolbar" aria-label={says.title}>
        <b>{says.selected(count)}</b>
        {children}
        <Button scale="row" look="quiet" onClick={onClear}>
          {says.clear}
        </Button>
      </div>
    )}
  </>
);
