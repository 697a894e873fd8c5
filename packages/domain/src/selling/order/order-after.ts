import { stateAfter } from '../../people/history/life-cycle.ts';
import type { Result } from '../../door/model/result.ts';
import type { OfficeMessages, OrderingMessages } from '../../messages/messages.ts';
import { isInProduction } from './order.ts';
import { awaitedMove, type OrderMove, orderBlockers, orderMoves, type OrderStanding } from './order-cycle.ts';
import type { OrderState } from './order-states.ts';

type CycleMessages = { readonly ordering: OrderingMessages; readonly officeWork: OfficeMessages };

/** The state after a move, or why it is refused: by the state first, then by the first thing that stands in its way. */
export function orderAfter(
  move: OrderMove,
  standing: OrderStanding,
  { ordering, officeWork }: CycleMessages,
): Result<OrderState> {
  const { state, heldFrom, facts } = standing;
  return stateAfter<OrderState>(orderMoves[move], {
    state,
    left: heldFrom ?? (facts.fitting === 'none' ? 'Delivered' : 'Installed'),
    blockers: orderBlockers(move, standing, ordering).map(({ code, text }) => ({ code, message: text })),
    ended: 'order.ended',
    instead: insteadOf(move, standing, ordering),
    messages: officeWork,
  });
}

/** Moves that give up what was reached; all others lead on. */
const leadsBack: readonly OrderMove[] = [
  ...(['reopen', 'hold', 'cancel', 'unbatch', 'unmake'] as const),
  ...(['undispatch', 'undeliver', 'owe'] as const),
];

/** What can be done instead of a move that the state does not know. */
function insteadOf(move: OrderMove, order: OrderStanding, { instead, unlock }: OrderingMessages): string {
  const { state, facts } = order;
  if (state === 'On Hold') return instead.resume;
  if (state === 'Cancelled') return unlock.cancelled;
  const awaited = awaitedMove(state, facts.fitting);
  if (awaited !== null && !leadsBack.includes(move)) return instead.next(orderMoves[awaited].to);
  if (isInProduction(order)) return unlock.none;
  return state === 'Draft' ? instead.change : instead.cancel;
}
