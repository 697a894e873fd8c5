import { isEqual } from '@door/domain/lib/is-equal';
import { accepted, refused } from '@door/domain/door/model/result';
import { withComputedTotals } from '@door/domain/selling/order/change-order';
import type { Order } from '@door/domain/selling/order/order';
import { nextVersion } from '../item/item-version.ts';
import type { RecordScope } from '../system-status/history.ts';
import { isOfficeCaller } from '../ports/context.ts';
import type { StoredOrder } from './order-store.ts';
import { taxOf } from '../pricing/tax-of.ts';
import type { CallScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

/** The order, locked until the transaction ends. */
export async function loadOrder({ stores }: Pick<CallScope, 'stores'>, id: string): Promise<Result<StoredOrder>> {
  const stored = await stores.orders.load(id);
  return stored ? accepted(stored) : refused('order.none', messages.order.none);
}

export interface OrderMessage {
  readonly id: string;
  /** The order's `LastUpdated` as the sender saw it; undefined: whatever is there. */
  readonly lastUpdated: string | undefined;
  /** Of the message, by which a repeat is recognised: `markOf`. */
  readonly idempotencyKey: string;
}

/** The order that a message is about, locked, and whether the message has come before. */
export async function orderOfMessage(
  ctx: CallScope,
  { id, lastUpdated, idempotencyKey }: OrderMessage,
): Promise<{ readonly stored: StoredOrder; readonly isRepeated: boolean }> {
  const stored = unwrapOrThrow(await loadOrder(ctx, id));
  if (stored.lastIdempotencyKey === idempotencyKey) return { stored, isRepeated: true };
  if (lastUpdated !== undefined && Date.parse(stored.lastUpdated) !== Date.parse(lastUpdated))
    unwrapOrThrow(refused('order.changed-elsewhere', messages.order.changedElsewhere));
  return { stored, isRepeated: false };
}

interface OrderChange extends OrderMessage {
  readonly change: (stored: StoredOrder) => Result<Order> | Promise<Result<Order>>;
}

/** Changes an order. The same message again finds it done; a change of somebody else in between is CONFLICT. */
export async function changeOrder(ctx: CallScope, { change, ...message }: OrderChange): Promise<StoredOrder> {
  const { stored, isRepeated } = await orderOfMessage(ctx, message);
  if (isRepeated) return stored;
  return saveOrder(ctx, stored, { order: unwrapOrThrow(await change(stored)), idempotencyKey: message.idempotencyKey });
}

/** The same for what changes the sum: it is taxed by the rates of today. */
export const changeSale = (ctx: CallScope, { change, ...message }: OrderChange): Promise<StoredOrder> =>
  changeOrder(ctx, {
    ...message,
    change: async (stored) => accepted(withComputedTotals(unwrapOrThrow(await change(stored)), await taxOf(ctx))),
  });

/** Saves a changed order under a new version; an unchanged one keeps its version. */
export async function saveOrder(
  { stores, clock, caller }: RecordScope,
  stored: StoredOrder,
  { order, idempotencyKey }: { readonly order: Order; readonly idempotencyKey: string | null },
): Promise<StoredOrder> {
  return isEqual(stored.order, order)
    ? stored
    : touchOrder({ stores, clock, caller }, { ...stored, order }, idempotencyKey);
}

/** Saves an order under a new version, also where only something beside it has happened. */
export async function touchOrder(
  { stores, clock, caller }: RecordScope,
  stored: StoredOrder,
  idempotencyKey: string | null,
): Promise<StoredOrder> {
  const saved = {
    ...stored,
    changedBy: caller && isOfficeCaller(caller) ? caller.userId : null,
    lastIdempotencyKey: idempotencyKey,
    lastUpdated: nextVersion(stored.lastUpdated, clock.now()),
  };
  await stores.orders.save(saved);
  return saved;
}
