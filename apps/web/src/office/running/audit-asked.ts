import { historyEntryKinds, subjects } from '@door/domain/history/history-entry';
import type { OfficeInputs } from '../queries/office-client.ts';

type AuditAsked = Omit<NonNullable<OfficeInputs['running']['auditLog']>, 'After' | 'Most'>;

const day = /^20\d\d-\d\d-\d\d$/;

/** The midnight with which a day begins here, `later` days on. */
function midnight(text: string, later: number): string {
  const moment = new Date(`${text}T00:00`);
  moment.setDate(moment.getDate() + later);
  return moment.toISOString();
}

const isDay = (text: string): boolean => day.test(text) && !Number.isNaN(Date.parse(text));

/** What the address asks for; both days are whole ones. What it says wrongly counts as nothing. */
export function auditAsked(params: Readonly<Record<string, string>>): AuditAsked {
  const { text = '', about = '', kind = '', who = '', from = '', to = '' } = params;
  const About = subjects.find((each) => each === about);
  const Kind = historyEntryKinds.find((each) => each === kind);
  return {
    ...(text.trim() === '' ? {} : { Search: text.trim() }),
    ...(About ? { About } : {}),
    ...(Kind ? { Kind } : {}),
    ...(who === '' ? {} : { Who: who }),
    ...(isDay(from) ? { From: midnight(from, 0) } : {}),
    ...(isDay(to) ? { To: midnight(to, 1) } : {}),
  };
}
