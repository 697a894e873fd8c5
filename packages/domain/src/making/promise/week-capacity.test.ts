import { expect, test } from 'vitest';
import { openCalendar, workWeek } from '../../lib/open-days.ts';
import { openDaysOf, weekCapacity } from './week-capacity.ts';

test.each([
  ['of five open days takes the usual', { usual: 1200, set: undefined, openDays: 5 }, 1200],
  ['of four takes four fifths', { usual: 1200, set: undefined, openDays: 4 }, 960],
  ['takes whole tenths', { usual: 1203, set: undefined, openDays: 3 }, 721],
  ['takes what was set', { usual: 1200, set: 1500, openDays: 3 }, 1500],
  ['that was set to nothing takes nothing', { usual: 1200, set: 0, openDays: 5 }, 0],
  ['without open days takes nothing, whatever was set', { usual: 1200, set: 1500, openDays: 0 }, 0],
] as const)('a week %s', (_, facts, tenths) => expect(weekCapacity(facts)).toBe(tenths));

test('the open days of a week are those that its calendar leaves', () => {
  const calendar = openCalendar(workWeek, ['2026-12-25', '2026-12-28', '2027-01-01']);
  expect(openDaysOf({ startsOn: '2026-12-28' }, calendar)).toEqual(['2026-12-29', '2026-12-30', '2026-12-31']);
});
