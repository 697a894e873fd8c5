import type { OfficeOutputs } from '../queries/office-client.ts';

/** An order as its page loads it. */
export type OpenedOrder = OfficeOutputs['order']['getOrderById'];
/** An order as a change answers it: without payments, moves and history. */
export type WireOrder = OfficeOutputs['order']['updateDetails'];
export type OpenedOrderLine = OpenedOrder['Lines'][number];
/** A move that the state allows. */
export type OrderMoveNow = OpenedOrder['Moves'][number];
export type OrderMoveName = OrderMoveNow['Move'];
export type OrderBlocker = OrderMoveNow['Blockers'][number];

/** How far it is, as the rules of the domain ask. */
export const standingOf = ({ State, HeldFrom }: Pick<OpenedOrder, 'State' | 'HeldFrom'>) => ({
  state: State,
  heldFrom: HeldFrom,
});
