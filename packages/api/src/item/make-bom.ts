import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { isBomStale } from '@door/domain/making/bom/bom-state';
import { withoutReplaced } from '@door/domain/making/bom/manual-line';
import { type CalculatedLine, isInError } from '@door/domain/making/bom/work-instruction';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import type { ItemId, StockCode } from '@door/domain/door/model/ids';
import { refuseIfLocked } from '../order/item-locks.ts';
import type { StoredItem } from './item-store.ts';
import type { Supplier } from '../ports/supplier.ts';
import type { CallScope } from '../procedure.ts';
import { together } from '../together.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadToChange } from './load-item.ts';

export interface MadeBom {
  /** ISO 8601. */
  readonly bomUpdated: string;
  /** The codes of its lines in error, each once. */
  readonly errors: readonly StockCode[];
}

/** A bill that was calculated before its item was locked. */
export interface BomAhead {
  /** Of the item of which it is; another version has another bill. */
  readonly lastUpdated: string;
  readonly lines: readonly CalculatedLine[];
}

/** The bill of an item as it was read, for `makeBill`. */
export const bomAhead = ({ item, lastUpdated }: StoredItem, supplier: Supplier): BomAhead => ({
  lastUpdated,
  lines: workInstructionsOf(bomOf(item, supplier)),
});

/**
 * Calculates and stores the bill of an item, unless it has been calculated `ahead`; lines that people added stay. Refused where an order has
 * locked it.
 */
export async function makeBom(ctx: CallScope, id: ItemId, ahead?: BomAhead): Promise<MadeBom> {
  const { stores, supplier, clock } = ctx;
  // In one message: what is asked behind the item is read once it is locked.
  const [loaded, manual] = await together([loadToChange(ctx, id, 'finish'), stores.instructions.manualLines([id])]);
  const { stored, order } = unwrapOrThrow(loaded);
  refuseIfLocked('bom', order);
  const { lines } = ahead?.lastUpdated === stored.lastUpdated ? ahead : bomAhead(stored, supplier);
  const bill = withoutReplaced(lines, manual);
  const bomUpdated = calculatedAt(stored, clock.now());
  await together([
    stores.instructions.replaceCalculated(id, bill),
    ...(bomUpdated === stored.bomUpdated ? [] : [stores.items.save({ ...stored, bomUpdated })]),
  ]);
  return { bomUpdated, errors: [...new Set(bill.filter(isInError).map(({ code }) => code))] };
}

/** Not before the item's own version. A bill that is fresh keeps its time, so that a repeated call has the same answer. */
const calculatedAt = ({ lastUpdated, bomUpdated }: StoredItem, now: Date): string =>
  bomUpdated !== null && !isBomStale({ lastUpdated, bomUpdated })
    ? bomUpdated
    : new Date(Math.max(now.getTime(), Date.parse(lastUpdated))).toISOString();
