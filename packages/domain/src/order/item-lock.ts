import { refused } from '../model/outcome.ts';
import { numberText } from '../model/running-number.ts';
import type { OrderingWords } from '../words/words.ts';
import type { Order } from './order.ts';
import { isOrderMoveFrom } from './order-cycle.ts';
import { isLocked, type Lockable } from './order-locks.ts';

/** The order in whose line an item stands. */
export interface HoldingOrder extends Pick<Order, 'state' | 'heldFrom'> {
  readonly number: number;
}

/** Refuses a change of an item that its order locks, with the order and what to do; null: the item may be changed. */
export function lockOf(what: Lockable, order: HoldingOrder | undefined, words: OrderingWords) {
  if (!order || !isLocked(what, order)) return null;
  const number = numberText('order', order.number);
  return refused('item.locked', `${words.itemLocked(number, order.state)} ${unlocking(order, number, words)}`);
}

function unlocking({ state, heldFrom }: HoldingOrder, number: string, { unlock }: OrderingWords): string {
  if (isOrderMoveFrom('reopen', state)) return unlock.reopen(number);
  if (heldFrom !== null && isOrderMoveFrom('reopen', heldFrom)) return unlock.resume(number);
  if (state === 'Cancelled') return unlock.cancelled;
  return isOrderMoveFrom('cancel', state) ? unlock.cancel(number) : unlock.none;
}
