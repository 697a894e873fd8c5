import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { MinorUnits } from './money.ts';
import type { PriceList } from './price-list.ts';

/** How a stock code is priced, with the code of its master, which the price list knows. */
export interface StockPrice {
  readonly by: 'piece' | 'metre' | 'threshold' | 'handle';
  readonly master: string;
  readonly price: MinorUnits;
}

/** The price of a stock code; undefined where the list has none. A handle costs its type and its suite. */
export function stockPriceOf(code: string, catalogue: Catalogue, prices: PriceList): StockPrice | undefined {
  const stock = catalogue.rows.stock.find((each) => each.code === code);
  const { code: master, handleType } = stock ? catalogue.master(stock.masterId) : { code, handleType: null };
  const found = (by: StockPrice['by'], price: MinorUnits | undefined): readonly StockPrice[] =>
    price === undefined ? [] : [{ by, master, price }];
  return [
    ...found('handle', handleType === null ? undefined : prices.handleTypes[handleType]),
    ...found('threshold', prices.thresholds[master]),
    ...found('metre', prices.perMetre[master]),
    ...found('piece', prices.pieces[master]),
  ].at(0);
}
