import { blockersOf, type Guard, type Move, stateAfter } from '../../people/history/life-cycle.ts';
import type { Result } from '../../door/model/result.ts';
import type { RefusalCode } from '../../door/model/refusal-codes.ts';
import type { OfficeMessages } from '../../messages/messages.ts';
import type { Task, TaskState } from './task.ts';

/** What a person gives with the transition. */
interface MoveFacts {
  readonly reason: string;
}

const guards = [
  { code: 'task.no-reason', holds: ({ reason }) => reason.trim() !== '' },
] as const satisfies readonly Guard<RefusalCode, MoveFacts>[];

type TaskGuard = (typeof guards)[number]['code'];

/** Open → Done | Dropped. */
export const taskMoves = {
  finish: { from: ['Open'], to: 'Done', asks: [] },
  drop: { from: ['Open'], to: 'Dropped', asks: ['task.no-reason'] },
} as const satisfies Readonly<Record<string, Move<TaskState, TaskGuard>>>;

export type TaskMove = keyof typeof taskMoves;

export function taskAfter(
  move: TaskMove,
  { state, ...facts }: Pick<Task, 'state'> & MoveFacts,
  messages: OfficeMessages,
): Result<TaskState> {
  const asked: Move<TaskState, TaskGuard> = taskMoves[move];
  const blockers = blockersOf(asked, guards, { facts, sentences: { 'task.no-reason': messages.dropNeedsReason } });
  return stateAfter(asked, { state, blockers, ended: 'task.ended', messages });
}
