import { bankLineMoves } from '@door/domain/selling/payment/bank-line';
import { isFrom } from '@door/domain/people/history/life-cycle';
import { isTakenBack, type Payment } from '@door/domain/selling/payment/payment';
import { takenBack } from '@door/domain/selling/payment/record-payment';
import { accepted, refused } from '@door/domain/door/model/result';
import { money } from '@door/domain/selling/pricing/money';
import { bookPayment } from '../order/book-payment.ts';
import { loadOrder } from '../order/load-order.ts';
import { orderMoney } from '../order/order-money.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope, OfficeScope } from '../procedure.ts';
import { payingMessages } from '../messages.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { StoredLine } from './bank-store.ts';
import { bankMessages } from './messages.ts';

interface Booked {
  readonly line: StoredLine;
  /** Locked. */
  readonly stored: StoredOrder;
  /** The line that it takes back; null: it takes back none. */
  readonly reverses: string | null;
  /** Account of whoever says so; null: the rule. */
  readonly by: string | null;
}

/** Books the money of a line for an order, also where it is more than is open: it has come. */
export async function bookLine(ctx: CallScope, { line, stored, reverses, by }: Booked): Promise<StoredLine> {
  const { amount, day } = line.entry;
  if (amount.currency !== stored.order.currency)
    unwrapOrThrow(refused('bank.currency', bankMessages.currency(amount.currency, stored.order.currency)));
  if (amount.minor < 0 && reverses === null) unwrapOrThrow(refused('bank.went-out', bankMessages.wentOut));
  // A line that was booked, taken back and is booked again has another entry.
  const entry = `bank/${line.id}/${line.changedAt}`;
  const payment: Payment = {
    id: ctx.ids.itemNamed(`payment ${String(ctx.clientId)} ${entry}`),
    kind: reverses === null ? await kindOf(ctx, stored) : 'dispute',
    amount: money(amount.minor, stored.order.currency),
    on: day,
    method: 'bank',
    note: reverses === null ? '' : bankMessages.takenBack,
    takesBack: null,
  };
  await bookPayment(ctx, stored, { payment, source: 'bank', entry, recordedBy: by });
  return saveLine(
    ctx,
    { ...line, state: bankLineMoves.book.to, orderId: stored.id, paymentId: payment.id, reverses },
    by,
  );
}

/** What is paid first: the first row of which something is open. */
async function kindOf(ctx: CallScope, stored: StoredOrder): Promise<Payment['kind']> {
  const { balance } = await orderMoney(ctx, stored);
  return balance.rows.find(({ open }) => open.minor > 0)?.kind ?? 'other';
}

/** The line in its state, changed now. */
export async function saveLine(ctx: CallScope, line: StoredLine, by: string | null): Promise<StoredLine> {
  const saved = { ...line, changedBy: by, changedAt: ctx.clock.now().toISOString() };
  await ctx.stores.bank.save(saved);
  return saved;
}

/** A booked line is new again: an entry takes its payment back. */
export async function unbookLine(ctx: OfficeScope, id: string, reason: string): Promise<void> {
  const { bank } = ctx.stores;
  const [named] = await bank.find([id]);
  const stored = named?.orderId ? unwrapOrThrow(await loadOrder(ctx, named.orderId)) : undefined;
  const line = await loadLine(ctx, id);
  const { to: state } = bankLineMoves.unbook;
  if (!isFrom(bankLineMoves.unbook, line.state)) return;
  if (line.orderId !== (named?.orderId ?? null)) unwrapOrThrow(refused('bank.taken', bankMessages.taken));
  if (stored) await takePaymentBack(ctx, stored, { line, reason });
  await saveLine(ctx, { ...line, state, orderId: null, paymentId: null, reverses: null }, ctx.caller.userId);
}

interface TakingBack {
  readonly line: StoredLine;
  readonly reason: string;
}

async function takePaymentBack(ctx: OfficeScope, stored: StoredOrder, { line, reason }: TakingBack): Promise<void> {
  const { entry, paymentId } = line;
  const left = entry.amount.minor > 0 ? await ctx.stores.bank.reversible([entry.amount.minor]) : [line];
  if (!left.some(({ id }) => id === line.id)) unwrapOrThrow(refused('bank.reversed', bankMessages.reversed));
  const { payments, balance } = await orderMoney(ctx, stored);
  const all = payments.map(({ payment }) => payment);
  const payment = all.find(({ id }) => id === paymentId);
  if (!payment || isTakenBack(payment, all)) return;
  const said = { reason, today: today(ctx), messages: payingMessages, payments: all, paid: balance.paid };
  const back = unwrapOrThrow(
    takenBack(payment, {
      ...said,
      id: ctx.ids.itemNamed(`payment ${String(ctx.clientId)} back ${line.id} ${line.changedAt}`),
    }),
  );
  await bookPayment(ctx, stored, { payment: back, source: 'bank', entry: null, recordedBy: ctx.caller.userId });
}

/** The line, locked until the transaction ends. Lock its order first. */
export async function loadLine({ stores }: Pick<CallScope, 'stores'>, id: string): Promise<StoredLine> {
  const line = await stores.bank.load(id);
  return unwrapOrThrow(line ? accepted(line) : refused('bank.no-line', bankMessages.noLine));
}
