import { daysAfter } from '../../lib/open-days.ts';

/** Of which days fitters see their visits, before and after today (JOURNEY 7.8). Their phones keep no others. */
const seen = { before: 2, after: 7 } as const;

/** Those days, the first first. */
export const fitterDays = (today: string): readonly string[] =>
  Array.from({ length: seen.before + 1 + seen.after }, (_, at) => daysAfter(today, at - seen.before));

/** Whether fitters see visits of that day. */
export const isFitterDay = (day: string, today: string): boolean => fitterDays(today).includes(day);
