import type { FullContext, Rule, RuleContext, RuleSet } from '../choice/rule.ts';
import { withPiecesBack } from '../hardware/refit.ts';
import type { Action, ActionOf, ActionType, Configured } from '../model/action.ts';
import type { Item } from '../model/item.ts';
import { type Outcome, type Refusal, accepted } from '../model/outcome.ts';

/** A context whose rule set has a rule for every action of these types. `VisitorContext` and `FullContext` are two. */
type ContextFor<T extends ActionType, Context extends RuleContext> = Context & {
  readonly rules: Pick<RuleSet<never, Context>, 'settle' | 'effectsOfSettling'> & {
    readonly actions: { readonly [K in T]: Rule<K, Context> };
  };
};

/** Applies an action: the new item and the effects that must follow, or the refusal. */
export function configure<T extends ActionType, Context extends RuleContext>(
  item: Item,
  action: ActionOf<T>,
  context: ContextFor<T, Context>,
): Outcome<Configured> {
  const refusal = refusalOfAction(item, action, context);
  if (refusal) return { ok: false, refusal };
  const { rules } = context;
  const { item: applied, effects } = ruleOf(action, rules.actions).apply(item, action, context);
  const chosen = withPiecesBack(item, applied, context.catalogue);
  const settled = rules.settle(chosen, context);
  return accepted({
    item: settled,
    effects: [...effects, ...rules.effectsOfSettling(item, { chosen, settled }, context)],
  });
}

/** Applies several actions in order; the first refusal refuses all of them. */
export const configureAll = <T extends ActionType, Context extends RuleContext>(
  item: Item,
  actions: readonly ActionOf<T>[],
  context: ContextFor<T, Context>,
): Outcome<Configured> =>
  actions.reduce<Outcome<Configured>>(
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
export const refusalOfAction = <T extends ActionType, Context extends RuleContext>(
  item: Item,
  action: ActionOf<T>,
  context: ContextFor<T, Context>,
): Refusal | null => ruleOf(action, context.rules.actions).check(item, action, context);

const ruleOf = <T extends ActionType, Context extends RuleContext>(
  { type }: { readonly type: T },
  rules: { readonly [K in T]: Rule<K, Context> },
): Rule<T, Context> => rules[type];

/** The item after an action; null when it is refused. */
export const tryAction =
  (context: FullContext) =>
  (item: Item, action: Action): Item | null => {
    const outcome = configure(item, action, context);
    return outcome.ok ? outcome.value.item : null;
  };
