import { amountText } from '@door/domain/selling/pricing/money';
import { dueInstalment } from '@door/domain/selling/payment/instalments';
import { boughtOf } from '../customer-page/bought.ts';
import { openPage } from '../customer-page/open-page.ts';
import { enforceOfferLimit } from '../enforce-rate-limit.ts';
import { instalmentToWire, orderInstalments } from '../order/order-instalments.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { offerTokenInput } from '../quote/offer-input.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** What the customer of an order has paid and has to pay, for whoever has its link; null: there is no order yet. */
export const paymentState = procedure
  .allow('offer.answer')
  .input(offerTokenInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: token }) => {
    await enforceOfferLimit(ctx, 'offer', token);
    const { link, level } = unwrapOrThrow(await openPage(ctx, token));
    const bought = await boughtOf(ctx, link.sale);
    if (!bought.ok || bought.value.kind !== 'order') return null;
    const { order } = bought.value;
    const { instalments, money } = await orderInstalments(ctx, order);
    const due = dueInstalment(instalments);
    return {
      Currency: order.order.currency,
      /** Whoever has the link alone may pay what is due, and learns no other sum. */
      Rows: level === 2 ? instalments.map(instalmentToWire) : [],
      /** What is paid next; null: nothing is due now. */
      Due: due ? { Instalment: due.number, Kind: due.kind, Amount: amountText(due.open) } : null,
      Overpaid: level === 2 ? amountText(money.balance.overpaid) : '0.00',
    };
  });
