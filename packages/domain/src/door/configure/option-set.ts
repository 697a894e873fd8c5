import type { RuleContext } from '../choice/rule.ts';
import type { Action } from '../model/action.ts';
import type { Item } from '../model/item.ts';
import { type OptionChoice, type OptionName, optionNames } from '../model/option-choices.ts';
import { configure } from './configure.ts';
import { newItem } from './new-item.ts';
import { optionSettings } from './option-setting.ts';

/** The options of a door that differ from a new one of its frame style, so that they say nothing about the rest of another door. */
export function optionChoicesOf(item: Item, context: RuleContext): readonly OptionChoice[] {
  const { catalogue } = context;
  const plain = newItem(item.id, catalogue.template(item.templateId), context);
  return optionNames.flatMap((option) => {
    const key = optionSettings[option].read(item, catalogue);
    return key === optionSettings[option].read(plain, catalogue) ? [] : [{ option, key }];
  });
}

export interface AppliedOptions {
  readonly item: Item;
  /** Those that lead to `item`, in order. */
  readonly actions: readonly Action[];
  readonly refused: readonly RefusedOption[];
}

export interface RefusedOption {
  readonly option: OptionName;
  readonly reason: string;
}

/** Applies each option by its rule. What is refused is tried once more after the others, which may have made it possible. */
export function applyOptions(choices: readonly OptionChoice[], item: Item, context: RuleContext): AppliedOptions {
  const first = applyOnce(inOrder(choices), { item, actions: [], refused: [] }, context);
  const again = first.refused.flatMap(({ option }) => choices.filter((choice) => choice.option === option));
  return applyOnce(again, { ...first, refused: [] }, context);
}

const inOrder = (choices: readonly OptionChoice[]): readonly OptionChoice[] =>
  optionNames.flatMap((option) => choices.filter((choice) => choice.option === option));

const applyOnce = (choices: readonly OptionChoice[], start: AppliedOptions, context: RuleContext): AppliedOptions =>
  choices.reduce((now, { option, key }) => {
    const { read, actionFor } = optionSettings[option];
    if (read(now.item, context.catalogue) === key) return now;
    const action = actionFor(key, now.item, context.catalogue);
    const outcome = action && configure(now.item, action, context);
    if (!outcome) return { ...now, refused: [...now.refused, { option, reason: context.messages.build.notMadeSo }] };
    if (!outcome.ok) return { ...now, refused: [...now.refused, { option, reason: outcome.refusal.message }] };
    return { ...now, item: outcome.value.item, actions: [...now.actions, action] };
  }, start);
