import { type TaskMove, taskAfter } from '@door/domain/task/task-cycle';
import type { Task } from '@door/domain/task/task';
import { accepted, type Outcome, refused } from '@door/domain/shared/outcome';
import type { CallScope } from '../gate.ts';
import { insist } from '../insist.ts';
import { words } from '../words.ts';
import { record } from './record.ts';

/** The task, locked; another supplier's does not exist. */
export async function reachTask({ shop }: CallScope, id: string): Promise<Outcome<Task>> {
  const task = await shop.tasks.load(id);
  return task ? accepted(task) : refused('task.none', words.task.none);
}

/** A task that was begun by somebody: by hand, or (assignee null, made by a rule) for whoever takes it. One of that id stays as it is. */
export async function beginTask(ctx: CallScope, task: Omit<Task, 'state' | 'createdAt' | 'endedAt'>): Promise<Task> {
  const begun: Task = { ...task, state: 'Open', createdAt: ctx.clock.now().toISOString(), endedAt: null };
  if (!(await ctx.shop.tasks.add(begun))) return insist(await reachTask(ctx, task.id));
  await record(ctx, [{ about: 'task', aboutId: task.id, kind: 'state', from: null, to: 'Open' }]);
  return begun;
}

/** Who does it from now on; null gives it back to the company. Once it has ended nobody needs to. */
export async function giveTask(ctx: CallScope, task: Task, assignee: string | null): Promise<Task> {
  if (task.assignee === assignee) return task;
  if (task.state !== 'Open') insist(refused('task.ended', words.task.ended));
  const given = { ...task, assignee };
  await ctx.shop.tasks.save(given);
  await record(ctx, [{ about: 'task', aboutId: task.id, kind: 'assignee', from: task.assignee, to: assignee }]);
  return given;
}

interface Ending {
  readonly move: TaskMove;
  readonly reason: string;
}

const endOf = { finish: 'Done', drop: 'Dropped' } as const satisfies Readonly<Record<TaskMove, Task['state']>>;

/** Done or dropped, once; a call that is sent twice finds its work done. */
export async function endTask(ctx: CallScope, task: Task, { move, reason }: Ending): Promise<Task> {
  if (task.state === endOf[move]) return task;
  const state = insist(taskAfter(move, task, { reason }));
  const ended = { ...task, state, endedAt: ctx.clock.now().toISOString() };
  await ctx.shop.tasks.save(ended);
  await record(ctx, [{ about: 'task', aboutId: task.id, kind: 'state', from: task.state, to: state, reason }]);
  return ended;
}
