import { isLiving } from '@door/domain/selling/payment/attempt';
import { dueInstalment } from '@door/domain/selling/payment/instalments';
import { bankTransferOf } from '@door/domain/selling/payment/transfer';
import { amountText, groupedSumText, type Money } from '@door/domain/selling/pricing/money';
import { enforceOfferLimit } from '../enforce-rate-limit.ts';
import { instalmentToWire, orderInstalments } from '../order/order-instalments.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { PaymentAttempt } from '../payment/attempt-store.ts';
import { isOfProvider, lookAtAttempt } from '../payment/look.ts';
import { type CallScope, procedure } from '../procedure.ts';
import { offerTokenInput } from '../quote/offer-input.ts';
import { inOne, type OrderAtLevel, orderOfLink } from './order-of-link.ts';

/** How often a provider is asked while its customer looks at the page; ms. */
const asksEvery = 5_000;

/** What the customer of an order has paid and has to pay, for whoever has its link; null: there is no order yet. */
export const paymentState = procedure
  .allow('offer.answer')
  .input(offerTokenInput)
  .query(async ({ ctx, input: token }) => {
    await enforceOfferLimit(ctx, 'offer', token);
    const living = await inOne(ctx, async (scope) => {
      const found = await orderOfLink(scope, token);
      return found && (await scope.stores.attempts.ofOrder(found.order.id)).find(({ state }) => isLiving(state));
    });
    if (living && isToAsk(living, ctx.clock.now()))
      await lookAtAttempt(ctx, { clientId: ctx.clientId, attemptId: living.id }).catch((error: unknown) => {
        if (!isOfProvider(error)) throw error;
      });
    return inOne(ctx, (scope) => stateToWire(scope, token));
  });

const isToAsk = ({ providerId, checkedAt }: PaymentAttempt, now: Date): boolean =>
  providerId !== null && (checkedAt === null || now.getTime() - Date.parse(checkedAt) >= asksEvery);

async function stateToWire(ctx: CallScope, token: string) {
  const found = await orderOfLink(ctx, token);
  return found ? paymentsToWire(ctx, found) : null;
}

/** The same of an order that is known. */
export async function paymentsToWire(ctx: CallScope, { order, level }: OrderAtLevel) {
  const { instalments, money } = await orderInstalments(ctx, order);
  const account = await ctx.stores.accounts.active();
  const [attempt] = await ctx.stores.attempts.ofOrder(order.id);
  const due = dueInstalment(instalments);
  return {
    Currency: order.order.currency,
    /** Whoever has the link alone may pay what is due, and learns no other sum. */
    Rows: level === 2 ? instalments.map(instalmentToWire) : [],
    /** What is paid next; null: nothing is due now. */
    Due: due
      ? { Instalment: due.number, Kind: due.kind, Amount: amountText(due.open), Said: groupedSumText(due.open) }
      : null,
    /** Where it may be transferred to, for the customer alone; null: nothing is due, or the supplier has named no account. */
    Transfer: level === 2 && due ? transferToWire(ctx, order, due.open) : null,
    Overpaid: level === 2 ? amountText(money.balance.overpaid) : '0.00',
    /** Whether it can be paid online now: not while a payment is on its way. */
    CanPay: due !== undefined && account !== undefined && attempt?.state !== 'Processing',
    /** Nobody pays with it. */
    IsTest: account?.mode === 'test',
    /** The last attempt to pay online; null: there was none. */
    Attempt: attempt
      ? {
          State: attempt.state,
          Since: attempt.changedAt,
          /** Whether it may still be paid. */
          IsLiving: isLiving(attempt.state),
        }
      : null,
  };
}

function transferToWire({ supplier }: CallScope, { number: order }: StoredOrder, due: Money) {
  const { bank } = supplier.client;
  if (bank === null) return null;
  const { holder, account, reference, code } = bankTransferOf({ bank, order, due });
  const { iban, bic } = account.kind === 'iban' ? account : { iban: null, bic: '' };
  const { sortCode, number } = account.kind === 'sort-code' ? account : { sortCode: null, number: null };
  return {
    Holder: holder,
    /** null: pounds go to a sort code and an account number. */
    Iban: iban,
    Bic: bic,
    SortCode: sortCode,
    AccountNumber: number,
    Reference: reference,
    /** What a banking app reads from the QR code; null: the currency has none. */
    Code: code,
  };
}
