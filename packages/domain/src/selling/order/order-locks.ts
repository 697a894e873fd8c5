import { accepted, type Result, refused } from '../../door/model/result.ts';
import type { OrderingMessages } from '../../messages/messages.ts';
import type { Order } from './order.ts';
import { type OrderState, orderStates } from './order-states.ts';

/** From which state on what of an order stays as it is. */
const lockedFrom = {
  /** What is made: design and sizes of its doors. */
  design: 'Confirmed From Installer',
  /** Which doors, and how many. */
  lines: 'Confirmed From Installer',
  charges: 'Confirmed From Installer',
  /** VAT among them. */
  prices: 'Accepted',
  customer: 'Accepted',
  /** Bills of materials with the lines that people add, and measurements. */
  bom: 'Ready For Production',
  survey: 'Ready For Production',
  /** Moves only with the batch. */
  week: 'In Batch',
  /** Where the doors go, and notes for their driver. */
  delivery: 'Dispatched',
} as const satisfies Readonly<Record<string, OrderState>>;

/** What of an order can be locked. */
export type Lockable = keyof typeof lockedFrom;

type Standing = Pick<Order, 'state' | 'heldFrom'>;

/** Whether the order's state lets this be changed no more. A held order locks what the state locks that it left. */
export function isLocked(what: Lockable, { state, heldFrom }: Standing): boolean {
  if (state === 'Cancelled') return true;
  return orderStates.indexOf(heldFrom ?? state) >= orderStates.indexOf(lockedFrom[what]);
}

/** The order as it would be, unless its state locks this. */
export const unlessLocked = (what: Lockable, order: Order, messages: OrderingMessages): Result<Order> =>
  isLocked(what, order) ? refused('order.locked', messages.locked(order.state)) : accepted(order);
