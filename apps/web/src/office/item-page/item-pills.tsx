import { isBomStale } from '@door/domain/bom/bom-state';
import { StatusPill } from '@door/ui/status-pill';
import { useSteadySaveStatus } from '../../door/designer/save-status.ts';
import { itemPageWords } from '../words/item.ts';
import { SurveyStatePill } from '../open-item/survey-state-pill.tsx';
import { useOfficeItem } from '../open-item/office-item.ts';

const { pills, saving } = itemPageWords;

interface ItemPillsProps {
  readonly problems: number;
  onProblems(): void;
}

/** Whether the bill of materials is up to date, how far the survey is, how many problems there are, and whether everything is saved. */
export function ItemPills({ problems, onProblems }: ItemPillsProps) {
  const { saved, pending } = useOfficeItem();
  const saveStatus = useSteadySaveStatus(pending);
  const isStale = pending !== 'saved' || isBomStale({ lastUpdated: saved.version, bomUpdated: saved.wire.BomUpdated });
  return (
    <div className="item-pills">
      {isStale ? (
        <StatusPill tone="warning">{pills.bomStale}</StatusPill>
      ) : (
        <StatusPill tone="success">{pills.bomFresh}</StatusPill>
      )}
      <SurveyStatePill />
      {problems > 0 ? (
        <button type="button" className="item-pill-button" aria-haspopup="dialog" onClick={onProblems}>
          <StatusPill tone="error">{pills.problems(problems)}</StatusPill>
        </button>
      ) : null}
      <span className="item-saving" role="status" data-pending={pending}>
        {saving[saveStatus]}
      </span>
    </div>
  );
}
