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
