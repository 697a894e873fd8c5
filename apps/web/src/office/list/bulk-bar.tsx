import { Button } from '@door/ui/button';
import type { ReactNode } from 'react';
import { officeMessages } from '../messages/office.ts';
import './bulk-bar.css';

const { bulk: t } = officeMessages;

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
      {count === 0 ? '' : t.selected(count)}
    </p>
    {count === 0 ? null : (
      <div className="bulk-bar" role="toolbar" aria-label={t.title}>
        <b>{t.selected(count)}</b>
        {children}
        <Button scale="row" look="quiet" onClick={onClear}>
          {t.clear}
        </Button>
      </div>
    )}
  </>
);
