import { type HoldingOrder, lockOf } from '@door/domain/order/item-lock';
import type { Lockable } from '@door/domain/order/order-locks';
import type { ItemId } from '@door/domain/model/ids';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { orderingWords } from '../words.ts';

/** Refuses a change of an item that its order has locked. Ask it with the item locked: a move of the order waits for that. */
export async function mustBeUnlocked({ stores }: Pick<CallScope, 'stores'>, id: ItemId, what: Lockable): Promise<void> {
  const [order] = await stores.orders.holding([id]);
  refuseIfLocked(what, order);
}

/** The same with what `holding` has answered. */
export function refuseIfLocked(what: Lockable, order: HoldingOrder | undefined): void {
  const lock = lockOf(what, order, orderingWords);
  if (lock) unwrapOrThrow(lock);
}
