/** How long a calendar goes back, and how long it tells of what was cancelled, in days. Source: JOURNEY 7.7. */
const feedDays = { back: 30, cancelled: 30, ahead: 180 } as const;

const day = 86_400_000;

/** A visit as calendars tell it. */
interface FedVisit {
  /** ISO 8601. */
  readonly from: string;
  readonly changedAt: string;
  readonly isCancelled: boolean;
}

/** From when to when visits begin that a calendar may show, ISO 8601. */
export const feedStretch = (now: Date): { readonly from: string; readonly to: string } => ({
  from: new Date(now.getTime() - feedDays.back * day).toISOString(),
  to: new Date(now.getTime() + feedDays.ahead * day).toISOString(),
});

/** Whether a calendar shows a visit: one that is cancelled for a while, so that whoever has it takes it out. */
export const isFed = ({ changedAt, isCancelled }: FedVisit, now: Date): boolean =>
  !isCancelled || now.getTime() - Date.parse(changedAt) <= feedDays.cancelled * day;
