import type { StoredVisit } from '@door/api/diary/diary-store';
import { type ICalEventData, ICalEventStatus } from 'ical-generator';

/** What a calendar says of a visit. */
export interface VisitInCalendar {
  readonly visit: StoredVisit;
  readonly summary: string;
  readonly place: string;
}

/** Of each calendar with visits, in a mail or at an address. */
export const visitCalendar = { prodId: { company: 'Doorwright', product: 'Visits' } } as const;

/**
 * A visit is one entry in every calendar, always: a later file with a higher number changes it or takes it out. Times are in UTC.
 * @param host of the server: with the visit's id it names the entry
 */
export const visitEntry = ({ visit, summary, place }: VisitInCalendar, host: string): ICalEventData => ({
  id: `${visit.id}@${host}`,
  sequence: visit.sequence,
  stamp: new Date(visit.changedAt),
  start: new Date(visit.from),
  end: new Date(visit.to),
  summary,
  location: place,
  status: visit.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
});
