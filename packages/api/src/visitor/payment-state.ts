import { amountText } from '@door/domain/selling/pricing/money';
import { dueInstalment } from '@door/domain/selling/payment/instalments';
import { enforceOfferLimit } from '../enforce-rate-limit.ts';
import { instalmentToWire, orderInstalments } from '../order/order-instalments.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { offerTokenInput } from '../quote/offer-input.ts';
import { loadOffer } from '../quote/open-offer.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** What the customer of an order has paid and has to pay, for whoever has its link; null: there is no order yet. */
export const paymentState = procedure
  .allow('offer.answer')
  .input(offerTokenInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: token }) => {
    await enforceOfferLimit(ctx, 'offer', token);
    const { stored, state } = unwrapOrThrow(await loadOffer(ctx, token));
    const order = state === 'accepted' ? await ctx.stores.orders.ofQuote(stored.id) : undefined;
    if (!order) return null;
    const { instalments, money } = await orderInstalments(ctx, order);
    const due = dueInstalment(instalments);
    return {
      Currency: order.order.currency,
      Rows: instalments.map(instalmentToWire),
      /** What is paid next; null: nothing is due now. */
      Due: due ? { Instalment: due.number, Kind: due.kind, Amount: amountText(due.open) } : null,
      Overpaid: amountText(money.balance.overpaid),
    };
  });
