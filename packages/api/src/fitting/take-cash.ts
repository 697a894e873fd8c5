import { accepted, refused } from '@door/domain/door/model/result';
import { amountText } from '@door/domain/selling/pricing/money';
import { paymentOf } from '@door/domain/selling/payment/record-payment';
import { z } from 'zod';
import { newIdInput, visitIdInput } from '../input/ids.ts';
import { payingMessages } from '../messages.ts';
import { bookPayment } from '../order/book-payment.ts';
import { orderInstalments } from '../order/order-instalments.ts';
import { orderMoney } from '../order/order-money.ts';
import { today } from '../pricing/price-lists.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { amountFrom } from '../quote/amounts.ts';
import { moneyInput } from '../quote/quote-input.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { fittingMessages } from './messages.ts';
import { openVisit } from './open-visit.ts';

const cashInput = z.strictObject({
  /** Made up by the phone, so that cash that is sent twice is booked once. */
  Id: newIdInput,
  VisitId: visitIdInput,
  /** `1031.71`, in the currency of the order. */
  Amount: moneyInput,
});

/**
 * A fitter has taken cash for the order of their visit: at most what is open, and only who may. Booked today as a payment by cash; the same
 * message again books nothing. Answers what is open then, '' for nothing.
 */
export const takeCash = procedure
  .allow('visits.do')
  .input(cashInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, VisitId, Amount } }) => {
    const { stored } = await openVisit(ctx, VisitId);
    unwrapOrThrow(await mayTakeCash(ctx));
    const amount = unwrapOrThrow(amountFrom(Amount, stored.order.currency));
    const earlier = await ctx.stores.payments.load(Id);
    if (earlier) {
      const { payment, orderId } = earlier;
      const isRepeat = orderId === stored.id && payment.method === 'cash' && payment.amount.minor === amount.minor;
      return isRepeat ? openOf(ctx, stored) : unwrapOrThrow<never>(taken);
    }
    const { money, instalments } = await orderInstalments(ctx, stored);
    const kind = instalments.findLast(({ state }) => state === 'due')?.kind ?? 'balance';
    const written = { id: Id, kind, amount, on: today(ctx), method: 'cash', note: '' } as const;
    const said = { today: today(ctx), isOldAccepted: false, messages: payingMessages };
    const payment = unwrapOrThrow(paymentOf(written, { balance: money.balance, ...said }));
    const byHand = { source: 'hand', entry: null, recordedBy: ctx.caller.userId } as const;
    const booked = await bookPayment(ctx, stored, { payment, ...byHand });
    return openOf(ctx, booked ?? unwrapOrThrow<never>(taken));
  });

const taken: Result<never> = refused('payment.taken', fittingMessages.cashTaken);

/** Whether the caller may take cash of customers. */
export const isCashTaker = async ({ stores, caller }: Pick<OfficeScope, 'stores' | 'caller'>): Promise<boolean> =>
  (await stores.people.all()).some(({ userId, mayTakeCash }) => userId === caller.userId && mayTakeCash);

const mayTakeCash = async (ctx: OfficeScope): Promise<Result<null>> =>
  (await isCashTaker(ctx)) ? accepted(null) : refused('fitting.no-cash', fittingMessages.noCash);

async function openOf(ctx: OfficeScope, stored: Parameters<typeof orderMoney>[1]) {
  const { open } = (await orderMoney(ctx, stored)).balance;
  return { Open: open.minor > 0 ? amountText(open) : '', Currency: open.currency };
}
