import { accepted, refused } from '@door/domain/door/model/outcome';
import { receiptPaperOf } from '@door/domain/selling/payment/receipt-paper';
import { paymentIdInput } from '../input/ids.ts';
import { findCustomer } from '../customer/customers.ts';
import { loadOrder } from './load-order.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { paperTexts, payingMessages, messages } from '../messages.ts';

/** The receipt of a payment, as it is printed; by the id of the payment. */
export const getReceipt = procedure
  .allow('orders.sell')
  .input(paymentIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: id }) => {
    const { payments } = ctx.stores;
    const found = await payments.load(id);
    const none = refused('payment.none', messages.payment.none);
    const { orderId, payment } = unwrapOrThrow(found ? accepted(found) : none);
    const { number, order } = unwrapOrThrow(await loadOrder(ctx, orderId));
    const { details } = unwrapOrThrow(await findCustomer(ctx, order.customerId));
    const source = {
      payment,
      payments: (await payments.ofOrder(orderId)).map((each) => each.payment),
      order: number,
      supplier: ctx.supplier.client,
      customer: { name: details.name, address: details.sites[0]?.address ?? order.deliveryAddress },
    };
    const { paper } = paperTexts;
    return { OrderId: orderId, Paper: unwrapOrThrow(receiptPaperOf(source, { paper, paying: payingMessages })) };
  });
