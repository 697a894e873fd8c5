import type { Catalogue } from '../catalogue/catalogue.ts';
import type { MasterStock, RelatedStock, Stock } from '../catalogue/stock-rows.ts';
import type { Item } from '../model/item.ts';
import { stockFittingDoor } from './stock-of-master.ts';

/** Stock that a chosen product requires; `stock` is null when no variant fits the door. */
export interface RelatedStockChoice {
  readonly related: RelatedStock;
  readonly master: MasterStock;
  readonly stock: Stock | null;
}

/** All related stock of a product for this door. */
export const relatedTo = (
  masterId: MasterStock['id'],
  item: Item,
  catalogue: Catalogue,
): readonly RelatedStockChoice[] =>
  catalogue.rows.relatedStock
    .filter((related) => related.masterId === masterId)
    .map((related) => ({
      related,
      master: catalogue.master(related.relatedMasterId),
      stock: stockFittingDoor(related.relatedMasterId, item, catalogue),
    }));
