import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Item } from '@door/domain/item/item';
import type { Side } from '../scene.ts';

/** An item, the rows behind it, and the side it is seen from. */
export interface Asked {
  readonly item: Item;
  readonly catalogue: Catalogue;
  readonly side: Side;
}
