import { attemptAfter } from '@door/domain/selling/payment/attempt';
import type { PaymentKind } from '@door/domain/selling/payment/payment';
import { settle } from '@door/domain/selling/payment/settle';
import { money } from '@door/domain/selling/pricing/money';
import { messagesAfter } from '../message/tell-customer.ts';
import { bookPayment } from '../order/book-payment.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { orderTasksAfter } from '../order/order-tasks.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import type { PaymentAttempt } from './attempt-store.ts';
import { lockAttempt, saveState } from './locked-attempt.ts';
import type { SaidSnapshot } from './provider.ts';

interface Said {
  readonly said: SaidSnapshot;
  readonly expires: boolean;
}

/** Books what a provider says of an attempt, and what follows from it. */
export async function bookSnapshot(
  ctx: CallScope,
  id: string,
  { said, expires }: Said,
): Promise<PaymentAttempt | undefined> {
  const locked = await lockAttempt(ctx, id);
  if (!locked) return undefined;
  const { attempt, stored } = locked;
  if (!isAsAsked(attempt, said)) {
    await orderTasksAfter(ctx, stored, { occasion: 'odd-payment', by: attempt.id });
    return saveState(ctx, { ...attempt, snapshot: snapshotOf(said) }, attempt.state);
  }
  const booked = (await ctx.stores.payments.ofOrder(stored.id)).flatMap(({ entry }) => entry ?? []);
  const settled = settle({ attempt: attempt.id, booked, snapshot: snapshotOf(said) });
  const add = ctx.payments.books(attempt.mode) ? settled.add : [];
  let order = stored;
  for (const { id: entry, amount } of add) order = (await bookEntry(ctx, order, { attempt, entry, amount })) ?? order;
  await disputeTasks(ctx, order, { attempt, said, entries: add.map((each) => each.id) });
  await settleRefunds(ctx, attempt, said);
  if (add.length > 0) await ctx.stores.promises.raiseFactsRevision();
  const state = attemptAfter(attempt.state, settled.state === 'Expired' && expires ? 'Superseded' : settled.state);
  const saved = await saveState(ctx, { ...attempt, snapshot: snapshotOf(said) }, state);
  if (state === 'Failed' && attempt.state !== state) await messagesAfter(ctx, order, 'failed');
  return saved;
}

const snapshotOf = ({ currency: _, ...snapshot }: SaidSnapshot) => snapshot;

/** In another currency, or another sum, somebody has to look. */
const isAsAsked = ({ amount }: PaymentAttempt, { currency, charges }: SaidSnapshot): boolean =>
  currency === amount.currency && charges.every((charge) => charge.state !== 'paid' || charge.amount === amount.minor);

interface Entry {
  readonly attempt: PaymentAttempt;
  /** `{attempt}/{kind}/{id}`. */
  readonly entry: string;
  readonly amount: number;
}

async function bookEntry(
  ctx: CallScope,
  order: StoredOrder,
  { attempt, entry, amount }: Entry,
): Promise<StoredOrder | null> {
  const payment = {
    id: ctx.ids.itemNamed(`payment ${String(ctx.clientId)} ${entry}`),
    kind: kindOf(entry, attempt),
    amount: money(amount, attempt.amount.currency),
    on: today(ctx),
    method: 'card',
    note: '',
    takesBack: null,
  } as const;
  return bookPayment(ctx, order, { payment, source: 'provider', entry, recordedBy: null });
}

const entryKinds: Readonly<Record<string, PaymentKind>> = {
  refund: 'refund',
  'refund-failed': 'refund-failed',
  dispute: 'dispute',
  'dispute-won': 'dispute-won',
};

const kindOf = (entry: string, { kind }: PaymentAttempt): PaymentKind => entryKinds[entry.split('/')[1] ?? ''] ?? kind;

interface Disputed {
  readonly attempt: PaymentAttempt;
  readonly said: SaidSnapshot;
  readonly entries: readonly string[];
}

/** What the bank asks has to be answered in time; once it has decided there is nothing to answer. */
async function disputeTasks(ctx: CallScope, order: StoredOrder, { attempt, said, entries }: Disputed): Promise<void> {
  const by = attempt.id;
  if (entries.some((entry) => entry.includes('/dispute/')))
    await orderTasksAfter(ctx, order, { occasion: 'disputed', by });
  const isOver = said.disputes.length > 0 && said.disputes.every(({ state }) => state !== 'open');
  if (isOver) await orderTasksAfter(ctx, order, { occasion: 'dispute-over', by });
}

/** What became of the money that was asked back. */
async function settleRefunds(
  { stores }: CallScope,
  { id, orderId }: PaymentAttempt,
  said: SaidSnapshot,
): Promise<void> {
  const own = (await stores.attempts.refundsOf(orderId)).filter((refund) => refund.attemptId === id);
  for (const refund of own) {
    const state = said.refunds.find((each) => each.id === refund.providerId)?.state ?? 'pending';
    if (state !== 'pending')
      await stores.attempts.saveRefund({ ...refund, state: state === 'done' ? 'Done' : 'Failed' });
  }
}
