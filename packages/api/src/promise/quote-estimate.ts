import { type DateEstimate, keptDate } from '@door/domain/making/promise/promise';
import { acceptBy } from '@door/domain/making/promise/what-if';
import type { CallScope } from '../procedure.ts';
import type { QuoteFigures } from '../quote/quote-figures.ts';
import type { StoredQuote } from '../quote/quote-store.ts';
import { promiseFacts } from './promise-facts.ts';
import { checkedPromise } from './promise-order.ts';
import { hasUnknownRows, promisedSaleOfQuote } from './promised-sales.ts';

/** The date that a quote has if it is accepted in time, by what is known now; null: none in two years, or none that is known. */
export async function quoteEstimate(
  ctx: CallScope,
  stored: Pick<StoredQuote, 'id' | 'quote'>,
  figures: Pick<QuoteFigures, 'totals' | 'validUntil'>,
): Promise<DateEstimate | null> {
  if (stored.quote.lines.length === 0) return null;
  const sale = await promisedSaleOfQuote(ctx, stored, figures);
  if (hasUnknownRows(ctx, sale)) return null;
  const facts = await promiseFacts(ctx, sale);
  const date = checkedPromise(facts);
  if (date === null) return null;
  return { date: keptDate(date), acceptBy: acceptBy(facts, date, figures.validUntil) };
}
