import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultMessageSettings } from '../../catalogue/rows/message-settings.ts';
import { clockIn, dayIn } from '../../lib/calendar-day.ts';
import { isOpen } from '../../lib/open-days.ts';
import { loudDays, quietUntil } from './quiet-hours.ts';

const dublin = 'Europe/Dublin';
const calendar = loudDays(defaultMessageSettings, ['2026-12-25', '2026-12-26']);
const until = (at: string) => quietUntil(at, { ...defaultMessageSettings, calendar, timeZone: dublin });

describe('a message that disturbs', () => {
  test.each([
    ['Saturday evening: Monday morning (JOURNEY 14, example 20)', '2026-12-19T21:30:00Z', '2026-12-21T08:00:00.000Z'],
    ['Saturday noon: at once', '2026-12-19T12:00:00Z', '2026-12-19T12:00:00Z'],
    ['the last minute of the evening: at once', '2026-12-21T19:59:00Z', '2026-12-21T19:59:00Z'],
    ['the first minute of the night', '2026-12-21T20:00:00Z', '2026-12-22T08:00:00.000Z'],
    ['the last minute of the night', '2026-12-22T07:59:59Z', '2026-12-22T08:00:00.000Z'],
    ['the first minute of the morning: at once', '2026-12-22T08:00:00Z', '2026-12-22T08:00:00Z'],
    ['before Christmas: the Monday after it', '2026-12-24T22:00:00Z', '2026-12-28T08:00:00.000Z'],
    ['the night in which summer time begins', '2027-03-27T21:00:00Z', '2027-03-29T07:00:00.000Z'],
    ['the night in which it ends', '2027-10-30T20:00:00Z', '2027-11-01T08:00:00.000Z'],
    ['a summer evening, by its own clock', '2027-06-30T19:00:00Z', '2027-07-01T07:00:00.000Z'],
  ])('%s', (_, at, leaves) => expect(until(at)).toBe(leaves));

  test('may leave on a Sunday where the supplier says so', () => {
    const hours = { ...defaultMessageSettings, calendar: loudDays({ quietSundays: false }, []), timeZone: dublin };
    expect(quietUntil('2026-12-20T12:00:00Z', hours)).toBe('2026-12-20T12:00:00Z');
  });

  test('leaves at an hour at which it may, never earlier, and waits no second time: in every week of two years', () => {
    const times = fc.integer({ min: Date.UTC(2026, 9, 1), max: Date.UTC(2028, 9, 1) });
    fc.assert(
      fc.property(times, (time) => {
        const at = new Date(time).toISOString();
        const leaves = until(at);
        const clock = clockIn(leaves, dublin);
        expect(isOpen(dayIn(leaves, dublin), calendar) && clock >= '08:00' && clock < '20:00').toBe(true);
        expect(Date.parse(leaves)).toBeGreaterThanOrEqual(time);
        expect(until(leaves)).toBe(leaves);
      }),
    );
  });
});
