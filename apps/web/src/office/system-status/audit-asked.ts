import { historyEntryKinds, subjects } from '@door/domain/people/history/history-entry';
import { dayBegins } from '@door/domain/lib/calendar-day';
import { daysAfter } from '@door/domain/lib/open-days';
import type { OfficeInputs } from '../queries/office-client.ts';

type AuditAsked = Omit<NonNullable<OfficeInputs['running']['auditLog']>, 'After' | 'Most'>;

const day = /^20\d\d-\d\d-\d\d$/;

const isDay = (text: string): boolean => day.test(text) && !Number.isNaN(Date.parse(text));

/** What the address asks for; both days are whole ones of the supplier's time zone. What it says wrongly counts as nothing. */
export function auditAsked(params: Readonly<Record<string, string>>, timeZone: string): AuditAsked {
  const { text = '', about = '', kind = '', who = '', from = '', to = '' } = params;
  const About = subjects.find((each) => each === about);
  const Kind = historyEntryKinds.find((each) => each === kind);
  return {
    ...(text.trim() === '' ? {} : { Search: text.trim() }),
    ...(About ? { About } : {}),
    ...(Kind ? { Kind } : {}),
    ...(who === '' ? {} : { Who: who }),
    ...(isDay(from) ? { From: dayBegins(from, timeZone).toISOString() } : {}),
    ...(isDay(to) ? { To: dayBegins(daysAfter(to, 1), timeZone).toISOString() } : {}),
  };
}
