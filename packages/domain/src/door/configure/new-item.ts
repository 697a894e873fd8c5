import type { FrameTemplate } from '../../catalogue/rows/frame-rows.ts';
import type { RuleContext } from '../choice/rule.ts';
import { effective } from '../effective/effective.ts';
import type { ItemId } from '../model/ids.ts';
import type { Item } from '../model/item.ts';

/** The item that a visitor starts with: a frame, and nothing else that anybody chose. */
export const newItem = (id: ItemId, template: FrameTemplate, context: RuleContext): Item =>
  effective({ id, choices: { templateId: template.id } }, context);
