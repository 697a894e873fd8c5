import type { DoorChoices } from '@door/domain/catalogue/rows/gallery-rows';
import { itemOfChoices } from '@door/domain/door/configure/finished-door';
import { newItem } from '@door/domain/door/configure/new-item';
import { itemId, type TemplateId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import type { Size } from '@door/domain/lib/mm';
import type { Result } from '@door/domain/door/model/result';
import { configure } from '@door/domain/door/configure/configure';
import type { RuleContext } from '@door/domain/door/choice/rule';

/** A new door of a frame, as the supplier begins it. */
export const newDoorOf = (templateId: TemplateId, context: RuleContext): Item =>
  newItem(itemId('beginning'), context.catalogue.template(templateId), context);

/** The door that these choices make, as a new one; the refusal where the supplier does not make it any more. */
export const doorOfChoices = (choices: DoorChoices, context: RuleContext): Result<Item> =>
  itemOfChoices(choices, newDoorOf(choices.templateId, context), (item, action) => configure(item, action, context));

/** A door for the opening that a person typed, where it can be made in that size; in its own size otherwise. */
export function inOpening(door: Item, typedSize: Size | null, context: RuleContext): Item {
  if (!typedSize) return door;
  const sized = configure(door, { type: 'size.changeOverall', overall: typedSize }, context);
  return sized.ok ? sized.value.item : door;
}
