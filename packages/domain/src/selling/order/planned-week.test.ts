import { describe, expect, test } from 'vitest';
import { ordering } from '../../messages/english/ordering.ts';
import { checkEarlyWeek, checkLateWeek } from './planned-week.ts';

describe('a week before the promised one', () => {
  test.each([
    ['that nobody has asked about', '2649', '2650', false, false],
    ['that somebody means', '2649', '2650', true, true],
    ['that is the promised one', '2650', '2650', false, true],
    ['that is after it', '2651', '2650', false, true],
    ['of the year before', '2653', '2701', false, false],
    ['where nothing is promised', '2648', null, false, true],
  ] as const)('%s', (_, week, promisedWeek, isEarlyAccepted, isTaken) =>
    expect(checkEarlyWeek({ week, promisedWeek, isEarlyAccepted }, ordering).ok).toBe(isTaken),
  );

  test('is refused with what to do', () =>
    expect(checkEarlyWeek({ week: '2649', promisedWeek: '2650', isEarlyAccepted: false }, ordering)).toMatchObject({
      refusal: {
        code: 'order.week-early',
        message:
          'Week 2649 is before week 2650, which was promised as the first that its lead time leaves. Say that it is made so early, or choose a later week.',
      },
    }));
});

describe('a week after which the date is later than promised', () => {
  const [promised, later] = [
    { day: '2026-12-16', grain: 'week' },
    { day: '2026-12-21', grain: 'week' },
  ] as const;
  const check = (said: Partial<Parameters<typeof checkLateWeek>[0]>) =>
    checkLateWeek({ week: '2651', date: later, promised, tells: false, reason: '', ...said }, ordering);
  const codeOf = (result: ReturnType<typeof check>) => (result.ok ? result.value.isLater : result.refusal.code);

  test.each([
    ['without a word', {}, 'order.week-late'],
    ['told without a reason', { tells: true, reason: ' ' }, 'order.week-late'],
    ['with a reason and not told', { reason: 'A machine stands' }, 'order.week-late'],
    ['told with a reason', { tells: true, reason: 'A machine stands' }, true],
    ['within the week that was promised', { date: { day: '2026-12-20', grain: 'week' } }, false],
    [
      'on the day after one that was promised',
      { promised: { ...promised, grain: 'day' }, date: { day: '2026-12-17', grain: 'week' } },
      'order.week-late',
    ],
    ['where nothing is promised', { promised: null }, false],
    ['of which nobody knows the date', { date: null }, 'order.week-late'],
    ['of which nobody knows the date, told with a reason', { date: null, tells: true, reason: 'No lock' }, true],
  ] as const)('%s', (_, said, answer) => expect(codeOf(check(said))).toBe(answer));
});
