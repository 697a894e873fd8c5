import { officeWork } from '../../messages/english/quoting.ts';
import { describe, expect, test } from 'vitest';
import { type TaskMove, taskAfter, taskMoves } from './task-cycle.ts';
import { type TaskState, taskStates } from './task.ts';
import { workingDaysAfter } from './working-days.ts';
import { reachableStates } from '../../testing/reachable-states.ts';

describe('working days are Monday to Friday', () => {
  test.each([
    ['a Monday', '2026-11-16', 1, '2026-11-17'],
    ['a Friday', '2026-11-20', 1, '2026-11-23'],
    ['a Saturday', '2026-11-21', 1, '2026-11-23'],
    ['a Sunday', '2026-11-22', 1, '2026-11-23'],
    ['a Thursday, two on', '2026-11-19', 2, '2026-11-23'],
    ['a Wednesday, five on', '2026-11-18', 5, '2026-11-25'],
    ['the last Thursday of a year', '2026-12-31', 2, '2027-01-04'],
    ['the day itself', '2026-11-21', 0, '2026-11-21'],
  ])('after %s', (_, date, days, due) => expect(workingDaysAfter(date, days)).toBe(due));
});

describe('the life of a task', () => {
  const end = (move: TaskMove, state: TaskState, reason = 'No longer wanted') => {
    const outcome = taskAfter(move, { state, reason }, officeWork);
    return outcome.ok ? outcome.value : outcome.refusal.code;
  };
  test('an open task can be finished or dropped', () => {
    expect([end('finish', 'Open'), end('drop', 'Open')]).toEqual(['Done', 'Dropped']);
  });
  test('an ended task cannot change', () => {
    for (const state of taskStates.filter((each) => each !== 'Open')) {
      expect([end('finish', state), end('drop', state)]).toEqual(['task.ended', 'task.ended']);
    }
  });
  test('dropping needs a reason, finishing needs none', () => {
    expect([end('drop', 'Open', ' '), end('finish', 'Open', '')]).toEqual(['task.no-reason', 'Done']);
  });
});

test('every state can be reached', () =>
  expect(reachableStates<TaskState>(taskMoves, 'Open')).toEqual(new Set(taskStates)));
