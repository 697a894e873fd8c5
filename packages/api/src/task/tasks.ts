import { type TaskMove, taskAfter } from '@door/domain/selling/task/task-cycle';
import type { Task } from '@door/domain/selling/task/task';
import { accepted, refused } from '@door/domain/door/model/result';
import type { Result } from '../refusals.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { officeMessages, messages } from '../messages.ts';
import { type RecordScope, recordHistory } from '../system-status/history.ts';

/** The task, locked until the transaction ends. */
export async function loadTask({ stores }: Pick<CallScope, 'stores'>, id: string): Promise<Result<Task>> {
  const task = await stores.tasks.load(id);
  return task ? accepted(task) : refused('task.none', messages.task.none);
}

/** Adds an open task. Where one of that id exists already (a message came twice), that one is answered unchanged. */
export async function createTask(ctx: RecordScope, task: Omit<Task, 'state' | 'createdAt' | 'endedAt'>): Promise<Task> {
  const created: Task = { ...task, state: 'Open', createdAt: ctx.clock.now().toISOString(), endedAt: null };
  if (!(await ctx.stores.tasks.add(created))) return unwrapOrThrow(await loadTask(ctx, task.id));
  await recordHistory(ctx, [{ about: 'task', aboutId: task.id, kind: 'state', from: null, to: 'Open' }]);
  return created;
}

/** Gives an open task to somebody; null gives it back to the company. */
export async function assignTask(ctx: RecordScope, task: Task, assignee: string | null): Promise<Task> {
  if (task.assignee === assignee) return task;
  if (task.state !== 'Open') unwrapOrThrow(refused('task.ended', messages.task.ended));
  const given = { ...task, assignee };
  await ctx.stores.tasks.save(given);
  await recordHistory(ctx, [{ about: 'task', aboutId: task.id, kind: 'assignee', from: task.assignee, to: assignee }]);
  return given;
}

interface Ending {
  readonly move: TaskMove;
  readonly reason: string;
}

const endStates = { finish: 'Done', drop: 'Dropped' } as const satisfies Readonly<Record<TaskMove, Task['state']>>;

/** Ends a task as done or dropped. A repeat changes nothing. */
export async function endTask(ctx: RecordScope, task: Task, { move, reason }: Ending): Promise<Task> {
  if (task.state === endStates[move]) return task;
  const state = unwrapOrThrow(taskAfter(move, { ...task, reason }, officeMessages));
  const ended = { ...task, state, endedAt: ctx.clock.now().toISOString() };
  await ctx.stores.tasks.save(ended);
  await recordHistory(ctx, [{ about: 'task', aboutId: task.id, kind: 'state', from: task.state, to: state, reason }]);
  return ended;
}
