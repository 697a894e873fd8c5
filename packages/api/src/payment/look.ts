import type { ClientId } from '@door/domain/door/model/ids';
import { attemptAfter, type AttemptState, isLiving, nextCheck } from '@door/domain/selling/payment/attempt';
import type { PaymentKind } from '@door/domain/selling/payment/payment';
import { settle } from '@door/domain/selling/payment/settle';
import { money } from '@door/domain/selling/pricing/money';
import { messagesAfter } from '../message/tell-customer.ts';
import { bookPayment } from '../order/book-payment.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { orderTasksAfter } from '../order/order-tasks.ts';
import type { Ports } from '../ports/context.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import type { PaymentAttempt } from './attempt-store.ts';
import { ProviderAway, ProviderRefused, type SaidSnapshot } from './provider.ts';

interface Looking {
  readonly clientId: ClientId;
  readonly attemptId: string;
  /** Nobody may pay any more: the provider ends the session first. */
  readonly expires?: boolean;
}

/** Runs work of a rule in a transaction of a supplier, in nobody's name. */
export async function asRule<Result>(
  ports: Ports,
  clientId: ClientId,
  work: (ctx: CallScope) => Promise<Result>,
): Promise<Result | undefined> {
  const supplier = await ports.suppliers.find(clientId);
  const nobody = { caller: { role: 'public' }, requestId: '', address: '', agent: '', device: '' } as const;
  return (
    supplier && ports.transactions.run(clientId, (stores) => work({ ...ports, ...nobody, clientId, supplier, stores }))
  );
}

/** Asks the provider how an attempt stands, and books what follows (JOURNEY 6.3). Throws where the provider does not answer. */
export async function lookAtAttempt(
  ports: Ports,
  { clientId, attemptId, expires = false }: Looking,
): Promise<PaymentAttempt | undefined> {
  const found = await asRule(ports, clientId, async ({ stores }) => {
    const attempt = await stores.attempts.load(attemptId);
    return { attempt, account: attempt && (await stores.accounts.of(attempt.driver)) };
  });
  if (!found?.attempt) return undefined;
  const { attempt, account } = found;
  const { providerId } = attempt;
  if (providerId === null || !account) return asRule(ports, clientId, (ctx) => withoutProvider(ctx, attemptId));
  try {
    const provider = ports.payments.of(account);
    const said = await (expires ? provider.expire(providerId) : provider.read(providerId));
    return await asRule(ports, clientId, (ctx) => bookSnapshot(ctx, attemptId, { said, expires }));
  } catch (error) {
    if (isOfProvider(error)) await asRule(ports, clientId, (ctx) => askLater(ctx, attemptId));
    throw error;
  }
}

export const isOfProvider = (error: unknown): boolean =>
  error instanceof ProviderAway || error instanceof ProviderRefused;

/** One whose session nobody ever learned of cannot be paid once its time is over. */
async function withoutProvider(ctx: CallScope, id: string): Promise<PaymentAttempt | undefined> {
  const locked = await lockAttempt(ctx, id);
  if (!locked) return undefined;
  const { attempt } = locked;
  const isOver = Date.parse(attempt.expiresAt) <= ctx.clock.now().getTime();
  return saveState(ctx, attempt, isOver ? attemptAfter(attempt.state, 'Expired') : attempt.state);
}

async function askLater(ctx: CallScope, id: string): Promise<void> {
  const locked = await lockAttempt(ctx, id);
  if (locked) await saveState(ctx, locked.attempt, locked.attempt.state);
}

/** With its order, which is locked first. */
export async function lockAttempt(
  { stores }: CallScope,
  id: string,
): Promise<{ readonly attempt: PaymentAttempt; readonly stored: StoredOrder } | undefined> {
  const named = await stores.attempts.load(id);
  const stored = named && (await stores.orders.load(named.orderId));
  const attempt = stored && (await stores.attempts.load(id));
  return attempt && stored ? { attempt, stored } : undefined;
}

interface Said {
  readonly said: SaidSnapshot;
  readonly expires: boolean;
}

async function bookSnapshot(ctx: CallScope, id: string, { said, expires }: Said): Promise<PaymentAttempt | undefined> {
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

/** The attempt in its state, checked now. */
export async function saveState(ctx: CallScope, attempt: PaymentAttempt, state: AttemptState): Promise<PaymentAttempt> {
  const now = ctx.clock.now();
  const next = nextCheck({ state, startedAt: Date.parse(attempt.startedAt), now: now.getTime() });
  const saved = {
    ...attempt,
    state,
    changedAt: state === attempt.state ? attempt.changedAt : now.toISOString(),
    checkedAt: now.toISOString(),
    checks: attempt.checks + 1,
    nextCheckAt: next === null ? null : new Date(next).toISOString(),
  };
  await ctx.stores.attempts.save(saved);
  return saved;
}

/** Most that are looked at in one go: the others have their turn in a minute. */
const mostAtOnce = 100;

/** Looks at all attempts of a supplier whose time has come. One whose provider does not answer has its next time. */
export async function lookAtDue(ports: Ports, clientId: ClientId): Promise<void> {
  const now = ports.clock.now().toISOString();
  const ids = await asRule(ports, clientId, ({ stores }) => stores.attempts.due(now, mostAtOnce));
  for (const attemptId of ids ?? [])
    await lookAtAttempt(ports, { clientId, attemptId }).catch((error: unknown) => {
      if (!isOfProvider(error)) throw error;
      ports.log.warn({ attempt: attemptId, fault: String(error) }, 'A payment provider was asked in vain.');
    });
}

/** Whether an attempt that could be paid cannot be any more. */
export async function supersede(ports: Ports, { clientId, attemptId }: Omit<Looking, 'expires'>): Promise<boolean> {
  const after = await lookAtAttempt(ports, { clientId, attemptId, expires: true });
  return after === undefined || !isLiving(after.state);
}
