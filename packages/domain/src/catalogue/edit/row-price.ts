import type { PriceList } from '../../selling/pricing/price-list.ts';
import { priceSections } from '../../selling/pricing/price-sections.ts';
import type { CatalogueContent } from './catalogue-content.ts';
import type { ListKind } from './row-kind.ts';

/** The tables of a price list that have a price for each product of a supplier, so that a new product brings one. */
const openSections = ['handle', 'piece', 'metre', 'threshold'] as const;
type OpenSection = (typeof openSections)[number];

/** Where the prices of a section lie in a price list. */
const openTables = {
  handle: 'handleTypes',
  piece: 'pieces',
  metre: 'perMetre',
  threshold: 'thresholds',
} as const satisfies Readonly<Record<OpenSection, keyof PriceList>>;

/** The catalogue with the price of a product: `piece.KN-URN`. undefined: no price is called like that. */
export function withPriceOfRow(content: CatalogueContent, code: string, value: number): CatalogueContent | undefined {
  const [name = '', ...rest] = code.split('.');
  const key = rest.join('.');
  const section = openSections.find((each): each is OpenSection => each === name);
  if (!section || key === '') return undefined;
  return { ...content, prices: priceSections[section].write(content.prices, { [key]: value }) };
}

/** The catalogue with the price that a product is sold at, or without one where it has none yet. undefined: no price is called like that. */
export function withoutPriceOfRow(
  content: CatalogueContent,
  code: string,
  published: CatalogueContent,
): CatalogueContent | undefined {
  const sold = priceOfCode(published.prices, code);
  if (sold !== undefined) return withPriceOfRow(content, code, sold);
  const [name = '', ...rest] = code.split('.');
  const section = openSections.find((each) => each === name);
  if (!section) return undefined;
  const table = openTables[section];
  const left = Object.entries(content.prices[table]).filter(([key]) => key !== rest.join('.'));
  return { ...content, prices: { ...content.prices, [table]: Object.fromEntries(left) } };
}

/**
 * A price list with the prices of products that it does not name, because they came to the catalogue after it. What it names
 * stays as it is.
 */
export const withNewProducts = (
  list: PriceList,
  { handleTypes, pieces, perMetre, thresholds }: PriceList,
): PriceList => ({
  ...list,
  handleTypes: { ...handleTypes, ...list.handleTypes },
  pieces: { ...pieces, ...list.pieces },
  perMetre: { ...perMetre, ...list.perMetre },
  thresholds: { ...thresholds, ...list.thresholds },
});

/** The code of the price of a row, where each row of its kind has a price of its own; undefined where it is priced by a group. */
export function priceCodeOf(kind: ListKind, row: object): string | undefined {
  const values = new Map<string, unknown>(Object.entries(row));
  const named = (section: OpenSection, field: string) => `${section}.${String(values.get(field))}`;
  if (kind === 'handles') return named('handle', 'handleType');
  if (kind === 'thresholds') return named('threshold', 'code');
  if (kind === 'sizeStock') return named('metre', 'code');
  // A handle is priced by its type.
  return kind === 'masters' && values.get('kind') !== 'handle' ? named('piece', 'code') : undefined;
}

/** The price of that code in a list, minor units; undefined: it has none. */
export function priceOfCode(prices: PriceList, code: string): number | undefined {
  const [section = '', ...rest] = code.split('.');
  const found = openSections.find((each) => each === section);
  return found && priceSections[found].read(prices)[rest.join('.')];
}
