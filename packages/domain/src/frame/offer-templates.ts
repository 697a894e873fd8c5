import { stylesFor } from '../build/of-system.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FrameTemplate } from '../catalogue/frame-rows.ts';
import type { Item } from '../item/item.ts';
import type { Offer } from '../item/offer.ts';

/** Every frame style of the item's system: any may be chosen at any time. */
export const offeredTemplates = (item: Item, catalogue: Catalogue): readonly Offer<FrameTemplate>[] =>
  stylesFor(item, catalogue).map((value) => ({ value, chosen: value.id === item.templateId, whyNot: null }));
