import { enquiryAfter, type EnquiryOutcome, enquiryStateText } from '@door/domain/selling/enquiry/enquiry-cycle';
import { accepted, refused } from '@door/domain/door/model/result';
import type { Result } from '../refusals.ts';
import type { Task } from '@door/domain/selling/task/task';
import { workingDaysAfter } from '@door/domain/selling/task/working-days';
import { dayOf } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { Enquiry } from './enquiry-store.ts';
import { officeMessages, messages } from '../messages.ts';
import { recordHistory } from '../system-status/history.ts';
import { createTask, endTask, assignTask } from '../task/tasks.ts';

/** The enquiry, locked until the transaction ends. Lock its tasks before it, always, so that two calls never wait for each other. */
export async function loadEnquiry({ stores }: CallScope, id: string): Promise<Result<Enquiry>> {
  const enquiry = await stores.enquiries.load(id);
  return enquiry ? accepted(enquiry) : refused('enquiry.none', messages.enquiry.none);
}

const daysToAnswer = 1;

/** Begins the history of an enquiry and makes the task to answer it, due within one working day and nobody’s yet. */
export async function startEnquiry(ctx: CallScope, enquiry: Enquiry): Promise<void> {
  await recordHistory(ctx, [{ about: 'enquiry', aboutId: enquiry.id, kind: 'state', from: null, to: enquiry.state }]);
  await createTask(ctx, {
    id: ctx.ids.other(),
    what: messages.enquiry.answer(enquiry.name),
    about: enquiry.address,
    due: workingDaysAfter(dayOf(ctx, enquiry.submittedAt), daysToAnswer),
    itemId: enquiry.itemId,
    enquiryId: enquiry.id,
    quoteId: null,
    orderId: null,
    assignee: null,
    rule: 'answer-enquiry',
  });
}

/** Gives the enquiry and its open tasks to somebody; null gives them back to the company. */
export async function assignEnquiry(
  ctx: CallScope,
  {
    id,
    assignee,
    mayAssign,
  }: { id: string; assignee: string | null; mayAssign: (enquiry: Enquiry) => Result<Enquiry> },
): Promise<Enquiry> {
  const tasks = await ctx.stores.tasks.ofEnquiry(id);
  const enquiry = unwrapOrThrow(await loadEnquiry(ctx, id));
  unwrapOrThrow(mayAssign(enquiry));
  for (const task of tasks) await assignTask(ctx, task, assignee);
  return saveAssignee(ctx, enquiry, assignee);
}

/** Gives an enquiry to the assignee of the task to answer it. */
export async function assignEnquiryOfTask(ctx: CallScope, task: Task): Promise<void> {
  if (task.enquiryId === null || task.rule !== 'answer-enquiry') return;
  const enquiry = unwrapOrThrow(await loadEnquiry(ctx, task.enquiryId));
  if (enquiry.state !== 'Closed') await saveAssignee(ctx, enquiry, task.assignee);
}

/** Gives an enquiry that nobody had taken to the person who has answered it. */
export async function takeAnsweredEnquiry(ctx: CallScope, task: Task, userId: string): Promise<void> {
  if (task.enquiryId === null || task.rule !== 'answer-enquiry') return;
  const enquiry = unwrapOrThrow(await loadEnquiry(ctx, task.enquiryId));
  if (enquiry.state !== 'Closed' && enquiry.assignee === null) await saveAssignee(ctx, enquiry, userId);
}

async function saveAssignee(ctx: CallScope, enquiry: Enquiry, assignee: string | null): Promise<Enquiry> {
  if (enquiry.assignee === assignee) return enquiry;
  if (enquiry.state === 'Closed') unwrapOrThrow(refused('enquiry.ended', messages.enquiry.ended));
  const given = { ...enquiry, assignee };
  await ctx.stores.enquiries.save(given);
  await recordHistory(ctx, [
    { about: 'enquiry', aboutId: enquiry.id, kind: 'assignee', from: enquiry.assignee, to: assignee },
  ]);
  return given;
}

/** The enquiry is answered by a quote; one that has a quote already stays as it is. */
export async function quoteEnquiry(ctx: CallScope, enquiry: Enquiry): Promise<void> {
  if (enquiry.state === 'In Quote') return;
  const state = unwrapOrThrow(enquiryAfter('quote', enquiry, officeMessages));
  await ctx.stores.enquiries.save({ ...enquiry, state });
  await recordHistory(ctx, [{ about: 'enquiry', aboutId: enquiry.id, kind: 'state', from: enquiry.state, to: state }]);
}

/** Closes the enquiry and ends its open tasks. A repeat changes nothing. */
export async function closeEnquiry(
  ctx: CallScope,
  { id, outcome, note }: { readonly id: string; readonly outcome: EnquiryOutcome; readonly note: string },
): Promise<Enquiry> {
  const tasks = await ctx.stores.tasks.ofEnquiry(id);
  const enquiry = unwrapOrThrow(await loadEnquiry(ctx, id));
  if (enquiry.state === 'Closed' && enquiry.outcome === outcome) return enquiry;
  const state = unwrapOrThrow(enquiryAfter('close', enquiry, officeMessages));
  const [from, to] = [enquiryStateText(enquiry.state, enquiry.outcome), enquiryStateText(state, outcome)];
  const move = outcome === 'spam' ? 'drop' : 'finish';
  for (const task of tasks) await endTask(ctx, task, { move, reason: messages.enquiry.closedAs(outcome) });
  const closed = { ...enquiry, state, outcome };
  await ctx.stores.enquiries.save(closed);
  await recordHistory(ctx, [{ about: 'enquiry', aboutId: id, kind: 'state', from, to, reason: note }]);
  return closed;
}
