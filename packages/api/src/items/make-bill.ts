import { billOf } from '@door/domain/bom/bill-of-materials';
import { isBomStale } from '@door/domain/bom/bom-state';
import { withoutReplaced } from '@door/domain/bom/manual-line';
import { isInError } from '@door/domain/bom/work-instruction';
import { workInstructionsOf } from '@door/domain/bom/work-instructions-of';
import type { StockCode } from '@door/domain/model/ids';
import type { StoredItem } from '../ports/item-store.ts';
import type { CallScope } from '../procedure.ts';

export interface MadeBill {
  /** ISO 8601. */
  readonly bomUpdated: string;
  /** The codes of its lines in error, each once. */
  readonly errors: readonly StockCode[];
}

/** Calculates and stores the bill of an item that is locked; lines that people added stay. */
export async function makeBill({ stores, supplier, clock }: CallScope, stored: StoredItem): Promise<MadeBill> {
  const { item } = stored;
  const manual = await stores.instructions.manualLines([item.id]);
  const bill = withoutReplaced(workInstructionsOf(billOf(item, supplier)), manual);
  await stores.instructions.replaceCalculated(item.id, bill);
  const bomUpdated = calculatedAt(stored, clock.now());
  if (bomUpdated !== stored.bomUpdated) await stores.items.save({ ...stored, bomUpdated });
  return { bomUpdated, errors: [...new Set(bill.filter(isInError).map(({ code }) => code))] };
}

/** Not before the item's own version. A bill that is fresh keeps its time, so that a repeated call has the same answer. */
const calculatedAt = ({ lastUpdated, bomUpdated }: StoredItem, now: Date): string =>
  bomUpdated !== null && !isBomStale({ lastUpdated, bomUpdated })
    ? bomUpdated
    : new Date(Math.max(now.getTime(), Date.parse(lastUpdated))).toISOString();
