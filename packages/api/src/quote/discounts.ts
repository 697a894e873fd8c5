import { may } from '@door/domain/people/roles';
import { personState } from '@door/domain/people/person-state';
import { amountText, type BasisPoints, type Money } from '@door/domain/selling/pricing/money';
import type { Discount } from '@door/domain/selling/pricing/quote-totals';
import { numberText } from '@door/domain/lib/running-number';
import { accepted, refused } from '@door/domain/door/model/result';
import {
  discountLimits,
  isCoveredByGrant,
  isGrantedAlready,
  isWithinLimit,
  withDiscount,
} from '@door/domain/selling/quote/discount-limit';
import type { Quote } from '@door/domain/selling/quote/quote';
import { workingDaysAfter } from '@door/domain/selling/task/working-days';
import { recordHistory } from '../system-status/history.ts';
import { createTask, endTask } from '../task/tasks.ts';
import type { StoredQuote } from './quote-store.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope, OfficeScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { quotingMessages, messages } from '../messages.ts';
import { amountFrom } from './amounts.ts';
import { changeQuote, loadQuote, type QuoteChange } from './load-quote.ts';
import { priceQuote } from './price-quote.ts';

interface Asked {
  readonly rate: BasisPoints | undefined;
  readonly amount: string | undefined;
}

/** The discount that a message means; nothing, or nothing off, is none. */
export function askedDiscount({ currency }: Quote, { rate, amount }: Asked): Result<Discount> {
  if (amount === undefined) return accepted(rate ? { kind: 'percent', rate } : { kind: 'none' });
  const read = amountFrom(amount, currency);
  if (!read.ok) return read;
  return accepted(read.value.minor > 0 ? { kind: 'amount', amount: read.value } : { kind: 'none' });
}

interface Given extends Omit<QuoteChange, 'change'> {
  readonly discount: Discount;
  /** '' for none. */
  readonly reason: string;
}

/**
 * Gives the discount, if it is within the person's limit; what an admin was asked for is then done. Over the limit nothing
 * changes but that an admin is asked: the caller must keep this transaction although the outcome is a refusal.
 */
export async function giveDiscount(ctx: OfficeScope, given: Given): Promise<Result<StoredQuote>> {
  const { discount, reason, ...change } = given;
  const found = await loadQuote(ctx, change.id);
  if (!found.ok) return found;
  const { quote, lastIdempotencyKey } = found.value;
  const limit = await limitOf(ctx);
  const { items } = (await priceQuote(ctx, quote)).totals;
  const isKnown = lastIdempotencyKey === change.idempotencyKey || isGrantedAlready(quote, discount, items);
  if (!isKnown && !isWithinLimit(discount, { items, limit })) {
    await askAdmin(ctx, found.value, { discount, reason });
    return refused('quote.over-limit', quotingMessages.overLimit(percentText(limit)));
  }
  const changed = await changeQuote(ctx, {
    ...change,
    change: () =>
      isGrantedAlready(quote, discount, items)
        ? accepted(quote)
        : withDiscount(quote, { discount, items }, quotingMessages),
  });
  if (changed.lastUpdated === found.value.lastUpdated) return accepted(changed);
  const [from, to] = [quote.discount, discount].map(discountText);
  await recordHistory(ctx, [
    { about: 'quote', aboutId: change.id, kind: 'discount', from: from || null, to: to || null, reason },
  ]);
  const asked = await ctx.stores.tasks.load(taskIdOf(ctx, found.value, discount));
  if (asked?.state === 'Open') await endTask(ctx, asked, { move: 'finish', reason: messages.quote.discountGiven });
  return accepted(changed);
}

/**
 * The quote with that discount, to be looked at before it is given. Over the limit only for who sees costs: VAT at the standard rate says
 * that the goods are more than two thirds of the rest, so that any sum off would tell net trade after a few tries that nobody sees.
 */
export async function triedDiscount(ctx: OfficeScope, quote: Quote, discount: Discount): Promise<Result<Quote>> {
  const limit = may(ctx.caller.role, 'prices.seeCost') ? null : await limitOf(ctx);
  const { items } = (await priceQuote(ctx, quote)).totals;
  if (!isWithinLimit(discount, { items, limit }) && !isGrantedAlready(quote, discount, items))
    return refused('quote.over-limit', quotingMessages.overLimitUnasked(percentText(limit)));
  return accepted({ ...quote, discount });
}

/** The highest discount of the caller: that of the account, else that of its role. */
async function limitOf({ stores, caller }: OfficeScope): Promise<BasisPoints | null> {
  const person = (await stores.people.all()).find(({ userId }) => userId === caller.userId);
  return person?.maxDiscount ?? discountLimits[caller.role];
}

/** Whether a quote may be sent with its discount: the caller may give it, or somebody gave it on the doors that there still are. */
export const isDiscountGranted = async (ctx: OfficeScope, quote: Quote, items: Money): Promise<boolean> =>
  isCoveredByGrant(quote, items) || isWithinLimit(quote.discount, { items, limit: await limitOf(ctx) });

/** `12.5`; `0` where nothing may be given. */
const percentText = (limit: BasisPoints | null): string => String((limit ?? 0) / 100);

/** `10 %`, `150.00 EUR`, '' for none. */
const discountText = (discount: Discount): string => {
  if (discount.kind === 'none') return '';
  return discount.kind === 'percent'
    ? `${String(discount.rate / 100)} %`
    : `${amountText(discount.amount)} ${discount.amount.currency}`;
};

const daysToAnswer = 1;

/**
 * One task for each discount that is asked for, however often, with the reason that was given last; the company's where no
 * admin is known by name.
 */
async function askAdmin(
  ctx: OfficeScope,
  stored: StoredQuote,
  { discount, reason }: Pick<Given, 'discount' | 'reason'>,
): Promise<void> {
  const { id, number } = stored;
  const admin = (await ctx.stores.people.all()).find(
    (person) => person.role === 'admin' && personState(person) === 'active',
  );
  const task = await createTask(ctx, {
    id: taskIdOf(ctx, stored, discount),
    what: messages.quote.agreeToDiscount(discountText(discount), numberText('quote', number)),
    about: reason,
    due: workingDaysAfter(today(ctx), daysToAnswer),
    itemId: null,
    enquiryId: null,
    quoteId: id,
    orderId: null,
    assignee: admin?.userId ?? null,
    rule: 'agree-to-discount',
  });
  if (reason !== '' && task.about !== reason) await ctx.stores.tasks.save({ ...task, about: reason });
}

/** Of the question about that discount on these doors: less doors are a new question. */
const taskIdOf = ({ ids, clientId }: CallScope, { id, quote: { lines } }: StoredQuote, discount: Discount): string => {
  const doors = lines.map((line) => `${line.id} × ${String(line.quantity)}`).toSorted();
  return ids.itemNamed(`agree ${String(clientId)} ${id} ${discountText(discount)} ${doors.join(' ')}`);
};
