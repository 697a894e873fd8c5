import { billOf } from '@door/domain/bom/bill-of-materials';
import { isBomStale } from '@door/domain/bom/bom-state';
import { withoutReplaced } from '@door/domain/bom/manual-line';
import { isInError } from '@door/domain/bom/work-instruction';
import { workInstructionsOf } from '@door/domain/bom/work-instructions-of';
import type { ItemId, StockCode } from '@door/domain/model/ids';
import { refuseIfLocked } from '../orders/item-locks.ts';
import type { StoredItem } from '../ports/item-store.ts';
import type { CallScope } from '../procedure.ts';
import { together } from '../together.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadItem } from './load-item.ts';

export interface MadeBill {
  /** ISO 8601. */
  readonly bomUpdated: string;
  /** The codes of its lines in error, each once. */
  readonly errors: readonly StockCode[];
}

/** Calculates and stores the bill of an item; lines that people added stay. Refused where an order has locked it. */
export async function makeBill(ctx: CallScope, id: ItemId): Promise<MadeBill> {
  const { stores, supplier, clock } = ctx;
  // In one message and in this order: what is asked behind the item is read once it is locked.
  const [loaded, manual, [order]] = await together([
    loadItem(ctx, id, 'finish'),
    stores.instructions.manualLines([id]),
    stores.orders.holding([id]),
  ]);
  const stored = unwrapOrThrow(loaded);
  refuseIfLocked('bom', order);
  const bill = withoutReplaced(workInstructionsOf(billOf(stored.item, supplier)), manual);
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
