import { expect, test } from 'vitest';
import { keysOf } from '../../lib/records.ts';
import { type OrderOccasion, orderTaskEnding, orderTaskRules, orderTasksMadeBy } from './order-task-rules.ts';

// 2026-11-20 is a Friday.
test.each([
  ['made', []],
  ['drawing-open', [['confirm-sizes', '2026-11-23']]],
  ['measured', [['confirm-order', '2026-11-23']]],
  ['ready', []],
  ['fitting-open', [['book-fit', '2026-11-23']]],
  ['install', []],
  ['balance-owed', [['collect-balance', '2026-11-23']]],
  ['deposit-owed', [['collect-deposit', '2026-11-23']]],
  ['confirm', []],
] as const)('%s makes %j', (occasion, made) => {
  expect(orderTasksMadeBy(occasion, '2026-11-20').map(({ rule, due }) => [rule, due])).toEqual(made);
});

test.each([
  ['confirm-sizes', 'drawing-confirmed', 'finish'],
  ['confirm-sizes', 'reopen', 'drop'],
  ['confirm-sizes', 'cancel', 'drop'],
  ['confirm-order', 'confirm', 'finish'],
  ['book-fit', 'fitting-booked', 'finish'],
  ['book-fit', 'install', 'finish'],
  ['book-fit', 'dispatch', null],
  ['collect-balance', 'close', null],
  ['collect-balance', 'paid', 'finish'],
  ['collect-deposit', 'deposit-paid', 'finish'],
  ['collect-deposit', 'paid', 'finish'],
  ['collect-deposit', 'cancel', 'drop'],
  ['send-quote', 'confirm', null],
] as const)('a task %s at %s: %s', (rule, occasion, ending) => expect(orderTaskEnding(rule, occasion)).toBe(ending));

test('nothing but the payment ends the task of the balance by itself', () => {
  const ends = (rule: keyof typeof orderTaskRules): readonly OrderOccasion[] => keysOf(orderTaskRules[rule].endedBy);
  expect(ends('collect-balance')).toEqual(['paid']);
});
