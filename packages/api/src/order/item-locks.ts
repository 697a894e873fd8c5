import { type HoldingOrder, lockOf } from '@door/domain/selling/order/item-lock';
import type { Lockable } from '@door/domain/selling/order/order-locks';
import type { ItemId } from '@door/domain/door/model/ids';
import { numberText } from '@door/domain/lib/running-number';
import type { ItemInOrder } from './order-store.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { orderingMessages } from '../messages.ts';

/** Refuses a change of an item that its order has locked. Ask it with the item locked: a move of the order waits for that. */
export async function mustBeUnlocked({ stores }: Pick<CallScope, 'stores'>, id: ItemId, what: Lockable): Promise<void> {
  const [order] = await stores.orders.holding([id]);
  refuseIfLocked(what, order);
}

/** The same with what `holding` has answered. */
export function refuseIfLocked(what: Lockable, order: HoldingOrder | undefined): void {
  const lock = lockOf(what, order, orderingMessages);
  if (lock) unwrapOrThrow(lock);
}

/** Why its order lets this of an item be changed no more; null: it may be changed. */
export const whyLocked = (what: Lockable, order: HoldingOrder | undefined): string | null =>
  lockOf(what, order, orderingMessages)?.refusal.message ?? null;

/** The order in whose line an item stands, by its name; null: it stands in none. */
export const holdingOrderToWire = (order: ItemInOrder | undefined) =>
  order
    ? { Id: order.id, Number: numberText('order', order.number), State: order.state, HeldFrom: order.heldFrom }
    : null;
