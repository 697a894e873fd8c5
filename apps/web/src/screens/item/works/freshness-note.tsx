import { isBomStale } from '@door/domain/bom/freshness';
import { officeWorksWords } from '../../../words/office-works.ts';
import { dayOrTimeText } from '../../../words/moments.ts';
import { useDesk } from '../../../office/item/item-store-context.ts';
import { useOfficeItem } from '../../../office/item/office-item.ts';

const { freshness } = officeWorksWords;

/** When the lines were made, and whether the design has moved on since. */
export function FreshnessNote() {
  const { reckoning } = useDesk();
  return (
    <p className="works-freshness" role="status">
      {reckoning ? freshness.reckoning : <Made />}
    </p>
  );
}

function Made() {
  const { saved, pending } = useOfficeItem();
  const made = saved.wire.BomUpdated;
  if (made === null) return freshness.never;
  const when = momentOf(made);
  if (pending !== 'saved') return freshness.unsaved(when);
  return isBomStale({ lastUpdated: saved.version, bomUpdated: made })
    ? freshness.stale(when, momentOf(saved.version))
    : freshness.made(when);
}

const momentOf = (iso: string): string => dayOrTimeText(iso, freshness.today);
