import { accepted, refused } from '@door/domain/door/model/result';
import { isWaiting } from '@door/domain/selling/visit/job-cycle';
import type { Slot } from '@door/domain/selling/visit/offer-slots';
import { messagesAfter } from '../message/tell-customer.ts';
import { faultsBooked } from '../fault/fault-visits.ts';
import { loadOrder } from '../order/load-order.ts';
import { orderTasksAfter } from '../order/order-tasks.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope, RuleScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { StoredJob } from './diary-store.ts';
import { lookedThrough, type OpenedJob, slotAt, type WantedStart } from './find-slot.ts';
import { type JobChange, moveJob } from './jobs.ts';
import { loadDiary, standingVisits, stretchOf } from './load-diary.ts';
import { diaryMessages } from './messages.ts';
import { tellTeam } from './tell-team.ts';
import { visitText } from './visit-words.ts';

/** The order is locked before its job, as rules do it. */
export async function openJob(ctx: CallScope, id: string): Promise<Result<OpenedJob>> {
  const [found] = await ctx.stores.diary.jobs({ ids: [id] });
  if (!found) return refused('diary.none', diaryMessages.none);
  const stored = unwrapOrThrow(await loadOrder(ctx, found.orderId));
  const job = await ctx.stores.diary.load(id);
  return job ? accepted({ job, stored }) : refused('diary.none', diaryMessages.none);
}

export interface Booking extends JobChange {
  readonly wanted: WantedStart;
  /** That it is only held, under an id of its own, until then, ISO 8601; absent: it is booked. */
  readonly hold?: { readonly id: string; readonly until: string };
}

/**
 * Books or holds a job at a time, in place of what was booked or held for it before. All resources are locked in one sequence first, and holds
 * that have ended are taken away: what is decided then holds until the transaction ends. Lock order and job first.
 */
export async function bookVisit(
  ctx: RuleScope,
  opened: OpenedJob,
  { wanted, ...booking }: Booking,
): Promise<StoredJob> {
  const { diary } = ctx.stores;
  const now = ctx.clock.now().toISOString();
  await diary.lock((await diary.resources()).map(({ id }) => id));
  await diary.endHolds(now);
  const { job } = opened;
  const standing = await standingVisits(ctx, job.id);
  // What was worked on stays as it was: somebody comes again.
  const before = job.state === 'Unfinished' ? [] : standing;
  const held = (await diary.visits({ jobs: [job.id] })).filter(
    ({ id, isCancelled }) => !isCancelled && !standing.some((visit) => visit.id === id),
  );
  await diary.dropVisits(held.map(({ id }) => id));
  if (!booking.hold) await diary.free(before.map(({ id }) => id));
  const from = wanted.day < today(ctx) ? wanted.day : today(ctx);
  const slot = unwrapOrThrow(
    await slotAt(ctx, opened, { wanted, loaded: await loadDiary(ctx, { from, days: lookedThrough }) }),
  );
  await writeVisits(ctx, job, {
    slot,
    before: booking.hold ? [] : before,
    hold: booking.hold,
  });
  if (booking.hold) return job;
  const moved = await moveJob(ctx, job, { move: isWaiting(job.state) ? 'book' : 'rebook', ...booking });
  const [visit] = await standingVisits(ctx, job.id);
  const days = { from: await visitText(ctx, before[0]), to: await visitText(ctx, visit) };
  await recordHistory(ctx, [
    { about: 'order', aboutId: job.orderId, kind: 'visit', ...days, reason: booking.reason ?? '' },
  ]);
  if (job.kind === 'service') await faultsBooked(ctx, opened.stored);
  if (job.kind === 'fitting') await orderTasksAfter(ctx, opened.stored, { occasion: 'fitting-booked' });
  await messagesAfter(ctx, opened.stored, 'visit');
  await tellTeam(ctx, job);
  return moved;
}

interface WrittenVisits {
  readonly slot: Slot;
  /** What the job had before: a visit that moves stays the same one, for the calendars that have it. */
  readonly before: readonly { readonly id: string; readonly sequence: number }[];
  readonly hold: Booking['hold'];
}

async function writeVisits(ctx: RuleScope, job: StoredJob, { slot, before, hold }: WrittenVisits): Promise<void> {
  const { diary } = ctx.stores;
  const changedAt = ctx.clock.now().toISOString();
  for (const [at, span] of slot.visits.entries()) {
    const known = before[at];
    const stretch = stretchOf(span, ctx.supplier.client.timeZone);
    const id = known?.id ?? (at === 0 ? hold?.id : undefined) ?? ctx.ids.other();
    await diary.saveVisit({
      id,
      jobId: job.id,
      teamId: slot.team.id,
      ordinal: at + 1,
      ...stretch,
      changedAt,
      isCancelled: false,
      sequence: known ? known.sequence + 1 : 0,
    });
    await diary.take(
      slot.takes.map(({ id: resourceId }) => ({
        id,
        resourceId,
        visitId: id,
        ...stretch,
        heldUntil: hold?.until ?? null,
        reason: '',
      })),
    );
  }
  const over = new Set(before.slice(slot.visits.length).map(({ id }) => id));
  for (const visit of await diary.visits({ jobs: [job.id] }))
    if (over.has(visit.id))
      await diary.saveVisit({ ...visit, isCancelled: true, sequence: visit.sequence + 1, changedAt });
}
