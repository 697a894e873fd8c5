import { describe, expect, test } from 'vitest';
import { openCalendar, workWeek } from '../../lib/open-days.ts';
import { arrivalOf, isOffered, movesUntil, offeredDays, whyUnmovable } from './customer-visit.ts';

const calendar = openCalendar(workWeek, ['2026-12-21/2027-01-01']);

describe('a customer moves their visit', () => {
  test.each([
    ['2026-12-16', '2026-12-14'],
    ['2026-12-15', '2026-12-11'],
    ['2027-01-04', '2026-12-17'],
  ])('of %s until noon of %s', (day, last) => {
    expect(movesUntil(day, calendar)).toEqual({ day: last, clock: '12:00' });
    const at = (clock: string, moves = 0) => whyUnmovable({ day, moves, now: { day: last, clock }, calendar });
    expect([at('11:59'), at('12:00'), at('11:59', 2), at('11:59', 3)]).toEqual([null, 'late', null, 'often']);
  });
});

test('they are told an hour within which somebody arrives', () => {
  expect(arrivalOf('08:00')).toEqual({ from: '08:00', until: '09:00' });
  expect(arrivalOf('12:30')).toEqual({ from: '12:30', until: '13:30' });
});

test.each([
  ['the doors are there later', '2026-12-15', '2026-11-27', '2026-12-15', '2027-02-08'],
  ['the doors are there', '2026-11-20', '2026-11-27', '2026-12-01', '2027-01-25'],
])('%s', (_, there, today, first, last) => {
  const days = offeredDays(there, today, calendar);
  expect(days).toEqual({ first, last });
  const at = (day: string, clock = '08:00') => isOffered({ day, clock }, days);
  expect([at(first), at(first, '12:30'), at(last)]).toEqual([true, true, true]);
  expect([at(first, '09:00'), at(there < first ? there : '2026-12-14'), at('2027-03-01')]).toEqual([
    false,
    false,
    false,
  ]);
});
