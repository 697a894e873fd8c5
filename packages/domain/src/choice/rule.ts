import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Refusal } from '../model/outcome.ts';
import type { ActionOf, ActionType, Configured } from '../model/action.ts';
import type { Item } from '../model/item.ts';

/** What follows from an action. Called only after the `Check` of the same action passed. */
export type Rule<T extends ActionType> = (item: Item, action: ActionOf<T>, catalogue: Catalogue) => Configured;

/** Why an action is refused; null when it is allowed. It reads the same offers that the page shows. */
export type Check<T extends ActionType> = (item: Item, action: ActionOf<T>, catalogue: Catalogue) => Refusal | null;

export const withoutEffects = (item: Item): Configured => ({ item, effects: [] });
