import { numberText } from '@door/domain/lib/running-number';
import { personToWire } from '../enquiry/to-wire.ts';
import { orderIdInput } from '../input/ids.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { loadHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import { loadOrder } from './load-order.ts';
import { moneyToWire } from './money-to-wire.ts';
import { shownNow } from './order-facts.ts';
import type { StoredOrder } from './order-store.ts';
import { pricedOrderToWire } from './order-to-wire.ts';
import { blockersToWire, movesToWire } from './readiness.ts';

const orderQuery = procedure.allow('orders.sell').input(orderIdInput).use(inOneTransaction);

/** An order with lines, charges, what it comes to, the moves that it allows, and its history. */
export const getOrderById = orderQuery.query(async ({ ctx, input: id }) => {
  const stored = await shownNow(ctx, unwrapOrThrow(await loadOrder(ctx, id)));
  const nameOf = await loadNames(ctx);
  return {
    ...(await pricedOrderToWire(ctx, stored)),
    ...(await remakesToWire(ctx, stored)),
    Money: await moneyToWire(ctx, stored),
    ...(await movesToWire(ctx, stored)),
    CreatedBy: personToWire(stored.createdBy, nameOf),
    History: await loadHistory(ctx, [{ about: 'order', aboutId: id }], nameOf),
  };
});

/** The readiness list: everything that stands in the way of the next state, and of those up to Ready; empty: nothing. */
export const blockers = orderQuery.query(async ({ ctx, input: id }) =>
  blockersToWire(ctx, unwrapOrThrow(await loadOrder(ctx, id))),
);

/** The order whose doors this one makes again, and those that make its doors again. */
async function remakesToWire({ stores }: CallScope, { id, order: { remake } }: StoredOrder) {
  const original = remake && (await stores.orders.load(remake.of));
  const remakes = await stores.orders.remakesOf(id);
  return {
    RemakeOf:
      remake && original
        ? {
            Id: original.id,
            Number: numberText('order', original.number),
            Reason: remake.reason,
            /** Empty: the whole doors. */
            Parts: remake.parts,
            Charged: remake.isCharged,
            Note: remake.note,
          }
        : null,
    Remakes: remakes.map(({ id: remakeId, number, order }) => ({
      Id: remakeId,
      Number: numberText('order', number),
      State: order.state,
      Reason: order.remake?.reason ?? null,
    })),
  };
}
