import { unknownRows } from '@door/domain/door/configure/unknown-rows';
import { refused } from '@door/domain/door/model/result';
import { isFrom } from '@door/domain/people/history/life-cycle';
import type { OrderLine } from '@door/domain/selling/order/order';
import { fittedDoorOf, fittedLines } from '@door/domain/selling/visit/fitted-door';
import { type JobKind, type JobMove, jobMoves } from '@door/domain/selling/visit/job-cycle';
import { fittingDay } from '@door/domain/selling/visit/offer-slots';
import { serviceNeed, visitNeed } from '@door/domain/selling/visit/visit-need';
import type { StoredItem } from '../item/item-store.ts';
import type { OpenedOrder } from '../order/order-facts.ts';
import { messagesAfter } from '../message/tell-customer.ts';
import { isOfficeCaller } from '../ports/context.ts';
import { dayOf } from '../pricing/price-lists.ts';
import type { CallScope, RuleScope } from '../procedure.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { StoredJob } from './diary-store.ts';
import { standingVisits } from './load-diary.ts';
import { diaryMessages } from './messages.ts';
import { tellTeam } from './tell-team.ts';
import { visitText } from './visit-words.ts';

interface Doors {
  readonly lines: readonly Pick<OrderLine, 'itemId' | 'quantity'>[];
  readonly items: ReadonlyMap<string, Pick<StoredItem, 'item'>>;
}

/** What fitting some doors takes. */
export function needOfDoors({ supplier }: Pick<CallScope, 'supplier'>, { lines, items }: Doors): StoredJob['need'] {
  const settings = supplier.client.visits;
  const doors = lines.flatMap(({ itemId, quantity }) => {
    const item = items.get(itemId)?.item;
    if (!item) return [];
    const isKnown = unknownRows(item, supplier.context).length === 0;
    const door = fittedDoorOf(item, { rows: supplier, settings, isKnown });
    return Array.from({ length: quantity }, () => door);
  });
  return visitNeed(doors, { hours: fittingDay, settings });
}

/** An order whose doors are fitted waits for a day from now on. One that waits already goes on. */
export async function needFitting(
  ctx: RuleScope,
  orderId: string,
  { order, items }: Pick<OpenedOrder, 'order' | 'items'>,
): Promise<void> {
  const need = needOfDoors(ctx, { lines: fittedLines(order), items });
  if (need.visits.length > 0) await addJob(ctx, { kind: 'fitting', orderId, need });
}

/** Somebody shall come to an order that is fitted. One for which somebody comes already goes on. */
export const needService = (ctx: RuleScope, orderId: string): Promise<void> =>
  addJob(ctx, { kind: 'service', orderId, need: serviceNeed(ctx.supplier.client.visits) });

/** Something is to be done for an order. What waits or is booked of that kind already goes on. */
export async function addJob(
  ctx: RuleScope,
  { kind, orderId, need }: Pick<StoredJob, 'kind' | 'orderId' | 'need'>,
): Promise<void> {
  const now = ctx.clock.now().toISOString();
  await ctx.stores.diary.add({
    id: ctx.ids.other(),
    kind,
    orderId,
    state: 'To book',
    need,
    reason: '',
    moves: 0,
    createdAt: now,
    changedAt: now,
    changedBy: null,
    lastIdempotencyKey: null,
  });
}

/** The fitting of an order that goes on, locked. Lock the order first. */
export const fittingOfOrder = (ctx: Pick<RuleScope, 'stores'>, orderId: string): Promise<StoredJob | null> =>
  jobOfOrder(ctx, orderId, 'fitting');

/** The job of that kind of an order that goes on, locked; null: there is none. Lock the order first. */
export async function jobOfOrder(
  { stores }: Pick<RuleScope, 'stores'>,
  orderId: string,
  asked: JobKind,
): Promise<StoredJob | null> {
  const open = (await stores.diary.jobs({ orders: [orderId] })).find(
    ({ kind, state }) => kind === asked && state !== 'Handed over' && state !== 'Cancelled',
  );
  return (open && (await stores.diary.load(open.id))) ?? null;
}

/** What else changes with a move of a job. */
export interface JobChange {
  readonly reason?: string;
  /** Of the message; absent: a rule moves it. */
  readonly idempotencyKey?: string;
  readonly moves?: number;
}

/** Makes a move of a job that is locked, if its state allows that. */
export async function moveJob(
  ctx: RuleScope,
  job: StoredJob,
  { move, reason = '', idempotencyKey, moves = job.moves }: JobChange & { readonly move: JobMove },
): Promise<StoredJob> {
  if (!isFrom(jobMoves[move], job.state))
    unwrapOrThrow(refused('diary.ended', diaryMessages.cannot(moveTexts[move], job.state)));
  const moved: StoredJob = {
    ...job,
    state: jobMoves[move].to,
    reason,
    moves,
    changedAt: ctx.clock.now().toISOString(),
    changedBy: ctx.caller && isOfficeCaller(ctx.caller) ? ctx.caller.userId : null,
    lastIdempotencyKey: idempotencyKey ?? null,
  };
  await ctx.stores.diary.save(moved);
  return moved;
}

const moveTexts: Readonly<Record<JobMove, string>> = {
  book: 'booked',
  rebook: 'moved',
  dropBack: 'taken out of the diary',
  setOut: 'set out for',
  arrive: 'arrived at',
  handOver: 'handed over',
  goBack: 'called back',
  unfinished: 'left unfinished',
  cancel: 'cancelled',
};

/** Takes a job out of the diary, and lets go of whoever was booked and held for it. Calendars keep its visits as cancelled. */
export async function endVisits(ctx: RuleScope, job: StoredJob): Promise<void> {
  const { diary } = ctx.stores;
  const standing = await standingVisits(ctx, job.id);
  const visits = (await diary.visits({ jobs: [job.id] })).filter(({ isCancelled }) => !isCancelled);
  const held = visits.filter(({ id }) => !standing.some((each) => each.id === id));
  await diary.free(standing.map(({ id }) => id));
  await diary.dropVisits(held.map(({ id }) => id));
  const changedAt = ctx.clock.now().toISOString();
  for (const visit of standing)
    await diary.saveVisit({ ...visit, isCancelled: true, sequence: visit.sequence + 1, changedAt });
  const [stored] = standing.length > 0 ? await ctx.stores.orders.find([job.orderId]) : [];
  if (stored) await messagesAfter(ctx, stored, 'visit');
  await tellTeam(ctx, job);
}

/** A job that is booked waits for another day, for a reason. */
export async function dropBack(
  ctx: RuleScope,
  job: StoredJob,
  change: JobChange & { readonly reason: string },
): Promise<StoredJob> {
  const [visit] = await standingVisits(ctx, job.id);
  const from = await visitText(ctx, visit);
  const moved = await moveJob(ctx, job, { move: 'dropBack', ...change });
  await endVisits(ctx, job);
  await recordHistory(ctx, [
    { about: 'order', aboutId: job.orderId, kind: 'visit', from, to: null, reason: change.reason },
  ]);
  return moved;
}

/** Nobody fits an order any more, or it is fitted. */
export async function endFitting(
  ctx: RuleScope,
  orderId: string,
  { move, reason }: { readonly move: 'cancel' | 'handOver'; readonly reason: string },
): Promise<void> {
  const job = await fittingOfOrder(ctx, orderId);
  if (!job) return;
  const [visit] = await standingVisits(ctx, job.id);
  await moveJob(ctx, job, { move, reason });
  if (move === 'handOver') return;
  await endVisits(ctx, job);
  if (!visit) return;
  const from = await visitText(ctx, visit);
  await recordHistory(ctx, [{ about: 'order', aboutId: orderId, kind: 'visit', from, to: null, reason }]);
}

/** The doors of an order can be fitted from a day on, later than its visit, or nobody knows when: somebody comes on another day. */
export async function dropBackBefore(ctx: RuleScope, orderId: string, day: string | null): Promise<void> {
  const job = await fittingOfOrder(ctx, orderId);
  if (job?.state !== 'Booked') return;
  const [first] = await standingVisits(ctx, job.id);
  if (first && day !== null && dayOf(ctx, first.from) >= day) return;
  await dropBack(ctx, job, { reason: day === null ? diaryMessages.held : diaryMessages.movedPromise });
}
