import type { FrameTemplate } from '../../catalogue/rows/frame-rows.ts';
import type { RuleContext } from '../choice/rule.ts';
import { itemId } from '../model/ids.ts';
import type { Item } from '../model/item.ts';
import { newItem } from './new-item.ts';

/** A new item of a frame style that is looked at and never stored: its ids are the same each time. Throws as `newItem` does. */
export const sampleItem = (template: FrameTemplate, context: RuleContext): Item =>
  newItem(itemId('sample'), template, context);
