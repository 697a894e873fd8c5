import { keysOf } from '../../lib/records.ts';
import type { VendorMessages } from '../../messages/messages.ts';
import { readQuantity, type StockUnit } from '../stock/quantity.ts';
import { longestKey } from '../stock/stock-article.ts';
import { realDay } from './closed-days.ts';
import type { VendorItem } from './vendor-item.ts';

/** The most characters of each text and the greatest numbers of an item, and the most items of a vendor and of a file. */
export const itemLimits = {
  key: longestKey,
  code: 60,
  text: 300,
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
export function readVendorItem(typed: TypedItem, { unit, amount, messages }: Reading): ReadItem {
  const texts = trimmed(typed);
  const quantity = (text: string) => atLeastOne(readQuantity(text, unit));
  const pack = quantity(texts.pack || '1');
  const least = texts.least === '' ? pack : quantity(texts.least);
  const per = quantity(texts.per || '1');
  const minor = texts.price === '' ? null : atMost(amount(texts.price));
  const leadDays = wholeNumber(texts.leadDays, { least: 0, most: itemLimits.leadDays });
  const rank = wholeNumber(texts.rank || '1', { least: 1, most: itemLimits.rank });
  const validFrom = texts.validFrom === '' ? null : realDay(texts.validFrom);
  const validUntil = texts.validUntil === '' ? null : realDay(texts.validUntil);
  const faults: Readonly<Record<keyof TypedItem, string | false>> = {
    key: texts.key === '' ? messages.key : tooLong(texts.key, itemLimits.key, messages),
    code: tooLong(texts.code, itemLimits.code, messages),
    text: tooLong(texts.text, itemLimits.text, messages),
    pack: pack === undefined && messages.quantity[unit],
    // What the least is without being written is the fault of the pack.
    least: least === undefined && texts.least !== '' && messages.quantity[unit],
    leadDays: leadDays === undefined && messages.leadDays(itemLimits.leadDays),
    price: minor === undefined && messages.price,
    per: per === undefined && messages.quantity[unit],
    validFrom: validFrom === undefined && messages.day,
    validUntil: validUntil === undefined ? messages.day : endsEarlier(validFrom, validUntil) && messages.endsEarlier,
    rank: rank === undefined && messages.rank(itemLimits.rank),
  };
  const problems = keysOf(faults).flatMap((field): readonly ItemProblem[] => {
    const message = faults[field];
    return message === false ? [] : [{ field, message }];
  });
  const figures = defined({ pack, least, per, minor, leadDays, rank, validFrom, validUntil });
  if (problems.length > 0 || figures === undefined) return { ok: false, problems };
  const { minor: paid, per: of, ...read } = figures;
  const price = paid === null ? null : { minor: paid, per: of };
  return { ok: true, item: { key: texts.key, unit, code: texts.code, text: texts.text, price, ...read } };
}

const trimmed = (typed: TypedItem): TypedItem => ({
  ...{ key: typed.key.trim(), code: typed.code.trim(), text: typed.text.trim() },
  ...{ pack: typed.pack.trim(), least: typed.least.trim(), leadDays: typed.leadDays.trim() },
  ...{ price: typed.price.trim(), per: typed.per.trim(), rank: typed.rank.trim() },
  ...{ validFrom: typed.validFrom.trim(), validUntil: typed.validUntil.trim() },
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
