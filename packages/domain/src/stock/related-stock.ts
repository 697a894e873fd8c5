import type { Catalogue } from '../catalogue/catalogue.ts';
import type { MasterStock, RelatedStock, Stock } from '../catalogue/stock-rows.ts';
import type { Item } from '../item/item.ts';
import { stockFittingDoor } from './stock-of-master.ts';

/** Something that comes along with a choice; `stock` is null when none of its variants suits the door. */
export interface RelatedChoice {
  readonly related: RelatedStock;
  readonly master: MasterStock;
  readonly stock: Stock | null;
}

/** All that choosing a product brings along to this door. */
export const relatedTo = (masterId: MasterStock['id'], item: Item, catalogue: Catalogue): readonly RelatedChoice[] =>
  catalogue.rows.relatedStock
    .filter((related) => related.masterId === masterId)
    .map((related) => ({
      related,
      master: catalogue.master(related.relatedMasterId),
      stock: stockFittingDoor(related.relatedMasterId, item, catalogue),
    }));
