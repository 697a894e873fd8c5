import type { ClientRow } from '../../catalogue/rows/client-rows.ts';
import { amountOfLine } from '../pricing/quote-totals.ts';
import { type DateEstimate, saidDay } from '../../making/promise/promise.ts';
import { numberText } from '../../lib/running-number.ts';
import type { PaperMessages } from '../../messages/messages.ts';
import { type PaperItem, type PaperPosition, positionOf } from './paper-position.ts';
import { moneyText, type PaperSum, type PricedSale, sumsOf, vatNote } from './paper-sums.ts';
import type { PaperFact, PaperRow, PaperTexts, PaperTransfer } from './paper-rows.ts';
import type { Quote, QuoteCharge } from './quote.ts';

/**
 * What a quote or an order says, in words and in the order of the page. It is frozen with each version, so that the
 * document, the print page and the customer's page show exactly the same.
 */
export interface Paper {
  /** `Quote Q-1001`, `Quote Q-1001-2`. */
  readonly title: string;
  readonly letterhead: { readonly name: string; readonly lines: readonly string[]; readonly logoUrl: string | null };
  /** Name and lines of the address; empty while nobody is chosen. */
  readonly customer: readonly string[];
  readonly facts: readonly PaperFact[];
  readonly positions: readonly PaperPosition[];
  readonly charges: readonly PaperRow[];
  readonly sums: readonly PaperSum[];
  /** How it is taxed, and what the supplier wants to say. */
  readonly notes: readonly string[];
  /** '' for none. */
  readonly terms: string;
  /** Where what is due is transferred to. Absent: nothing is, or the supplier has named no account. */
  readonly transfer?: PaperTransfer;
}

export type PaperSupplier = Pick<
  ClientRow,
  'name' | 'email' | 'logoUrl' | 'letterhead' | 'saleTerms' | 'showPriceLines'
>;

/** All that the paper of a quote is made of. */
export interface PaperSource {
  /** The running number. */
  readonly number: number;
  readonly quote: Quote;
  readonly supplier: PaperSupplier;
  readonly customer: { readonly name: string; readonly address: string } | null;
  /** Where the doors go; '' where it is the customer's address, or nobody has said. */
  readonly delivery: string;
  /** Whom to ask at the supplier's. */
  readonly contact: string;
  /** `2026-11-22`. */
  readonly date: string;
  readonly validUntil: string;
  /** null: no date can be said. */
  readonly estimate: DateEstimate | null;
  /** Each line of the quote, in its order. */
  readonly items: readonly PaperItem[];
  readonly priced: PricedSale;
}

/** The paper of a quote at the prices that it is handed. */
export function paperOf(source: PaperSource, messages: PaperTexts): Paper {
  const { number, quote, supplier, customer, items, priced } = source;
  return {
    title: messages.paper.title(numberText('quote', number), quote.version),
    letterhead: letterheadOf(supplier),
    customer: customer === null ? [] : linesOf(`${customer.name}\n${customer.address}`),
    facts: factsOf(source, messages.paper),
    positions: items.map((item, at) =>
      positionOf(item, { number: at + 1, showPriceLines: supplier.showPriceLines, messages }),
    ),
    charges: chargeRowsOf(quote.charges, messages.paper),
    sums: sumsOf(priced, messages.paper),
    notes: [vatNote(priced.totals.vat, messages.paper), quote.note.trim()].filter((note) => note !== ''),
    terms: quote.terms.trim() || supplier.saleTerms.trim(),
  };
}

/** The same for whoever may not know whose it is: without the name, the address, and where the doors go. */
export const withoutPerson = (paper: Paper, { facts }: PaperMessages): Paper => ({
  ...paper,
  customer: [],
  facts: paper.facts.filter(({ label }) => label !== facts.delivery),
});

function factsOf(source: PaperSource, messages: PaperMessages): readonly PaperFact[] {
  const { date, validUntil, delivery, contact, estimate } = source;
  const facts: readonly (readonly [keyof PaperMessages['facts'], string])[] = [
    ['date', messages.date(date)],
    ['validUntil', messages.date(validUntil)],
    ['estimate', estimate === null ? '' : estimateText(estimate, messages)],
    ['delivery', linesOf(delivery).join(', ')],
    ['contact', contact],
  ];
  return paperFacts(facts, messages);
}

const estimateText = ({ date, acceptBy }: DateEstimate, { estimate, date: dateText }: PaperMessages): string =>
  estimate({ what: date.what, grain: date.grain, day: dateText(saidDay(date)), acceptBy: dateText(acceptBy) });

/** Those that say something, in their order. */
export const paperFacts = (
  facts: readonly (readonly [keyof PaperMessages['facts'], string])[],
  messages: PaperMessages,
): readonly PaperFact[] =>
  facts.filter(([, text]) => text !== '').map(([fact, text]) => ({ label: messages.facts[fact], text }));

export const letterheadOf = ({
  name,
  email,
  logoUrl,
  letterhead: { address, phone, registration },
}: PaperSupplier): Paper['letterhead'] => ({
  name,
  lines: linesOf([address, phone, email, registration].join('\n')),
  logoUrl: logoUrl || null,
});

export const chargeRowsOf = (
  charges: readonly Pick<QuoteCharge, 'text' | 'quantity' | 'unit'>[],
  messages: PaperMessages,
): readonly PaperRow[] =>
  charges.map(({ text, quantity, unit }) => ({
    text,
    quantity,
    unit: moneyText(unit, messages),
    amount: moneyText(amountOfLine({ unit, quantity }), messages),
  }));

/** The lines of a text without empty ones. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
