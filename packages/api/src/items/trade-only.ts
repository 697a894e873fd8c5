import { may } from '@door/domain/access/roles';
import { isVisitorAction } from '@door/domain/configure/visitor-rules';
import type { Action } from '@door/domain/model/action';
import { accepted, refused } from '@door/domain/model/outcome';
import type { Outcome } from '../refusals.ts';
import type { Caller } from '../ports/context.ts';
import { words } from '../words.ts';

/** The actions, if this caller may take all of them. */
export const allowedActions = ({ role }: Caller, actions: readonly Action[]): Outcome<readonly Action[]> =>
  !may(role, 'items.manage') && !actions.every(isVisitorAction)
    ? refused('item.trade-only', words.item.tradeOnly)
    : accepted(actions);
