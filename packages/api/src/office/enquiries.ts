import { enquiryAfter, type EnquiryOutcome, enquiryStateText } from '@door/domain/enquiry/enquiry-cycle';
import { accepted, type Outcome, refused } from '@door/domain/shared/outcome';
import type { Task } from '@door/domain/task/task';
import { workingDaysAfter } from '@door/domain/task/working-days';
import { officeWork } from '@door/domain/words/english/office-work';
import type { CallScope } from '../gate.ts';
import { insist } from '../insist.ts';
import type { Enquiry } from '../ports/shop.ts';
import { words } from '../words.ts';
import { record } from './record.ts';
import { beginTask, endTask, giveTask } from './tasks.ts';

/** The enquiry, locked; another supplier's does not exist. Its tasks are always locked before it. */
export async function reachEnquiry({ shop }: CallScope, id: string): Promise<Outcome<Enquiry>> {
  const enquiry = await shop.enquiries.load(id);
  return enquiry ? accepted(enquiry) : refused('enquiry.none', words.enquiry.none);
}

const daysToAnswer = 1;

/** What an enquiry sets going: its history, and the company's task to answer it. */
export async function beginEnquiry(ctx: CallScope, enquiry: Enquiry): Promise<void> {
  await record(ctx, [{ about: 'enquiry', aboutId: enquiry.id, kind: 'state', from: null, to: enquiry.state }]);
  await beginTask(ctx, {
    id: ctx.ids.other(),
    what: officeWork.answerEnquiry(enquiry.name),
    about: enquiry.address,
    due: workingDaysAfter(enquiry.submittedAt.slice(0, 10), daysToAnswer),
    itemId: enquiry.itemId,
    enquiryId: enquiry.id,
    assignee: null,
    madeBy: 'rule',
  });
}

/** Who answers it from now on, its open tasks included. */
export async function giveEnquiry(
  ctx: CallScope,
  { id, assignee, mayGive }: { id: string; assignee: string | null; mayGive: (enquiry: Enquiry) => Outcome<Enquiry> },
): Promise<Enquiry> {
  const tasks = await ctx.shop.tasks.ofEnquiry(id);
  const enquiry = insist(await reachEnquiry(ctx, id));
  insist(mayGive(enquiry));
  for (const task of tasks) await giveTask(ctx, task, assignee);
  return assignTo(ctx, enquiry, assignee);
}

/** Whoever takes the task of an enquiry answers the enquiry. */
export async function followTask(ctx: CallScope, task: Task): Promise<void> {
  if (task.enquiryId === null || task.madeBy !== 'rule') return;
  const enquiry = insist(await reachEnquiry(ctx, task.enquiryId));
  if (enquiry.state !== 'Closed') await assignTo(ctx, enquiry, task.assignee);
}

async function assignTo(ctx: CallScope, enquiry: Enquiry, assignee: string | null): Promise<Enquiry> {
  if (enquiry.assignee === assignee) return enquiry;
  if (enquiry.state === 'Closed') insist(refused('enquiry.ended', words.enquiry.ended));
  const given = { ...enquiry, assignee };
  await ctx.shop.enquiries.save(given);
  await record(ctx, [
    { about: 'enquiry', aboutId: enquiry.id, kind: 'assignee', from: enquiry.assignee, to: assignee },
  ]);
  return given;
}

/** Closed with what is left to do for it; sent twice it finds its work done. */
export async function closeEnquiry(
  ctx: CallScope,
  { id, outcome, note }: { readonly id: string; readonly outcome: EnquiryOutcome; readonly note: string },
): Promise<Enquiry> {
  const tasks = await ctx.shop.tasks.ofEnquiry(id);
  const enquiry = insist(await reachEnquiry(ctx, id));
  if (enquiry.state === 'Closed' && enquiry.outcome === outcome) return enquiry;
  const state = insist(enquiryAfter('close', enquiry));
  const [from, to] = [enquiryStateText(enquiry.state, enquiry.outcome), enquiryStateText(state, outcome)];
  const move = outcome === 'spam' ? 'drop' : 'finish';
  for (const task of tasks) await endTask(ctx, task, { move, reason: words.enquiry.closedAs(outcome) });
  const closed = { ...enquiry, state, outcome };
  await ctx.shop.enquiries.save(closed);
  await record(ctx, [{ about: 'enquiry', aboutId: id, kind: 'state', from, to, reason: note }]);
  return closed;
}
