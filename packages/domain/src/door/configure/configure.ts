import type { Rule, RuleContext } from '../choice/rule.ts';
import { extraEffects } from '../extras/settle-extras.ts';
import { withPiecesBack } from '../hardware/refit.ts';
import type { Action, ActionOf, ActionType, Configured } from '../model/action.ts';
import type { Item } from '../model/item.ts';
import { type Result, type Refusal, accepted } from '../model/result.ts';
import { settle } from '../settle/settle.ts';
import { rules } from './rules.ts';

/** Applies an action: the new item and the effects that must follow, or the refusal. */
export function configure(item: Item, action: Action, context: RuleContext): Result<Configured> {
  const { check, apply } = ruleOf(action);
  const refusal = check(item, action, context);
  if (refusal) return { ok: false, refusal };
  const { item: applied, effects } = apply(item, action, context);
  const chosen = withPiecesBack(item, applied, context.catalogue);
  const settled = settle(chosen, context);
  return accepted({
    item: settled,
    effects: [...effects, ...extraEffects(item, { chosen, settled }, context)],
  });
}

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
