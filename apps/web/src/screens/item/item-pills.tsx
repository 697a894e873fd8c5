import { isBomStale } from '@door/domain/bom/freshness';
import { StatusPill } from '@door/ui/status-pill';
import { useSettledPending } from '../../designer/use-settled-pending.ts';
import { officeItemWords } from '../../words/office-item.ts';

import { useOfficeItem } from '../../office/item/office-item.ts';

const { pills, saving } = officeItemWords;

interface ItemPillsProps {
  readonly problems: number;
  onProblems(): void;
}

/** How the item stands: its bill of materials, its problems, and whether it is safe with the server. */
export function ItemPills({ problems, onProblems }: ItemPillsProps) {
  const { saved, pending } = useOfficeItem();
  const said = useSettledPending(pending);
  const isStale = pending !== 'saved' || isBomStale({ lastUpdated: saved.version, bomUpdated: saved.wire.BomUpdated });
  return (
    <div className="item-pills">
      {isStale ? (
        <StatusPill tone="warning">{pills.bomStale}</StatusPill>
      ) : (
        <StatusPill tone="success">{pills.bomFresh}</StatusPill>
      )}
      {problems > 0 ? (
        <button type="button" className="item-pill-button" aria-haspopup="dialog" onClick={onProblems}>
          <StatusPill tone="error">{pills.problems(problems)}</StatusPill>
        </button>
      ) : null}
      <span className="item-saving" role="status" data-pending={said}>
        {saving[said]}
      </span>
    </div>
  );
}
