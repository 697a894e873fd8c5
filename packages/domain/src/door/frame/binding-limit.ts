import type { RuleContext } from '../choice/rule.ts';
import type { Action } from '../model/action.ts';
import type { Choices } from '../model/choices.ts';
import type { Item } from '../model/item.ts';
import { type Mm, mm } from '../../lib/mm.ts';
import type { Refusal } from '../model/result.ts';
import { sizeRefusals } from '../sizes/size-refusals.ts';
import { designRefusal, sizeRules } from './choose-sizes.ts';
import { setAsChosen } from './set-of-choices.ts';
import type { Bounds } from './overall-limits.ts';

/** A size that a person can type, and the action that sets it. */
export interface TypedSize {
  readonly actionFor: (value: Mm) => Action;
}

interface SizeBeyond {
  readonly item: Item;
  readonly requested: Mm;
  /** The range of the size while all else stays. */
  readonly bounds: Bounds;
}

/**
 * Why a size outside its range cannot be had: the limit at which the range ends, of all that the size breaks. What another one
 * asks for could lie outside the range as well. null where no single limit tells it of this size.
 */
export function bindingRefusal(
  { actionFor }: TypedSize,
  { item, requested, bounds: { min, max } }: SizeBeyond,
  context: RuleContext,
): Refusal | null {
  const broken = (value: Mm) => brokenBy(item, actionFor(value), context);
  const binding = broken(mm(requested < min ? min - 1 : max + 1)).map(({ code }) => code);
  return broken(requested).find(({ code }) => binding.includes(code)) ?? null;
}

/** Every limit that an item breaks with this size. */
function brokenBy(item: Item, action: Action, context: RuleContext): readonly Refusal[] {
  const changed = resized(item, action, context);
  const ofDesign = designRefusal(changed, context);
  return [...sizeRefusals(changed, context), ...(ofDesign ? [ofDesign] : [])];
}

function resized(item: Item, action: Action, context: RuleContext): Item {
  const choices = typedChoices(item, action, context);
  return choices ? { ...item, ...setAsChosen({ id: item.id, choices }, context.catalogue) } : item;
}

function typedChoices(item: Item, action: Action, context: RuleContext): Choices | null {
  if (action.type === 'size.changeOverall') return sizeRules[action.type].apply(item, action, context);
  if (action.type === 'size.changeSides') return sizeRules[action.type].apply(item, action, context);
  if (action.type === 'size.changeDoorHeight') return sizeRules[action.type].apply(item, action, context);
  return action.type === 'size.changeMasterWidth' ? sizeRules[action.type].apply(item, action, context) : null;
}
