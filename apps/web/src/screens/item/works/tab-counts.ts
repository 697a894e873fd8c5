import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Item } from '@door/domain/item/item';
import { broughtAlong } from '@door/domain/stock/add-ons';

export const addOnCount = (item: Item, catalogue: Catalogue): number => broughtAlong(item, catalogue).length;
