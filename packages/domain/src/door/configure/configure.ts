import type { Change, Rule, RuleContext } from '../choice/rule.ts';
import { effective } from '../effective/effective.ts';
import { droppedExtras } from '../extras/extras-of-choices.ts';
import { lostGlass } from '../glass/lost-glass.ts';
import { removedDropdowns } from '../hardware/removed-stock.ts';
import type { Action, ActionOf, ActionType, Configured, Effect } from '../model/action.ts';
import type { Item } from '../model/item.ts';
import { type Result, type Refusal, accepted } from '../model/result.ts';
import { rules } from './rules.ts';

/** Applies an action: the door that follows from the new choices and the effects that must follow, or the refusal. */
export function configure(item: Item, action: Action, context: RuleContext): Result<Configured> {
  const { check, apply } = ruleOf(action);
  const refusal = check(item, action, context);
  if (refusal) return { ok: false, refusal };
  const now = effective({ id: item.id, choices: apply(item, action, context) }, context);
  return accepted({ item: now, effects: effectsOf({ was: item, now, action }, context) });
}

/** Stock that goes with what is no longer fitted, and what a person is told of what has changed by itself. */
function effectsOf(change: Change, context: RuleContext): readonly Effect[] {
  const { was, now, action } = change;
  const { extras } = context.messages;
  const dropped = droppedExtras(was, now);
  const lost = dropped.filter((kind) => now.extras.chosen[kind] === null && action.type !== 'extra.choose');
  const { empties = [], notices = () => [] } = ruleOf(action);
  return [
    ...removeStockEffect([...new Set([...empties, ...removedDropdowns(was, now, context.catalogue)])]),
    ...[...notices(change, context), ...lostGlass(change, context)].map(notify),
    ...removeStockEffect(dropped),
    ...lost.map((kind) => notify(extras.takenOff(extras.kinds[kind]))),
  ];
}

const notify = (message: string): Effect => ({ type: 'notify', message });

const removeStockEffect = (dropdowns: readonly string[]): readonly Effect[] =>
  dropdowns.length > 0 ? [{ type: 'removeStockFor', dropdowns }] : [];

/** Applies several actions in order; the first refusal refuses all of them. */
export const configureAll = (item: Item, actions: readonly Action[], context: RuleContext): Result<Configured> =>
  actions.reduce<Result<Configured>>(
    (before, action) => {
      if (!before.ok) return before;
      const after = configure(before.value.item, action, context);
      return after.ok
        ? accepted({ item: after.value.item, effects: [...before.value.effects, ...after.value.effects] })
        : after;
    },
    accepted({ item, effects: [] }),
  );

/** Why an action is refused; null when it is allowed. Page and server both ask here. */
export const refusalOfAction = (item: Item, action: Action, context: RuleContext): Refusal | null =>
  ruleOf(action).check(item, action, context);

const ruleOf = <T extends ActionType>({ type }: ActionOf<T>): Rule<T> => rules[type];

/** The item after an action; null when it is refused. */
export const tryAction =
  (context: RuleContext) =>
  (item: Item, action: Action): Item | null => {
    const outcome = configure(item, action, context);
    return outcome.ok ? outcome.value.item : null;
  };
