import { defaultWorksSettings } from '../../catalogue/rows/works-settings.ts';
import { describe, expect, test } from 'vitest';
import { openCalendar, workWeek } from '../../lib/open-days.ts';
import { needDays } from './need-day.ts';

/** Of Works A, and all days of week 2652. */
const calendar = openCalendar(workWeek, ['2026-12-21/2027-01-01', '2027-02-01', '2027-03-29']);

describe('PROMISE 5.1: the day on which a stage needs its goods', () => {
  test.each([
    ['cutting', '2650', '2026-12-07'],
    ['painting', '2650', '2026-12-08'],
    ['assembly', '2650', '2026-12-08'],
    ['glazing', '2650', '2026-12-09'],
    // Example 11: week 2705 begins on a Tuesday.
    ['cutting', '2705', '2027-02-02'],
    ['assembly', '2705', '2027-02-03'],
    // Closed as a whole after something was planned in it.
    ['glazing', '2652', '2026-12-21'],
  ] as const)('%s in week %s: %s', (stage, week, day) =>
    expect(needDays(calendar, { stages: defaultWorksSettings.stages, paint: undefined })(stage, week)).toBe(day),
  );

  test.each([
    // Cured on Mon 7 Dec for Tue 8 Dec; begun that Monday it would be Thu 10.
    ['2650', { days: 1, cureDays: 3 }, '2026-12-04'],
    ['2650', { days: 2, cureDays: 3 }, '2026-12-03'],
    ['2650', { days: 1, cureDays: 0 }, '2026-12-08'],
    // Cures while the works are closed.
    ['2701', { days: 1, cureDays: 3 }, '2026-12-18'],
  ] as const)('what is painted for week %s in %o is needed on %s', (week, paint, day) =>
    expect(needDays(calendar, { stages: defaultWorksSettings.stages, paint })('painting', week)).toBe(day),
  );

  test('a shorter week needs them by its last open day', () => {
    const needDay = needDays(openCalendar(workWeek, ['2026-12-09/2026-12-11']), {
      stages: defaultWorksSettings.stages,
      paint: undefined,
    });
    expect((['cutting', 'assembly', 'glazing'] as const).map((stage) => needDay(stage, '2650'))).toEqual([
      '2026-12-07',
      '2026-12-08',
      '2026-12-08',
    ]);
  });
});
