import { orderOfVersion } from '@door/domain/selling/order/order-of-version';
import { clearFacts } from '@door/domain/selling/quote/quote-cycle';
import type { QuoteVersion } from '@door/domain/selling/quote/quote-version';
import { accepted, refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { newIdInput, quoteIdInput } from '../input/ids.ts';
import { findCustomer } from '../customer/customers.ts';
import { createOrder, orderTaken } from '../order/create-order.ts';
import { orderToWire } from '../order/order-to-wire.ts';
import { orderedLines } from '../order/ordered-lines.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { loadQuote } from './load-quote.ts';
import { moveQuote } from './move-quote.ts';
import { sentVersionOf } from './sent-version.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { Result } from '../refusals.ts';
import { quotingMessages } from '../messages.ts';

const input = z.strictObject({
  Id: quoteIdInput,
  /** Made up by the page, so that a message that is sent twice makes one order. */
  OrderId: newIdInput,
});

/** Makes the order of an accepted quote: copies of its items as they were accepted, at the prices that were agreed. */
export const convertToOrder = procedure
  .allow('quotes.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, OrderId } }) => {
    const { orders } = ctx.stores;
    const stored = unwrapOrThrow(await loadQuote(ctx, Id));
    const earlier = await orders.load(OrderId);
    if (earlier) return orderToWire(ctx, unwrapOrThrow(isOf(earlier, Id)));
    await moveQuote(ctx, stored, { move: 'convert', facts: clearFacts, reason: '', idempotencyKey: null });
    const { frozen } = unwrapOrThrow(await sentVersionOf(ctx, Id, stored.quote.version));
    const customer = unwrapOrThrow(await findCustomer(ctx, unwrapOrThrow(customerIdOf(frozen))));
    const lines = await orderedLines(ctx, frozen.lines, OrderId);
    const order = orderOfVersion(frozen, { quoteId: Id, customerId: customer.id, lines });
    const made = await createOrder(ctx, { id: OrderId, order });
    return orderToWire(ctx, made);
  });

/** A message that arrives twice finds its order. */
const isOf = (order: StoredOrder, quoteId: string): Result<StoredOrder> =>
  order.order.quote?.id === quoteId ? accepted(order) : orderTaken;

/** Nothing is sent without a customer. */
const customerIdOf = ({ customer }: QuoteVersion): Result<string> =>
  customer === null ? refused('quote.no-customer', quotingMessages.guards['quote.no-customer']) : accepted(customer.id);
