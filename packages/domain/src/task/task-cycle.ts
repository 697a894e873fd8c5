import { type Move, stateAfter } from '../history/life-cycle.ts';
import type { Outcome } from '../model/outcome.ts';
import type { OfficeWords } from '../words/words.ts';
import type { Task, TaskState } from './task.ts';

/** What a person gives with the transition. */
interface MoveFacts {
  readonly reason: string;
}

/** Open → Done | Dropped. */
export const taskMoves = {
  finish: { from: ['Open'], to: 'Done' },
  drop: {
    from: ['Open'],
    to: 'Dropped',
    guard: ({ reason }, words) =>
      reason.trim() === '' ? { code: 'task.no-reason', message: words.dropNeedsReason } : null,
  },
} as const satisfies Readonly<Record<string, Move<TaskState, MoveFacts>>>;

export type TaskMove = keyof typeof taskMoves;

export const taskAfter = (
  move: TaskMove,
  { state, reason }: Pick<Task, 'state'> & MoveFacts,
  words: OfficeWords,
): Outcome<TaskState> =>
  stateAfter<TaskState, MoveFacts>(taskMoves[move], { state, facts: { reason }, code: 'task.ended', words });
