import { type OpenCalendar, plusOpen } from '@door/domain/lib/open-days';
import { accepted, refused } from '@door/domain/door/model/result';
import { madeStates } from '@door/domain/selling/order/order-states';
import { clockText, type DiaryTeam, minuteOf, obstaclesIn } from '@door/domain/selling/visit/diary';
import { isWaiting } from '@door/domain/selling/visit/job-cycle';
import { obstaclesTo, offerSlots, type Slot, takenBy, visitsFrom } from '@door/domain/selling/visit/offer-slots';
import { loadOrder } from '../order/load-order.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope, RuleScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { StoredJob } from './diary-store.ts';
import { type JobChange, moveJob, standingVisits, visitText } from './jobs.ts';
import { type LoadedDiary, loadDiary, stretchOf } from './load-diary.ts';
import { diaryMessages } from './messages.ts';

/** A job with its order, both locked. */
export interface OpenedJob {
  readonly job: StoredJob;
  readonly stored: StoredOrder;
}

/** The order is locked before its job, as rules do it. */
export async function openJob(ctx: CallScope, id: string): Promise<Result<OpenedJob>> {
  const [found] = await ctx.stores.diary.jobs({ ids: [id] });
  if (!found) return refused('diary.none', diaryMessages.none);
  const stored = unwrapOrThrow(await loadOrder(ctx, found.orderId));
  const job = await ctx.stores.diary.load(id);
  return job ? accepted({ job, stored }) : refused('diary.none', diaryMessages.none);
}

/** Where the doors can be fitted from on; null: nobody knows, since no date is promised of them and they are not made. */
async function doorsThereOn(
  ctx: RuleScope,
  { id, order }: StoredOrder,
  calendar: OpenCalendar,
): Promise<string | null> {
  const { transitDays, fitAfter } = ctx.supplier.client.works;
  const promise = order.promisedWeek === null ? undefined : (await ctx.stores.promises.of(id)).at(-1);
  const sent = order.days.dispatched ?? promise?.date.sent ?? null;
  const delivered = order.days.delivered ?? (sent && plusOpen(sent, transitDays, calendar));
  if (delivered !== null) return plusOpen(delivered, fitAfter, calendar);
  return madeStates.some((state) => state === order.state) ? today(ctx) : null;
}

/** Calendar days that are looked through for slots beside the open ones of their horizon. */
const lookedThrough = 120;

/** Open days from now to the first day that a customer is offered. */
const customersNotice = 2;

/** The slots of a job that its customer is offered, with the diary that they come from; null: its doors are not promised. */
export async function slotsOf(ctx: RuleScope, { job, stored }: OpenedJob): Promise<readonly Slot[] | null> {
  const loaded = await loadDiary(ctx, { from: today(ctx), days: lookedThrough, holder: job.id });
  return slotsIn(ctx, { job, stored }, loaded);
}

async function slotsIn(
  ctx: RuleScope,
  { job, stored }: OpenedJob,
  loaded: LoadedDiary,
): Promise<readonly Slot[] | null> {
  const there = await doorsThereOn(ctx, stored, loaded.calendar);
  if (there === null) return null;
  const soonest = plusOpen(today(ctx), customersNotice, loaded.calendar);
  return offerSlots(job.need, { ...loaded, from: soonest > there ? soonest : there });
}

/** What is named where a time is refused: the next three. */
const namedStarts = (slots: readonly Slot[] | null) =>
  (slots ?? [])
    .slice(0, 3)
    .flatMap(({ visits: [first] }) => (first ? { day: first.day, clock: clockText(first.from) } : []));

export interface WantedStart {
  /** null: whoever is free first. */
  readonly teamId: string | null;
  /** ISO day. */
  readonly day: string;
  /** `HH:MM`. */
  readonly start: string;
}

export interface Booking extends JobChange {
  readonly wanted: WantedStart;
  /** Until then it is only held, ISO 8601; absent: it is booked. */
  readonly heldUntil?: string;
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
  const before = await standingVisits(ctx, job.id);
  const held = (await diary.visits({ jobs: [job.id] })).filter(
    ({ id, isCancelled }) => !isCancelled && !before.some((visit) => visit.id === id),
  );
  await diary.dropVisits(held.map(({ id }) => id));
  if (booking.heldUntil === undefined) await diary.free(before.map(({ id }) => id));
  const from = wanted.day < today(ctx) ? wanted.day : today(ctx);
  const slot = unwrapOrThrow(
    await slotAt(ctx, opened, { wanted, loaded: await loadDiary(ctx, { from, days: lookedThrough }) }),
  );
  await writeVisits(ctx, job, {
    slot,
    before: booking.heldUntil === undefined ? before : [],
    heldUntil: booking.heldUntil ?? null,
  });
  if (booking.heldUntil !== undefined) return job;
  const moved = await moveJob(ctx, job, { move: isWaiting(job.state) ? 'book' : 'rebook', ...booking });
  const [visit] = await standingVisits(ctx, job.id);
  const days = { from: await visitText(ctx, before[0]), to: await visitText(ctx, visit) };
  await recordHistory(ctx, [
    { about: 'order', aboutId: job.orderId, kind: 'visit', ...days, reason: booking.reason ?? '' },
  ]);
  return moved;
}

interface Wanted {
  readonly wanted: WantedStart;
  readonly loaded: LoadedDiary;
}

/** Who comes then, or why nobody can. */
async function slotAt(ctx: RuleScope, opened: OpenedJob, { wanted, loaded }: Wanted): Promise<Result<Slot>> {
  const { need } = opened.job;
  const { diary, calendar } = loaded;
  const teams = diary.teams.filter(({ id }) => wanted.teamId === null || wanted.teamId === id);
  const [team] = teams;
  if (!team) return refused('diary.no-team', diaryMessages.noTeam);
  const there = await doorsThereOn(ctx, opened.stored, calendar);
  if (there === null) return refused('diary.no-slot', diaryMessages.notPromised);
  const free = namedStarts(await slotsIn(ctx, opened, loaded));
  const visits = visitsFrom(need, { day: wanted.day, start: minuteOf(wanted.start), calendar });
  const [first] = visits ?? [];
  if (!visits || !first) return refused('diary.no-slot', diaryMessages.outside(free));
  if (stretchOf(first, ctx.supplier.client.timeZone).from <= ctx.clock.now().toISOString())
    return refused('diary.no-slot', diaryMessages.past(free));
  if (first.day < there) return refused('diary.no-slot', diaryMessages.tooEarly(there, free));
  const asked = { diary, obstacleOf: obstaclesIn(diary, calendar) };
  for (const each of teams) {
    const takes = takenBy(need, visits, { team: each, ...asked });
    if (takes) return accepted({ team: each, visits, takes });
  }
  return whyNot(team, obstaclesTo(need, visits, { team, ...asked }), free);
}

type Free = ReturnType<typeof namedStarts>;

function whyNot(team: DiaryTeam, obstacles: ReturnType<typeof obstaclesTo>, free: Free): Result<never> {
  if (obstacles.length === 0) return refused('diary.not-able', diaryMessages.notAble(team.name));
  const isOutside = obstacles.every(({ by }) => by === null);
  if (isOutside) return refused('diary.no-slot', diaryMessages.outside(free));
  return refused('diary.taken', diaryMessages.taken(obstacles, free));
}

interface WrittenVisits {
  readonly slot: Slot;
  /** What the job had before: a visit that moves stays the same one, for the calendars that have it. */
  readonly before: readonly { readonly id: string; readonly sequence: number }[];
  readonly heldUntil: string | null;
}

async function writeVisits(ctx: RuleScope, job: StoredJob, { slot, before, heldUntil }: WrittenVisits): Promise<void> {
  const { diary } = ctx.stores;
  const changedAt = ctx.clock.now().toISOString();
  for (const [at, span] of slot.visits.entries()) {
    const known = before[at];
    const stretch = stretchOf(span, ctx.supplier.client.timeZone);
    const id = known?.id ?? ctx.ids.other();
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
      slot.takes.map(({ id: resourceId }) => ({ id, resourceId, visitId: id, ...stretch, heldUntil, reason: '' })),
    );
  }
  const over = new Set(before.slice(slot.visits.length).map(({ id }) => id));
  for (const visit of await diary.visits({ jobs: [job.id] }))
    if (over.has(visit.id))
      await diary.saveVisit({ ...visit, isCancelled: true, sequence: visit.sequence + 1, changedAt });
}
