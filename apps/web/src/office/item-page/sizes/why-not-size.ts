import type { RuleContext } from '@door/domain/door/choice/rule';
import { refusalOfAction } from '@door/domain/door/configure/configure';
import { bindingRefusal } from '@door/domain/door/frame/binding-limit';
import type { Item } from '@door/domain/door/model/item';
import type { Mm } from '@door/domain/lib/mm';
import { sizesMessages as messages } from '../../messages/item.ts';
import { type EditableSize, limitsOf } from './editable-sizes.ts';

interface Wish {
  readonly item: Item;
  readonly wished: Mm;
}

/** Why a size cannot be had, with its range and the limit at which that ends; null: it can. */
export function whyNotSize(size: EditableSize, { item, wished }: Wish, context: RuleContext): string | null {
  const refusal = refusalOfAction(item, size.actionFor(wished), context);
  if (!refusal) return null;
  const bounds = limitsOf(size, item, context);
  const isWithin = wished >= bounds.min && wished <= bounds.max;
  const said = isWithin ? refusal : bindingRefusal(size, { item, wished, bounds }, context);
  return messages.outOfLimits(bounds.min, bounds.max, said?.message ?? '');
}
