import { dayText } from '../../shared/text/dates.ts';
import { dueStatus } from './due-status.ts';
import { useToday } from './use-now.ts';
import { officeMessages } from '../messages/office.ts';

const { tasks } = officeMessages;

/** A due day as seen from today: `Tomorrow`, `Late, yesterday`, `Thu, 3 Dec`. */
export function DueDate({ due }: { readonly due: string }) {
  const { text, isLate } = dueText(due, useToday());
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
