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

/** Why an order has no promise: the works have still to accept it, it is on hold or cancelled, or its date is planned by hand. */
export function unpromisedBecause(
  state: OrderState,
  heldFrom: OrderState | null,
): 'awaited' | 'suspended' | 'cancelled' | 'by hand' {
  if (state === 'Cancelled') return 'cancelled';
  if (!isPromised(heldFrom ?? state)) return 'awaited';
  return state === 'On Hold' ? 'suspended' : 'by hand';
}

/** In which an order takes what its doors need: a batch that has taken a part of it says so itself. */
export const takingStates = ['Accepted', 'Ready For Production', 'In Batch'] as const satisfies readonly OrderState[];

/** In which no batch has a door of an order. */
export const beforeBatches = ['Draft', 'Confirmed From Installer', 'Accepted', 'Ready For Production'] as const;

/** In which no door of an order is begun: nothing was cut, brought or fitted yet. */
export const unbegunStates = [...beforeBatches, 'On Hold'] as const satisfies readonly OrderState[];

/** In which all doors of an order are made. */
export const madeStates = [
  'Manufactured',
  'Dispatched',
  'Delivered',
  'Installed',
  'Closed',
] as const satisfies readonly OrderState[];

/** Whether a date of an order can still be asked about: what is made waits for nothing in the works any more, and what is cancelled has none. */
export const mayBeDated = (state: OrderState): boolean =>
  state !== 'Cancelled' && !madeStates.some((each) => each === state);

/** Whether the works have accepted an order that has reached this state. */
export const isPromised = (state: OrderState): boolean => orderStates.indexOf(state) >= orderStates.indexOf('Accepted');
