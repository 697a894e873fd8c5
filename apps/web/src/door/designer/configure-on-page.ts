import type { FullContext, VisitorContext } from '@door/domain/choice/rule';
import { configure } from '@door/domain/configure/configure';
import { type Action, type Configured, isVisitorAction, type VisitorAction } from '@door/domain/model/action';
import type { Item } from '@door/domain/model/item';
import { accepted, type Outcome } from '@door/domain/model/outcome';
import type { PageContext, VisitorPageContext } from '../../platform/on-demand/load-on-demand.ts';

/** Applies an action with the rules that this page has loaded. Throws when it has none for it: load those of the later steps, or of the trade, first. */
export function configureOnPage(item: Item, action: Action, context: PageContext): Outcome<Configured> {
  if (hasTradeRules(context)) return configure(item, action, context);
  if (isVisitorAction(action) && hasRule(action, context)) return configure(item, action, context);
  throw new Error(`${action.type} needs rules that are not loaded.`);
}

/** Applies several actions in order; the first refusal refuses all of them. */
export const configureAllOnPage = (item: Item, actions: readonly Action[], context: PageContext): Outcome<Configured> =>
  actions.reduce<Outcome<Configured>>(
    (before, action) => {
      if (!before.ok) return before;
      const after = configureOnPage(before.value.item, action, context);
      return after.ok
        ? accepted({ item: after.value.item, effects: [...before.value.effects, ...after.value.effects] })
        : after;
    },
    accepted({ item, effects: [] }),
  );

const hasRule = ({ type }: VisitorAction, context: VisitorPageContext): context is VisitorContext =>
  context.rules.actions[type] !== undefined;

const hasTradeRules = (context: PageContext): context is FullContext => 'extra.choose' in context.rules.actions;
