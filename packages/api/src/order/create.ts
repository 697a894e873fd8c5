import { depositShare, planOfDeposit } from '@door/domain/selling/payment/plan';
import { totalsOf } from '@door/domain/selling/pricing/quote-totals';
import { proposedTreatment } from '@door/domain/selling/pricing/vat';
import { withComputedTotals } from '@door/domain/selling/order/change-order';
import { emptyOrder } from '@door/domain/selling/order/order';
import { usualJob } from '@door/domain/selling/quote/change-lines';
import { accepted } from '@door/domain/door/model/result';
import { z } from 'zod';
import { itemIdsInput } from '../quote/added-item-input.ts';
import { customerIdInput, newIdInput } from '../input/ids.ts';
import { findCustomer } from '../customer/customers.ts';
import { createOrder, orderTaken } from './create-order.ts';
import { newOrderLines } from './new-order-lines.ts';
import { orderToWire } from './order-to-wire.ts';
import type { StoredOrder } from './order-store.ts';
import { validPriceList } from '../pricing/price-lists.ts';
import { taxOf } from '../pricing/tax-of.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { oneOfEach } from '../quote/new-lines.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

const input = z.strictObject({
  /** Made up by the page, so that a message that is sent twice makes one order. */
  Id: newIdInput,
  CustomerId: customerIdInput,
  /** Doors to begin with; each line is a copy. */
  ItemIds: itemIdsInput,
});

/** An order that was never quoted, at the prices of today. It goes to the customer's first site until somebody says otherwise. */
export const create = procedure
  .allow('orders.sell')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, CustomerId, ItemIds } }) => {
    const { orders, items } = ctx.stores;
    const customer = unwrapOrThrow(await findCustomer(ctx, CustomerId));
    const earlier = await orders.claim(Id);
    if (earlier) return orderToWire(ctx, unwrapOrThrow(isByHand(earlier)));
    const [firstItem] = await items.find(ItemIds.slice(0, 1));
    const { currency = ctx.supplier.client.currency, item } = firstItem ?? {};
    const treatment = proposedTreatment(currency, item?.build.jobType ?? usualJob);
    const { terms } = (await validPriceList(ctx)).prices;
    const plan = ctx.supplier.client.plan ?? planOfDeposit(terms.deposit);
    const tax = await taxOf(ctx);
    const nothing = { items: [], charges: [], discount: { kind: 'none' } } as const;
    const empty = emptyOrder({
      customerId: customer.id,
      currency,
      treatment,
      plan,
      deliveryAddress: customer.details.sites[0]?.address ?? '',
      agreed: totalsOf({ currency, treatment, deposit: depositShare(plan), ...nothing }, tax),
    });
    const lines = await newOrderLines(ctx, { id: Id, order: empty }, oneOfEach(ctx, `order ${Id}`, ItemIds));
    const order = withComputedTotals({ ...empty, lines }, tax);
    const made = await createOrder(ctx, { id: Id, order });
    return orderToWire(ctx, made);
  });

/** A message that arrives twice finds its order. */
const isByHand = (stored: StoredOrder): Result<StoredOrder> =>
  stored.order.quote === null ? accepted(stored) : orderTaken;
