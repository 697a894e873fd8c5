import { dayText } from '../../platform/words/dates.ts';
import { useNow } from './use-now.ts';
import { officeWords } from '../words/office.ts';

const { tasks } = officeWords;

/** A due day as seen from today: `Tomorrow`, `Late, yesterday`, `Thu, 3 Dec`. */
export function DueDate({ due }: { readonly due: string }) {
  const { text, isLate } = dueText(due, calendarDay(useNow()));
  return (
    <time className="due-day num" dateTime={due} data-late={isLate}>
      {text}
    </time>
  );
}

/** Both days as ISO dates, `2026-11-23`. */
function dueText(day: string, today: string): { readonly text: string; readonly isLate: boolean } {
  const due = dueStatus(day, today);
  if (due.kind === 'late') {
    return { text: due.isYesterday ? tasks.yesterday : tasks.late(dayText(day, today)), isLate: true };
  }
  return { text: due.kind === 'later' ? dayText(day, today) : tasks[due.kind], isLate: false };
}

/** How a due day relates to today. */
export type DueStatus =
  | { readonly kind: 'late'; readonly isYesterday: boolean }
  | { readonly kind: 'today' }
  | { readonly kind: 'tomorrow' }
  | { readonly kind: 'later' };

const dayMs = 24 * 60 * 60_000;

/** Both days as ISO dates, `2026-11-23`. */
export function dueStatus(due: string, today: string): DueStatus {
  const days = Math.round((Date.parse(due) - Date.parse(today)) / dayMs);
  if (days < 0) return { kind: 'late', isYesterday: days === -1 };
  if (days === 0) return { kind: 'today' };
  return days === 1 ? { kind: 'tomorrow' } : { kind: 'later' };
}

/** The local calendar day of a moment as an ISO date: `2026-11-21`. */
export function calendarDay(moment: Date): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
