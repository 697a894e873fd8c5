import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Action, ActionOf, ActionType } from '../model/action.ts';
import { type Choices, choosing, type NewChoices } from '../model/choices.ts';
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

/** The choices after an action, and nothing else: what follows from them is worked out by `effective`. */
export type Apply<T extends ActionType> = (item: Item, action: ActionOf<T>, context: RuleContext) => Choices;

export interface Rule<T extends ActionType> {
  readonly check: Check<T>;
  /** Called only after the check of the same action passed. */
  readonly apply: Apply<T>;
  /** Option lists whose stock goes with the action, whatever the door had of it; absent: none. */
  readonly empties?: readonly string[];
  /** Sentences on what has changed with the choice; absent: there are none. */
  readonly notices?: (change: Change<T>, context: RuleContext) => readonly string[];
}

/** A door before and after an action. */
export interface ChangedDoor {
  readonly was: Item;
  readonly now: Item;
}

export interface Change<T extends ActionType = ActionType> extends ChangedDoor {
  readonly action: ActionOf<T>;
}

/** One rule for each of these actions. A missing one does not compile. */
export type Rules<A extends Action> = { readonly [T in A['type']]: Rule<T> };

/** An action that makes or takes back choices of its own, whatever the door is. */
export const chooses =
  <T extends ActionType>(choicesOf: (action: ActionOf<T>, choices: Choices) => NewChoices): Apply<T> =>
  ({ choices }, action) =>
    choosing(choices, choicesOf(action, choices));

export const isAlwaysAllowed = (): null => null;
