import { z } from 'zod';
import { orderIdInput } from '../input/ids.ts';
import { drawingState } from '../order/drawing-state.ts';
import { loadOrder } from '../order/load-order.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { stageNow } from '../order/stage-facts.ts';
import { dayOf } from '../pricing/price-lists.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { loadNames } from '../user/people.ts';
import { paymentsToWire } from '../visitor/payment-state.ts';
import { saleOfOrder } from './customer-link.ts';
import { boughtToWire } from './my-order.ts';

/** What the customer of an order sees with their code, for the supplier's people. It records nothing. */
export const page = procedure
  .allow('orders.sell')
  .input(z.strictObject({ Id: orderIdInput }))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Id } }) => {
    const stored = unwrapOrThrow(await loadOrder(ctx, Id));
    const bought = { kind: 'order', sale: saleOfOrder(stored), order: stored } as const;
    const Payments = await paymentsToWire(ctx, { order: stored, level: 2 });
    return { ...(await boughtToWire(ctx, bought, 2)), Payments };
  });

/** The customer's page as the supplier's people need it beside an order; null: what is made again is shown on the page of its original. */
export async function customerPageToWire(
  ctx: CallScope,
  stored: StoredOrder,
  nameOf: Awaited<ReturnType<typeof loadNames>>,
) {
  if (stored.order.remake !== null) return null;
  const links = await ctx.stores.links.of(saleOfOrder(stored));
  return {
    Stage: await stageNow(ctx, stored),
    /** Whether a link leads to it. */
    HasLink: links.some(({ endedAt }) => endedAt === null),
    Drawing: await confirmationToWire(ctx, stored, nameOf),
  };
}

/** Whether the drawing of an order is confirmed, by whom, and since when it waits for that; null: there is none to confirm. */
async function confirmationToWire(ctx: CallScope, stored: StoredOrder, nameOf: Awaited<ReturnType<typeof loadNames>>) {
  const drawing = await drawingState(ctx, stored);
  if (!drawing) return null;
  const { since, confirmation } = drawing;
  return {
    Since: dayOf(ctx, since),
    /** null: it waits for the customer. */
    Confirmed: confirmation && {
      On: dayOf(ctx, confirmation.at),
      How: confirmation.how,
      /** The customer as they typed their name, or who wrote down what they said. */
      By: confirmation.who === null ? confirmation.name : nameOf(confirmation.who),
      /** Why their page was not used; '' where it was. */
      Reason: confirmation.text,
    },
  };
}
