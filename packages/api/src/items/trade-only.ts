import { may } from '@door/domain/access/roles';
import type { Action, ActionType } from '@door/domain/model/action';
import { accepted, refused } from '@door/domain/model/outcome';
import type { Outcome } from '../refusals.ts';
import type { Caller } from '../ports/context.ts';
import { words } from '../words.ts';

/** Actions of the people who measure and build doors. */
const isTradeOnly = (type: ActionType): boolean => type.startsWith('extra.') || type.startsWith('build.');

/** The actions, if this caller may take all of them. */
export const allowedActions = ({ role }: Caller, actions: readonly Action[]): Outcome<readonly Action[]> =>
  !may(role, 'items.manage') && actions.some(({ type }) => isTradeOnly(type))
    ? refused('item.trade-only', words.item.tradeOnly)
    : accepted(actions);
