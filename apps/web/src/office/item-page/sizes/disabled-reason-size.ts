import type { RuleContext } from '@door/domain/door/choice/rule';
import { refusalOfAction } from '@door/domain/door/configure/configure';
import { bindingRefusal } from '@door/domain/door/frame/binding-limit';
import type { Item } from '@door/domain/door/model/item';
import type { Mm } from '@door/domain/lib/mm';
import { sizesMessages as messages } from '../../messages/item.ts';
import { type EditableSize, limitsOf } from './editable-sizes.ts';

interface Suggestion {
  readonly item: Item;
  readonly requested: Mm;
}

/** Why a size cannot be had, with its range and the limit at which that ends; null: it can. */
export function disabledReasonForSize(
  size: EditableSize,
  { item, requested }: Suggestion,
  context: RuleContext,
): string | null {
  const refusal = refusalOfAction(item, size.actionFor(requested), context);
  if (!refusal) return null;
  const bounds = limitsOf(size, item, context);
  const isWithin = requested >= bounds.min && requested <= bounds.max;
  const said = isWithin ? refusal : bindingRefusal(size, { item, requested, bounds }, context);
  return messages.outOfLimits(bounds.min, bounds.max, said?.message ?? '');
}
