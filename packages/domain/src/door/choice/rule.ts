import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Action, ActionOf, ActionType, Configured } from '../model/action.ts';
import type { Item } from '../model/item.ts';
import type { Refusal } from '../model/result.ts';
import type { Messages } from '../../messages/messages.ts';

/** What every rule and every list of options reads besides the item. */
export interface RuleContext {
  readonly catalogue: Catalogue;
  /** Texts in the language of the person who reads the answer. */
  readonly messages: Messages;
}

/** Why an action is refused; null when it is allowed. It reads the same options that the page shows. */
export type Check<T extends ActionType> = (item: Item, action: ActionOf<T>, context: RuleContext) => Refusal | null;

/** What follows from an action. Called only after the `Check` of the same action passed. */
export type Apply<T extends ActionType> = (item: Item, action: ActionOf<T>, context: RuleContext) => Configured;

export interface Rule<T extends ActionType> {
  readonly check: Check<T>;
  readonly apply: Apply<T>;
}

/** One rule for each of these actions. A missing one does not compile. */
export type Rules<A extends Action> = { readonly [T in A['type']]: Rule<T> };

export const withoutEffects = (item: Item): Configured => ({ item, effects: [] });

export const isAlwaysAllowed = (): null => null;
