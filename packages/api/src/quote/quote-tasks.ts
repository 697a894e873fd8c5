import type { ItemId } from '@door/domain/door/model/ids';
import { numberText } from '@door/domain/lib/running-number';
import type { QuoteMove } from '@door/domain/selling/quote/quote-cycle';
import { type AskedTask, endingOf, tasksAfterMeasuring } from '@door/domain/selling/quote/quote-task-rules';
import type { Task } from '@door/domain/selling/task/task';
import { findCustomer } from '../customer/customers.ts';
import type { RecordScope } from '../system-status/history.ts';
import { createTask, endTask } from '../task/tasks.ts';
import type { StoredItem } from '../item/item-store.ts';
import type { StoredQuote } from './quote-store.ts';
import { type DayScope, today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import { quoteTaskMessages, messages } from '../messages.ts';

/** A call, or a rule that acts by itself. */
export type TaskScope = RecordScope & Pick<CallScope, 'ids' | 'clientId'> & DayScope;

/**
 * Ends the tasks that a move answers. Call it with the quote as it was saved after the move, and before an enquiry is
 * loaded: tasks are locked first.
 */
export async function tasksAfterMove(ctx: TaskScope, stored: StoredQuote, move: QuoteMove): Promise<void> {
  for (const task of await tasksOfMove(ctx, stored)) {
    const ending = endingOf(task.rule, move);
    if (ending !== null) await endTask(ctx, task, { move: ending, reason: messages.quote.isNow(stored.quote.state) });
  }
}

/** What is to be done about the quote, and the answer that its enquiry waits for: of the enquiry first, as it locks its tasks by itself too. */
async function tasksOfMove({ stores: { tasks } }: TaskScope, { id, enquiryId }: StoredQuote): Promise<readonly Task[]> {
  const ofEnquiry = enquiryId === null ? [] : await tasks.ofEnquiry(enquiryId);
  return [...ofEnquiry.filter(({ rule }) => rule === 'answer-enquiry'), ...(await tasks.ofQuote(id))];
}

interface OccasionedTask extends AskedTask {
  /** What makes this task of the rule another one than the last: the version that was sent, the moment of a move. */
  readonly occasion: string;
}

/** A task about a quote, for whoever made the quote. Asked for again on the same occasion, it stays as it is. */
export async function createQuoteTask(
  ctx: TaskScope,
  { id, number, createdBy, quote, enquiryId }: StoredQuote,
  { rule, due, occasion }: OccasionedTask,
): Promise<void> {
  const customer = quote.customerId === null ? null : await findCustomer(ctx, quote.customerId);
  await createTask(ctx, {
    id: taskIdOf(ctx, `${rule} ${id} ${occasion}`),
    what: quoteTaskMessages[rule](numberText('quote', number)),
    about: customer?.ok ? customer.value.details.name : '',
    due,
    itemId: null,
    enquiryId,
    quoteId: id,
    orderId: null,
    assignee: createdBy,
    rule,
  });
}

/** Once a door is measured, somebody has to send its quote: not where every quote of it is sent already. */
export async function taskAfterMeasuring(ctx: TaskScope, { item, number, job }: StoredItem): Promise<void> {
  const quotes = await ctx.stores.quotes.about(item.id);
  const draft = quotes.find(({ quote }) => quote.state === 'Draft');
  if (quotes.length > 0 && !draft) return;
  const enquiry = await ctx.stores.enquiries.ofItem(item.id);
  for (const { rule, due } of tasksAfterMeasuring(today(ctx)))
    await createTask(ctx, {
      id: measuredTaskId(ctx, item.id),
      what: quoteTaskMessages[rule](numberText('item', number)),
      about: enquiry?.name ?? job.address,
      due,
      itemId: item.id,
      enquiryId: enquiry?.id ?? null,
      quoteId: draft?.id ?? null,
      orderId: null,
      assignee: draft?.createdBy ?? enquiry?.assignee ?? null,
      rule,
    });
}

interface Quoted {
  readonly enquiryId: string | null;
  readonly itemIds: readonly ItemId[];
}

/** The open tasks to send a quote for these doors or this enquiry, locked: before the enquiry, as all tasks are. */
export async function tasksToQuote(ctx: TaskScope, { enquiryId, itemIds }: Quoted): Promise<readonly Task[]> {
  const { tasks } = ctx.stores;
  const found = enquiryId === null ? [] : [...(await tasks.ofEnquiry(enquiryId))];
  found.push(...(await tasks.loadAll(itemIds.map((itemId) => measuredTaskId(ctx, itemId)))));
  return found.filter(({ rule, state, quoteId }) => rule === 'send-quote' && state === 'Open' && quoteId === null);
}

/** What was to be quoted is in this quote now, so the tasks are about it: sending it ends them. */
export async function linkToQuote({ stores }: TaskScope, tasks: readonly Task[], quoteId: string): Promise<void> {
  for (const task of tasks) await stores.tasks.save({ ...task, quoteId });
}

const measuredTaskId = (ctx: TaskScope, itemId: ItemId): string => taskIdOf(ctx, `send-quote ${itemId}`);

const taskIdOf = ({ ids, clientId }: TaskScope, name: string): string =>
  ids.itemNamed(`task ${String(clientId)} ${name}`);
