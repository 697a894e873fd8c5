import type { Order } from './order.ts';
import { type OrderState, orderStates } from './order-states.ts';

const firstInProduction: OrderState = 'In Batch';

/** Whether the works make the order, or have made it: then it is neither reopened nor cancelled, but made again or credited. */
export const isInProduction = ({ state, heldFrom }: Pick<Order, 'state' | 'heldFrom'>): boolean =>
  state !== 'Cancelled' && orderStates.indexOf(heldFrom ?? state) >= orderStates.indexOf(firstInProduction);
