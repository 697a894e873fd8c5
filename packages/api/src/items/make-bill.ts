import { billOf } from '@door/domain/bom/bill-of-materials';
import { isBomStale } from '@door/domain/bom/bom-state';
import { withoutReplaced } from '@door/domain/bom/manual-line';
import { isInError } from '@door/domain/bom/work-instruction';
import { workInstructionsOf } from '@door/domain/bom/work-instructions-of';
import type { StockCode } from '@door/domain/model/ids';
import { mustBeUnlocked } from '../orders/item-locks.ts';
import type { StoredItem } from '../ports/item-store.ts';
import type { CallScope } from '../procedure.ts';
import { together } from '../together.ts';

export interface MadeBill {
  /** ISO 8601. */
  readonly bomUpdated: string;
  /** The codes of its lines in error, each once. */
  readonly errors: readonly StockCode[];
}

/** Calculates and stores the bill of an item that is locked; lines that people added stay. Refused where an order has locked it. */
export async function makeBill({ stores, supplier, clock }: CallScope, stored: StoredItem): Promise<MadeBill> {
  const { item } = stored;
  const [manual] = await together([
    stores.instructions.manualLines([item.id]),
    mustBeUnlocked({ stores }, item.id, 'bom'),
  ]);
  const bill = withoutReplaced(workInstructionsOf(billOf(item, supplier)), manual);
  const bomUpdated = calculatedAt(stored, clock.now());
  await together([
    stores.instructions.replaceCalculated(item.id, bill),
    ...(bomUpdated === stored.bomUpdated ? [] : [stores.items.save({ ...stored, bomUpdated })]),
  ]);
  return { bomUpdated, errors: [...new Set(bill.filter(isInError).map(({ code }) => code))] };
}

/** Not before the item's own version. A bill that is fresh keeps its time, so that a repeated call has the same answer. */
const calculatedAt = ({ lastUpdated, bomUpdated }: StoredItem, now: Date): string =>
  bomUpdated !== null && !isBomStale({ lastUpdated, bomUpdated })
    ? bomUpdated
    : new Date(Math.max(now.getTime(), Date.parse(lastUpdated))).toISOString();
