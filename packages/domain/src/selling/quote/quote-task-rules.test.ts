import { describe, expect, test } from 'vitest';
import { type QuoteMove, quoteMoves } from './quote-cycle.ts';
import { keysOf } from '../../lib/records.ts';
import { daysAfter } from '../../lib/open-days.ts';
import { endingOf, isToChase, quoteTaskRules, tasksAfterMeasuring, tasksOfDay } from './quote-task-rules.ts';

const moves = keysOf(quoteMoves);

test('a measured door is quoted within two working days', () =>
  expect(tasksAfterMeasuring('2026-11-19')).toEqual([{ rule: 'send-quote', due: '2026-11-23' }]));

describe('a quote that was sent on 1 December and is valid until 31 December is asked about', () => {
  const days = { sentOn: '2026-12-01', validUntil: '2026-12-31' };
  test.each([
    ['2026-12-07', []],
    ['2026-12-08', ['chase-after-a-week 2026-12-08']],
    ['2026-12-21', ['chase-after-a-week 2026-12-08']],
    ['2026-12-22', ['chase-after-a-week 2026-12-08', 'chase-after-three-weeks 2026-12-22']],
    ['2026-12-27', ['chase-after-a-week 2026-12-08', 'chase-after-three-weeks 2026-12-22']],
    ['2026-12-28', ['chase-after-a-week 2026-12-08', 'chase-after-three-weeks 2026-12-22', 'expires-soon 2026-12-28']],
  ])('on %s: %s', (today, tasks) =>
    expect(tasksOfDay(today, days).map(({ rule, due }) => `${rule} ${due}`)).toEqual(tasks),
  );

  test.each([
    ['2026-12-01', '2026-12-31'],
    ['2026-12-01', '2026-12-05'],
  ])('and is one to chase on the days on which there is such a task: sent %s, valid until %s', (sentOn, validUntil) => {
    for (let day = sentOn; day <= validUntil; day = daysAfter(day, 1))
      expect(isToChase({ sentOn, validUntil }, day), day).toBe(tasksOfDay(day, { sentOn, validUntil }).length > 0);
  });
});

describe('a move ends the tasks that it answers', () => {
  const answered = 'accept finish, expire drop, lose finish, revise finish';
  test.each([
    ['send-quote', 'send finish'],
    ['chase-after-a-week', answered],
    ['chase-after-three-weeks', answered],
    ['expires-soon', answered],
    ['collect-deposit', 'lose drop, unaccept drop'],
  ] as const)('%s: %s', (rule, endings) => {
    const ended = moves.flatMap((move: QuoteMove) => {
      const ending = endingOf(rule, move);
      return ending === null ? [] : [`${move} ${ending}`];
    });
    expect(ended.toSorted().join(', ')).toBe(endings);
  });

  test('every rule has a move that ends its task', () => {
    for (const rule of keysOf(quoteTaskRules)) expect(moves.some((move) => endingOf(rule, move) !== null)).toBe(true);
  });

  test('sending answers the enquiry; other tasks stay', () => {
    expect(moves.filter((move) => endingOf('answer-enquiry', move) !== null)).toEqual(['send']);
    expect(moves.filter((move) => endingOf('book-fit', move) ?? endingOf(null, move))).toEqual([]);
  });
});
