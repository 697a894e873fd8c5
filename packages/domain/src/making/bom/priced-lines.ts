import type { CatalogueRows } from '../../catalogue/rows/catalogue-rows.ts';
import type { ProductionRows } from '../../catalogue/rows/production-rows.ts';

/** The categories that are priced by the piece or by the metre (specification, section 9). */
export const pricedCategories = {
  architraves: 38,
  gtWalling: 1059,
  handles: 1005,
  hinges: 1009,
  knockers: 1003,
  letterPlates: 1014,
  liners: 1031,
  packers: 1010,
  spyholes: 13,
  subsills: 1033,
  thresholds: 1016,
  doorKnobs: 1082,
  couplings: 1062,
} as const;

const priced: ReadonlySet<number | null> = new Set(Object.values(pricedCategories));

export const isPriced = (categoryId: number | null): boolean => priced.has(categoryId);

/** Product, pricing category and booking code of a stock code. */
export interface StockKind {
  readonly masterId: number | null;
  readonly categoryId: number | null;
  readonly analysisCode: string | null;
}
export const noKind: StockKind = { masterId: null, categoryId: null, analysisCode: null };

/** Looks a code up in stock, size stock and production articles. */
export function stockKinds(
  rows: Pick<CatalogueRows, 'stock' | 'sizeStock'>,
  { articles }: Pick<ProductionRows, 'articles'>,
) {
  const kinds = new Map<string, StockKind>();
  for (const { code, categoryId } of articles) kinds.set(code, { ...noKind, categoryId });
  for (const { code, categoryId } of rows.sizeStock) kinds.set(code, { ...noKind, categoryId });
  for (const { code, masterId, categoryId, analysisCode } of rows.stock)
    kinds.set(code, { masterId, categoryId, analysisCode });
  return (code: string): StockKind => kinds.get(code) ?? noKind;
}
