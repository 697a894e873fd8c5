/** In the order of work; held and cancelled orders stand at the end. */
export const orderStates = [
  'Draft',
  'Confirmed From Installer',
  'Accepted',
  'Ready For Production',
  'In Batch',
  'Manufactured',
  'Dispatched',
  'Delivered',
  'Installed',
  'Closed',
  'On Hold',
  'Cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

/** Why an order of this state has no promise: the works have still to accept it, it is cancelled, or its date is planned by hand. */
export function unpromisedBecause(state: OrderState): 'awaited' | 'cancelled' | 'by hand' {
  if (state === 'Cancelled') return 'cancelled';
  return orderStates.indexOf(state) < orderStates.indexOf('Accepted') ? 'awaited' : 'by hand';
}
