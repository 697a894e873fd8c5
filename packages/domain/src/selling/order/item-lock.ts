import { refused } from '../../door/model/result.ts';
import { numberText } from '../../lib/running-number.ts';
import type { OrderingMessages } from '../../messages/messages.ts';
import type { Order } from './order.ts';
import { isOrderMoveFrom } from './order-cycle.ts';
import { isLocked, type Lockable } from './order-locks.ts';

/** The order in whose line an item stands. */
export interface HoldingOrder extends Pick<Order, 'state' | 'heldFrom'> {
  readonly number: number;
}

/** Refuses a change of an item that its order locks, with the order and what to do; null: the item may be changed. */
export function lockOf(what: Lockable, order: HoldingOrder | undefined, messages: OrderingMessages) {
  if (!order) return null;
  const reason = lockReason(what, { ...order, number: numberText('order', order.number) }, messages);
  return reason === null ? null : refused('item.locked', reason);
}

/** An order by the number that people read: `10234`. */
interface NamedOrder extends Omit<HoldingOrder, 'number'> {
  readonly number: string;
}

/** Why an order lets this of its items be changed no more, and what to do; null: it may be changed. */
export function lockReason(what: Lockable, order: NamedOrder, messages: OrderingMessages): string | null {
  if (!isLocked(what, order)) return null;
  return `${messages.itemLocked(order.number, order.state)} ${unlocking(order, messages)}`;
}

function unlocking({ state, heldFrom, number }: NamedOrder, { unlock }: OrderingMessages): string {
  if (isOrderMoveFrom('reopen', state)) return unlock.reopen(number);
  if (heldFrom !== null && isOrderMoveFrom('reopen', heldFrom)) return unlock.resume(number);
  if (state === 'Cancelled') return unlock.cancelled;
  return isOrderMoveFrom('cancel', state) ? unlock.cancel(number) : unlock.none;
}
