import { keysOf } from '../../lib/records.ts';
import { mayBeEither } from '../../lib/typed-number.ts';
import type { VendorMessages } from '../../messages/messages.ts';
import { readQuantity, type StockUnit } from '../stock/quantity.ts';
import { longestKey } from '../stock/stock-article.ts';
import { realDay } from './closed-days.ts';
import type { VendorItem } from './vendor-item.ts';

/** The most characters of each text and the greatest numbers of an item, and the most items of a vendor and of a file. */
export const itemLimits = {
  key: longestKey,
  code: 60,
  text: 2_000,
  leadDays: 250,
  /** Minor units. */
  price: 100_000_000_000,
  rank: 99,
  items: 5_000,
  /** Of a file; longer ones come in parts. */
  rows: 2_000,
} as const;

/**
 * An item as somebody has written it, in texts alone: quantities in the unit of the article, `5.960`, amounts as `12.50`, days as
 * `2026-12-31`. Of a text that is '' the usual value is meant.
 */
export interface TypedItem {
  readonly key: string;
  readonly code: string;
  readonly text: string;
  /** '': one piece, bar, metre or litre. */
  readonly pack: string;
  /** '': one pack. */
  readonly least: string;
  readonly leadDays: string;
  /** '': nobody knows yet. */
  readonly price: string;
  /** '': one piece, bar, metre or litre. */
  readonly per: string;
  readonly validFrom: string;
  readonly validUntil: string;
  /** '': 1. */
  readonly rank: string;
}

export type ItemFacts = Omit<VendorItem, 'id' | 'vendor'>;

export interface ItemProblem {
  readonly field: keyof TypedItem;
  readonly message: string;
}

/** What was written, or everything that is wrong with it, by field. */
export type ReadItem =
  | { readonly ok: true; readonly item: ItemFacts }
  | { readonly ok: false; readonly problems: readonly ItemProblem[] };

interface Reading {
  /** Of the article. */
  readonly unit: StockUnit;
  /** Reads `12.50` as minor units of the vendor's currency; undefined: it is no amount. */
  readonly amount: (text: string) => number | undefined;
  readonly messages: VendorMessages['item'];
}

/** Reads an item of which the article is known. */
export function readVendorItem(typed: TypedItem, reading: Reading): ReadItem {
  const texts = trimmed(typed);
  const figures = figuresOf(texts, reading);
  const problems = keysOf(checks).flatMap((field): readonly ItemProblem[] => {
    const message = checks[field]({ texts, figures, ...reading });
    return message === false ? [] : [{ field, message }];
  });
  const sound = defined(figures);
  if (problems.length > 0 || sound === undefined) return { ok: false, problems };
  const { minor, per, ...read } = sound;
  const price = minor === null ? null : { minor, per };
  const { key, code, text } = texts;
  return { ok: true, item: { key, unit: reading.unit, code, text, price, ...read } };
}

/** Of each text what it means; undefined: it means nothing. */
function figuresOf(texts: TypedItem, { unit, amount }: Reading) {
  const quantity = (text: string) => atLeastOne(readQuantity(text, unit));
  const pack = quantity(texts.pack || '1');
  return {
    pack,
    least: texts.least === '' ? pack : quantity(texts.least),
    leadDays: wholeNumber(texts.leadDays, { least: 0, most: itemLimits.leadDays }),
    minor: texts.price === '' ? null : atMost(amount(texts.price)),
    per: quantity(texts.per || '1'),
    rank: wholeNumber(texts.rank || '1', { least: 1, most: itemLimits.rank }),
    validFrom: texts.validFrom === '' ? null : realDay(texts.validFrom),
    validUntil: texts.validUntil === '' ? null : realDay(texts.validUntil),
  };
}

interface Checked extends Reading {
  readonly texts: TypedItem;
  readonly figures: ReturnType<typeof figuresOf>;
}

/** What is wrong with each field; false: nothing. */
const checks: Readonly<Record<keyof TypedItem, (of: Checked) => string | false>> = {
  key: ({ texts, messages }) => (texts.key === '' ? messages.key : tooLong(texts.key, itemLimits.key, messages)),
  code: ({ texts, messages }) => tooLong(texts.code, itemLimits.code, messages),
  text: ({ texts, messages }) => tooLong(texts.text, itemLimits.text, messages),
  pack: ({ figures, texts, ...how }) => figures.pack === undefined && noQuantity(texts.pack, how),
  // What the least is without being written is the fault of the pack.
  least: ({ texts, figures, ...how }) =>
    figures.least === undefined && texts.least !== '' && noQuantity(texts.least, how),
  leadDays: ({ figures, messages }) => figures.leadDays === undefined && messages.leadDays(itemLimits.leadDays),
  price: ({ figures, messages }) => figures.minor === undefined && messages.price,
  per: ({ figures, texts, ...how }) => figures.per === undefined && noQuantity(texts.per, how),
  validFrom: ({ figures, messages }) => figures.validFrom === undefined && messages.day,
  validUntil: ({ figures: { validFrom, validUntil }, messages }) =>
    validUntil === undefined ? messages.day : endsEarlier(validFrom, validUntil) && messages.endsEarlier,
  rank: ({ figures, messages }) => figures.rank === undefined && messages.rank(itemLimits.rank),
};

const noQuantity = (text: string, { unit, messages }: Pick<Reading, 'unit' | 'messages'>): string =>
  mayBeEither(text) ? messages.either(text) : messages.quantity[unit];

const trimmed = (typed: TypedItem): TypedItem => ({
  key: typed.key.trim(),
  code: typed.code.trim(),
  text: typed.text.trim(),
  pack: typed.pack.trim(),
  least: typed.least.trim(),
  leadDays: typed.leadDays.trim(),
  price: typed.price.trim(),
  per: typed.per.trim(),
  rank: typed.rank.trim(),
  validFrom: typed.validFrom.trim(),
  validUntil: typed.validUntil.trim(),
});

const atLeastOne = (quantity: number | undefined): number | undefined => (quantity === 0 ? undefined : quantity);

const atMost = (minor: number | undefined): number | undefined =>
  minor !== undefined && minor >= 0 && minor <= itemLimits.price ? minor : undefined;

function wholeNumber(text: string, { least, most }: Readonly<Record<'least' | 'most', number>>): number | undefined {
  const number = Number(text);
  return /^\d{1,4}$/.test(text) && number >= least && number <= most ? number : undefined;
}

const tooLong = (text: string, most: number, messages: VendorMessages['item']): string | false =>
  text.length > most && messages.tooLong(most);

const endsEarlier = (from: string | null | undefined, until: string | null): boolean =>
  typeof from === 'string' && until !== null && until < from;

type Defined<Values> = { readonly [Name in keyof Values]: Exclude<Values[Name], undefined> };

/** The values where none of them is undefined. */
function defined<Values extends object>(values: Values): Defined<Values> | undefined {
  const isDefined = (all: Values | Defined<Values>): all is Defined<Values> =>
    Object.values(all).every((value) => value !== undefined);
  return isDefined(values) ? values : undefined;
}
