import { dayText } from '../words/days.ts';
import { officeWords } from '../words/office.ts';
import { dueOn } from './due.ts';

const { tasks } = officeWords;

export interface DueWords {
  readonly text: string;
  /** Said by colour as well as by the word. */
  readonly isLate: boolean;
}

/** Days as ISO dates, 2026-11-23. */
export function dueWords(day: string, today: string): DueWords {
  const due = dueOn(day, today);
  if (due.kind === 'late') {
    return { text: due.isYesterday ? tasks.yesterday : tasks.late(dayText(day, today)), isLate: true };
  }
  return { text: due.kind === 'later' ? dayText(day, today) : tasks[due.kind], isLate: false };
}
