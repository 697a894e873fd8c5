import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { FrameTemplate } from '../../catalogue/rows/frame-rows.ts';
import { itemId } from '../model/ids.ts';
import type { Item } from '../model/item.ts';
import { newItem } from './new-item.ts';

/** A new item of a frame style that is looked at and never stored: its ids are the same each time. Throws as `newItem` does. */
export function sampleItem(template: FrameTemplate, catalogue: Catalogue): Item {
  let parts = 0;
  return newItem({ id: itemId('sample'), template, catalogue, partId: () => `part-${String((parts += 1))}` });
}
