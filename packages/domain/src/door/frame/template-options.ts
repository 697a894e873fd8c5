import { templatesOfSystem } from '../system/item-system.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { FrameTemplate } from '../../catalogue/rows/frame-rows.ts';
import type { Item } from '../model/item.ts';
import { type Option, optionsOf } from '../choice/option.ts';

/** Every frame template of the item's system; any may be chosen at any time. */
export const templateOptions = (item: Item, catalogue: Catalogue): readonly Option<FrameTemplate>[] =>
  optionsOf(templatesOfSystem(item, catalogue), ({ id }) => id === item.templateId, catalogue);
