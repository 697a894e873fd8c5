import { proposedTreatment } from '../pricing/vat.ts';
import type { JobType } from '../../door/model/build-choices.ts';
import type { Currency } from '../../door/model/item-record.ts';
import { type Result, refused } from '../../door/model/result.ts';
import type { QuotingMessages } from '../../messages/messages.ts';
import { draftOnly, type Quote, type QuoteLine } from './quote.ts';

export interface NewLine extends QuoteLine {
  readonly currency: Currency;
  readonly jobType: JobType;
}

const mostLines = 100;

/** The job that a quote without a door is about. */
export const usualJob: JobType = 'replacement';

/** Adds lines at the end. The first door settles the currency of a quote and how it is taxed, while nobody has said so. */
export function withLines(quote: Quote, added: readonly NewLine[], messages: QuotingMessages): Result<Quote> {
  const [first] = added;
  const begun = first ? begunWith(first, quote) : quote;
  const other = added.find(({ currency }) => currency !== begun.currency);
  if (other) return refused('quote.other-currency', messages.otherCurrency(other.currency, begun.currency));
  const lines = [...quote.lines, ...added.map(({ id, itemId, quantity }) => ({ id, itemId, quantity }))];
  if (lines.length > mostLines) return refused('quote.too-many-lines', messages.tooManyLines(mostLines));
  if (new Set(lines.map(({ id }) => id)).size < lines.length) return refused('quote.line-taken', messages.lineTaken);
  return draftOnly({ ...begun, lines }, messages);
}

/** Nothing in the quote has an amount yet, so that its currency is open. */
function begunWith({ currency, jobType }: NewLine, quote: Quote): Quote {
  const { lines, charges, discount, treatment } = quote;
  if (lines.length > 0 || charges.length > 0 || discount.kind === 'amount') return quote;
  const isUntouched = treatment === proposedTreatment(quote.currency, usualJob);
  return { ...quote, currency, treatment: isUntouched ? proposedTreatment(currency, jobType) : treatment };
}

export interface LineChange {
  readonly lineId: string;
  readonly quantity?: number | undefined;
  /** From 1; beyond the last: the last. */
  readonly position?: number | undefined;
}

/** Sets how many of a line there are, and its place on the paper. */
export function withLineChange(quote: Quote, change: LineChange, messages: QuotingMessages): Result<Quote> {
  const lines = withChangedLine(quote.lines, change);
  return lines ? draftOnly({ ...quote, lines }, messages) : refused('quote.no-line', messages.noLine);
}

/** The lines after a change of one of them; null: there is no such line. */
export function withChangedLine<Line extends Pick<QuoteLine, 'id' | 'quantity'>>(
  lines: readonly Line[],
  { lineId, quantity, position }: LineChange,
): readonly Line[] | null {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return null;
  const changed = { ...line, quantity: quantity ?? line.quantity };
  const place = position === undefined ? lines.indexOf(line) : position - 1;
  return lines.filter((each) => each !== line).toSpliced(place, 0, changed);
}

/** Charges about the line go with it. A line that is gone already counts as removed. */
export function withoutLine(quote: Quote, lineId: string, messages: QuotingMessages): Result<Quote> {
  const isAbout = (origin: { readonly lineId: string | null } | null): boolean => origin?.lineId === lineId;
  const without = {
    ...quote,
    lines: quote.lines.filter(({ id }) => id !== lineId),
    charges: quote.charges.filter(({ origin }) => !isAbout(origin)),
    withdrawn: quote.withdrawn.filter((origin) => !isAbout(origin)),
  };
  return draftOnly(without, messages);
}
