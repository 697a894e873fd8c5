import { isBomStale } from '@door/domain/bom/bom-state';
import { workInstructionsWords } from '../../words/work-instructions.ts';
import { dayOrTimeText } from '../../../platform/words/dates.ts';
import { useItemStatus } from '../../open-item/item-provider.tsx';
import { useOfficeItem } from '../../open-item/office-item.ts';

const { freshness } = workInstructionsWords;

/** When the bill of materials was made, and whether the design has changed since. */
export function FreshnessNote() {
  const { isGeneratingBom } = useItemStatus();
  return (
    <p className="line-panel-freshness" role="status">
      {isGeneratingBom ? freshness.generating : <Made />}
    </p>
  );
}

function Made() {
  const { saved, pending } = useOfficeItem();
  const made = saved.wire.BomUpdated;
  if (made === null) return freshness.never;
  const when = timeText(made);
  if (pending !== 'saved') return freshness.unsaved(when);
  return isBomStale({ lastUpdated: saved.version, bomUpdated: made })
    ? freshness.stale(when, timeText(saved.version))
    : freshness.made(when);
}

const timeText = (iso: string): string => dayOrTimeText(iso, freshness.today);
