import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Item } from '../item/item.ts';
import type { SizeSheet } from './size-sheet.ts';

/** What the limits of door, fixed lights and whole set are asked about. */
export interface SizedSet {
  readonly item: Pick<Item, 'frame' | 'leaves'>;
  readonly sheet: SizeSheet;
  readonly catalogue: Catalogue;
}
