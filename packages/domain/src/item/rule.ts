import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Refusal } from '../shared/outcome.ts';
import type { ActionOf, ActionType, Configured } from './action.ts';
import type { Item } from './item.ts';

/** What follows from a choice. It may take for granted that the choice was on offer. */
export type Rule<T extends ActionType> = (item: Item, action: ActionOf<T>, catalogue: Catalogue) => Configured;

/** Why a choice cannot be had now; null when it can. It asks the same offers as the page shows. */
export type Check<T extends ActionType> = (item: Item, action: ActionOf<T>, catalogue: Catalogue) => Refusal | null;

export const quietly = (item: Item): Configured => ({ item, effects: [] });
