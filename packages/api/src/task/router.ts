import { refused } from '@door/domain/door/model/result';
import type { Task } from '@door/domain/selling/task/task';
import { z } from 'zod';
import { assignEnquiryOfTask, takeAnsweredEnquiry } from '../enquiry/enquiries.ts';
import { taskToWire } from '../enquiry/to-wire.ts';
import { cursorInput, dateInput, momentInput, nextCursor } from '../input/cursor.ts';
import { itemIdInput, newIdInput, taskIdInput, userIdInput } from '../input/ids.ts';
import { filledText, text } from '../input/text.ts';
import { loadItem } from '../item/load-item.ts';
import { messages } from '../messages.ts';
import { inOneTransaction, procedure, router } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { findAssignee, loadNames } from '../user/people.ts';
import { assignTask, createTask, endTask, loadTask } from './tasks.ts';

const limit = 50;

const listInput = z.discriminatedUnion('Of', [
  z.strictObject({ Of: z.enum(['mine', 'group']), After: cursorInput(dateInput) }),
  z.strictObject({ Of: z.literal('done'), After: cursorInput(momentInput) }),
]);

/** `mine` and `group`: open tasks by the day they are due. `done`: done and dropped tasks, newest first. */
const list = procedure
  .allow('tasks.manage')
  .input(listInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Of, After: after } }) => {
    const nameOf = await loadNames(ctx);
    const assignee = Of === 'mine' ? ctx.caller.userId : null;
    const page = { limit, after };
    const tasks = await ctx.stores.tasks.list(
      Of === 'done' ? { state: 'ended', ...page } : { state: 'open', assignee, ...page },
    );
    const cursorOf = ({ id, due, endedAt }: Task) => ({ id, key: endedAt ?? due });
    return { Tasks: tasks.map((task) => taskToWire(task, nameOf)), After: nextCursor(tasks, { limit, cursorOf }) };
  });

/** Assigns a group task to the caller. Refused while it is somebody else's, until they give it away. */
const take = procedure
  .allow('tasks.manage')
  .input(taskIdInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: id }) => {
    const { userId } = ctx.caller;
    const task = unwrapOrThrow(await loadTask(ctx, id));
    const nameOf = await loadNames(ctx);
    if (task.assignee !== null && task.assignee !== userId) {
      unwrapOrThrow(refused('task.taken', messages.task.takenBy(nameOf(task.assignee))));
    }
    const taken = await assignTask(ctx, task, userId);
    if (taken !== task) await assignEnquiryOfTask(ctx, taken);
    return taskToWire(taken, nameOf);
  });

/** UserId null gives it back to the company. */
const assignInput = z.strictObject({ Id: taskIdInput, UserId: userIdInput.nullable() });

const assign = procedure
  .allow('tasks.manage')
  .input(assignInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, UserId } }) => {
    if (UserId !== null) unwrapOrThrow(await findAssignee(ctx, UserId));
    const task = unwrapOrThrow(await loadTask(ctx, Id));
    const given = await assignTask(ctx, task, UserId);
    if (given !== task) await assignEnquiryOfTask(ctx, given);
    return taskToWire(given, await loadNames(ctx));
  });

const addInput = z.strictObject({
  /** Made up by the page, so that a message that is sent twice makes one task. */
  Id: newIdInput.optional(),
  What: filledText(200),
  About: text(1000).default(''),
  Due: dateInput,
  ItemId: itemIdInput.nullish(),
  /** Who shall do it; null: anybody of the company. Absent: whoever adds it. */
  UserId: userIdInput.nullish(),
});

const add = procedure
  .allow('tasks.manage')
  .input(addInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, What, About, Due, ItemId, UserId } }) => {
    const earlier = Id === undefined ? undefined : await ctx.stores.tasks.load(Id);
    if (earlier) return taskToWire(earlier, await loadNames(ctx));
    if (ItemId) unwrapOrThrow(await loadItem(ctx, ItemId, 'design'));
    const assignee = UserId === undefined ? ctx.caller.userId : UserId;
    if (UserId) unwrapOrThrow(await findAssignee(ctx, UserId));
    const task = await createTask(ctx, {
      id: Id ?? ctx.ids.other(),
      what: What,
      about: About,
      due: Due,
      itemId: ItemId ?? null,
      enquiryId: null,
      quoteId: null,
      orderId: null,
      assignee,
      rule: null,
    });
    return taskToWire(task, await loadNames(ctx));
  });

const done = procedure
  .allow('tasks.manage')
  .input(taskIdInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: id }) => {
    const task = unwrapOrThrow(await loadTask(ctx, id));
    const ended = await endTask(ctx, task, { move: 'finish', reason: '' });
    if (ended !== task) await takeAnsweredEnquiry(ctx, ended, ctx.caller.userId);
    return taskToWire(ended, await loadNames(ctx));
  });

/** Ends a task that will not be done; the reason goes into the history. */
const drop = procedure
  .allow('tasks.manage')
  .input(z.strictObject({ Id: taskIdInput, Reason: filledText(2000) }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, Reason } }) => {
    const task = unwrapOrThrow(await loadTask(ctx, Id));
    return taskToWire(await endTask(ctx, task, { move: 'drop', reason: Reason }), await loadNames(ctx));
  });

export const taskRouter = router({ add, assign, done, drop, list, take });
