import { may, type Role } from '../../people/roles.ts';
import { isEqual } from '../../lib/is-equal.ts';
import { accepted, type Result, refused } from '../../door/model/result.ts';
import { keysOf } from '../../lib/records.ts';
import type { OrderingMessages, QuotingMessages } from '../../messages/messages.ts';
import type { Order } from './order.ts';
import { type Lockable, unlessLocked } from './order-locks.ts';

/** What a person writes about an order, each with what locks it. */
const lockedAs = {
  customerId: 'customer',
  treatment: 'prices',
  terms: 'prices',
  deliveryAddress: 'delivery',
  note: 'delivery',
  week: 'week',
} as const satisfies Partial<Readonly<Record<keyof Order, Lockable>>>;

export type OrderDetails = Pick<Order, keyof typeof lockedAs>;

interface Changing {
  readonly role: Role;
  readonly ordering: OrderingMessages;
  readonly quoting: QuotingMessages;
}

/** Sets the details that are named; what is so already may be sent again. Only an admin takes the VAT off. */
export function withOrderDetails(
  order: Order,
  details: Partial<OrderDetails>,
  { role, ordering, quoting }: Changing,
): Result<Order> {
  const changed = { ...order, ...details };
  for (const field of keysOf(lockedAs)) {
    const outcome = isEqual(order[field], changed[field])
      ? accepted(order)
      : unlessLocked(lockedAs[field], order, ordering);
    if (!outcome.ok) return outcome;
  }
  const takesVatOff = changed.treatment === 'none' && order.treatment !== 'none';
  if (takesVatOff && !may(role, 'vat.remove')) return refused('quote.vat-for-admins', quoting.noVatForAdmins);
  return accepted(changed);
}
