import type { ScheduledKind } from '@door/api/system-status/job-store';

/** Named when mail was the only kind; jobs of then may still wait in it. */
export const mailQueue = 'mail';
/** Documents take seconds each and are made one after the other: no mail waits behind them. */
export const documentQueue = 'documents';
/** A zip of hundreds of photos takes a while: no document waits behind it. */
export const zipQueue = 'person-zips';

/** A queue for each thing that the server does by itself. */
export const queueOfSchedule = {
  'delete-old-data': 'hourly',
  'quotes-of-day': 'hourly-quotes',
  'recheck-promises': 'promises',
  'look-at-payments': 'payments',
  'loads-of-visits': 'loads',
} as const satisfies Readonly<Record<ScheduledKind, string>>;

/** Name of the error of a job that waits for something that has not arrived yet, as the queue keeps it. */
export const waitsForMore = 'RetryLater';
