import { clockIn, dayIn, instantOf } from '../../lib/calendar-day.ts';
import { daysAfter, isOpen, type OpenCalendar, onOrAfterOpen, openCalendar } from '../../lib/open-days.ts';
import type { MessageSettings } from '../../catalogue/rows/message-settings.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7] as const;

/** The days on which customers may be disturbed. */
export const loudDays = (
  { quietSundays }: Pick<MessageSettings, 'quietSundays'>,
  closed: readonly string[],
): OpenCalendar => openCalendar(quietSundays ? everyDay.slice(0, -1) : everyDay, closed);

/** When customers are not disturbed. */
export interface QuietHours extends Pick<MessageSettings, 'quietFrom' | 'quietUntil'> {
  /** `loudDays`. */
  readonly calendar: OpenCalendar;
  readonly timeZone: string;
}

/**
 * When a message that disturbs may leave: now, or once the quiet hours and days are over (JOURNEY 9). ISO 8601.
 * @param at ISO 8601
 */
export function quietUntil(at: string, { quietFrom, quietUntil: until, calendar, timeZone }: QuietHours): string {
  const [day, clock] = [dayIn(at, timeZone), clockIn(at, timeZone)];
  if (isOpen(day, calendar) && clock >= until && clock < quietFrom) return at;
  const next = onOrAfterOpen(clock < until ? day : daysAfter(day, 1), calendar);
  return instantOf(next, until, timeZone).toISOString();
}
