import type { StoredVisit } from '@door/api/diary/diary-store';
import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { isEmailAddress } from '@door/domain/lib/email-address';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { Email } from './email.ts';

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

interface Invitation extends VisitInCalendar {
  readonly host: string;
  /** Where to read more of it. */
  readonly url: string;
  /** Whose visit it is: the organizer, where they have an address. */
  readonly client: Pick<ClientRow, 'name' | 'email'>;
  readonly attendee: { readonly name: string; readonly email: string };
  /** Whether they do not go, though others do; absent: as the visit says. */
  readonly isOff?: boolean;
}

/** One visit for the calendar of whoever is mailed it. */
export function visitFile({ host, url, client, attendee, isOff, ...entry }: Invitation): Email['attachments'][number] {
  const { CANCEL, REQUEST } = ICalCalendarMethod;
  const isCancelled = isOff ?? entry.visit.isCancelled;
  const calendar = ical({ ...visitCalendar, method: isCancelled ? CANCEL : REQUEST });
  const { name, email } = client;
  const organizer = isEmailAddress(email) ? { name, email } : null;
  const event = calendar.createEvent({
    ...visitEntry({ ...entry, visit: { ...entry.visit, isCancelled } }, host),
    ...{ url, organizer },
  });
  event.createAttendee({ ...attendee, rsvp: false });
  return {
    kind: isCancelled ? 'cancellation' : 'invitation',
    fileName: `visit-${String(entry.visit.ordinal)}.ics`,
    bytes: new TextEncoder().encode(calendar.toString()),
  };
}
