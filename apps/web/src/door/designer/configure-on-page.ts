import type { FullContext } from '@door/domain/choice/rule';
import { configure } from '@door/domain/configure/configure';
import { isVisitorAction } from '@door/domain/configure/visitor-rules';
import type { Action, Configured } from '@door/domain/model/action';
import type { Item } from '@door/domain/model/item';
import { accepted, type Outcome } from '@door/domain/model/outcome';
import type { PageContext } from '../../platform/on-demand/load-on-demand.ts';

/** Applies an action with the rules that this page has loaded. Throws when it has none for it: load the trade's rules first. */
export function configureOnPage(item: Item, action: Action, context: PageContext): Outcome<Configured> {
  if (hasTradeRules(context)) return configure(item, action, context);
  if (!isVisitorAction(action)) throw new Error(`${action.type} needs the rules of the trade, which are not loaded.`);
  return configure(item, action, context);
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

const hasTradeRules = (context: PageContext): context is FullContext => 'extra.choose' in context.rules.actions;
