import {
  type Amounts,
  blankLine,
  type LinePlace,
  type ManualLine,
  placed,
  withAmounts,
  withStock,
} from '../bom/manual-line.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Stock } from '../catalogue/stock-rows.ts';
import type { Item } from '../item/item.ts';
import { relatedTo } from './related-stock.ts';

export interface StockChoice {
  readonly stock: Stock;
  readonly place: LinePlace;
  readonly amounts: Amounts;
}

const onePiece: Amounts = { quantity: 1, length: 0, width: 0 };

/** The lines that choosing stock puts on the sheet: the stock itself, and all that it brings along to this door. */
export function chosenLines(
  { stock, place, amounts }: StockChoice,
  item: Item,
  catalogue: Catalogue,
): readonly ManualLine[] {
  const own = withAmounts(withStock(placed(blankLine, place), stock), amounts);
  const brought = relatedTo(stock.masterId, item, catalogue).flatMap(({ related, stock: comes }) => {
    if (!comes) return [];
    const line = withStock(placed(blankLine, { ...place, dropdown: related.dropdown }), comes);
    return [{ ...withAmounts(line, onePiece), reference: 'Related Stock Item' as const }];
  });
  return [own, ...brought];
}
