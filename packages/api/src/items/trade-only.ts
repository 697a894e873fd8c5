import type { Action, ActionType } from '@door/domain/item/action';
import { accepted, type Outcome, refused } from '@door/domain/shared/outcome';
import type { Caller } from '../ports/context.ts';
import { words } from '../words.ts';

/** Choices that only those make who measure and build doors. */
const isOfTheTrade = (type: ActionType): boolean => type.startsWith('extra.') || type.startsWith('build.');

/** The choices, if this caller may make them all. */
export const choicesOf = ({ role }: Caller, actions: readonly Action[]): Outcome<readonly Action[]> =>
  role === 'public' && actions.some(({ type }) => isOfTheTrade(type))
    ? refused('item.trade-only', words.item.tradeOnly)
    : accepted(actions);
