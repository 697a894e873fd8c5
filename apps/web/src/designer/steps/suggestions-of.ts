import { describeItem } from '@door/domain/door/configure/describe-item';
import { type Describing, type Suggestion, findSuggestions } from '@door/domain/door/configure/suggestion';
import type { Item } from '@door/domain/door/model/item';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { configureAll, configure } from '@door/domain/door/configure/configure';
import { stepMessages } from './messages.ts';
import type { Action } from '@door/domain/door/model/action';

/** Every way to a choice, the smallest first, by the rules that this page has. */
export function suggestionsOf(
  { target, before }: SuggestionRequest,
  present: Item,
  context: RuleContext,
): readonly Suggestion[] {
  const outcome = configureAll(present, before, context);
  const prepared = outcome.ok ? outcome.value.item : present;
  const tryAction = (tried: Item, action: Action) => configure(tried, action, context);
  return findSuggestions(target, { present, prepared }, { context, tryAction, ...describingOf(context) });
}

export const describingOf = (context: RuleContext): Describing => ({
  doorSize: stepMessages.suggestion.doorSize,
  describe: (item) => describeItem(item, context),
});

/** A choice that somebody asks for, and what is done before it in any case. */
export interface SuggestionRequest {
  readonly target: Action;
  readonly before: readonly Action[];
}
