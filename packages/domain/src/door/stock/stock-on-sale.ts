import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Stock } from '../../catalogue/rows/stock-rows.ts';
import type { StockCode } from '../model/ids.ts';

/**
 * Whether a door whose place holds `present` may have this stock: it and its product are sold, or the door has it already. A
 * retired product that a door has stays with it in every finish that is still sold.
 */
export const isStockOnSale = (stock: Stock, present: StockCode | null, catalogue: Catalogue): boolean =>
  stock.code === present ||
  isOnSale(stock, catalogue) ||
  (present !== null && catalogue.isSold(stock) && catalogue.stock(present).masterId === stock.masterId);

/** Whether stock and its product are sold. */
export const isOnSale = (stock: Stock, { isSold, master }: Catalogue): boolean =>
  isSold(stock) && isSold(master(stock.masterId));

/** What the place holds now, where it is among this stock; else the first of it. */
export const presentOrFirst = (stock: readonly Stock[], present: StockCode | null): StockCode | null =>
  (stock.find(({ code }) => code === present) ?? stock[0])?.code ?? null;
