import { clockIn } from '@door/domain/lib/calendar-day';
import { accepted, refused } from '@door/domain/door/model/result';
import { arrivalOf, movesUntil, whyUnmovable } from '@door/domain/selling/visit/customer-visit';
import { isWaiting, type JobState } from '@door/domain/selling/visit/job-cycle';
import type { StoredOrder } from '../order/order-store.ts';
import { dayOf } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import type { StoredJob, StoredVisit } from './diary-store.ts';
import { isToChoose, type OpenedJob } from './find-slot.ts';
import { openDays, standingVisits } from './load-diary.ts';
import { diaryMessages } from './messages.ts';

const over: readonly JobState[] = ['Handed over', 'Cancelled'];

/** What somebody comes to a customer for and that is not over, the oldest first. */
export const jobsOfCustomer = async (
  { stores }: Pick<CallScope, 'stores'>,
  { id }: Pick<StoredOrder, 'id'>,
): Promise<readonly StoredJob[]> =>
  (await stores.diary.jobs({ orders: [id] })).filter(({ state }) => !over.includes(state));

/** The visits of an order as its customer reads them with their code. */
export async function visitsToWire(ctx: CallScope, stored: StoredOrder) {
  const wire = [];
  for (const job of await jobsOfCustomer(ctx, stored)) wire.push(await visitToWire(ctx, { job, stored }));
  return wire;
}

async function visitToWire(ctx: CallScope, { job, stored }: OpenedJob) {
  const visits = await standingVisits(ctx, job.id);
  const held = await heldVisit(ctx, job.id);
  const calendar = await openDays(ctx);
  const [first] = visits;
  const isBooked = job.state === 'Booked' && first !== undefined;
  const until = isBooked ? movesUntil(dayOf(ctx, first.from), calendar) : null;
  return {
    VisitOf: job.id,
    Kind: job.kind,
    State: job.state,
    /** One for each day that it takes; empty: no day is chosen. */
    Days: visits.map(({ from }) => startToWire(ctx, from)),
    Who: await whoComes(ctx, visits),
    /** What is kept for this customer; null: nothing is. */
    Held: held && { ...startToWire(ctx, held.visit.from), KeptUntil: held.until },
    /** Whether it waits for a day, and one can be chosen: its doors are promised. */
    CanChoose: await isToChoose(ctx, { job, stored }, calendar),
    CanChange: isBooked && (await whyFixed(ctx, { job })).ok,
    /** The last moment on the supplier's clock; null: there is nothing to change. */
    ChangeUntil: until && { Day: until.day, Clock: until.clock },
  };
}

/** What the customer of an order may choose a day for, and what has one: nothing of when. */
export async function visitsToSay(ctx: Pick<CallScope, 'stores' | 'supplier' | 'clock'>, stored: StoredOrder) {
  const said: Partial<Record<'survey' | 'fitting', 'to choose' | 'booked'>> = {};
  const calendar = await openDays(ctx);
  for (const job of await jobsOfCustomer(ctx, stored)) {
    if (job.kind !== 'survey' && job.kind !== 'fitting') continue;
    if (!isWaiting(job.state)) said[job.kind] = 'booked';
    else if (await isToChoose(ctx, { job, stored }, calendar)) said[job.kind] = 'to choose';
  }
  return said;
}

/** The people of some visits. */
async function whoComes({ stores }: CallScope, visits: readonly StoredVisit[]): Promise<readonly string[]> {
  const booked = await stores.diary.bookings({ visits: visits.map(({ id }) => id) });
  const ids = new Set(booked.map(({ resourceId }) => resourceId));
  return (await stores.diary.resources())
    .filter(({ id, kind }) => kind === 'person' && ids.has(id))
    .map(({ name }) => name);
}

/** When a visit begins, and when somebody arrives on the supplier's clock. */
export function startToWire(ctx: Pick<CallScope, 'supplier'>, at: string) {
  const { day, clock } = momentOf(ctx, at);
  const { from, until } = arrivalOf(clock);
  return { Start: at, Day: day, From: from, Until: until };
}

/** Refuses where a customer cannot choose or change the day themself. */
export async function whyFixed(ctx: CallScope, { job }: Pick<OpenedJob, 'job'>): Promise<Result<null>> {
  if (isWaiting(job.state)) return accepted(null);
  const [first] = await standingVisits(ctx, job.id);
  if (job.state !== 'Booked' || !first) return refused('diary.ended', diaryMessages.cannot('moved', job.state));
  const calendar = await openDays(ctx);
  const day = dayOf(ctx, first.from);
  const why = whyUnmovable({ day, moves: job.moves, now: momentOf(ctx, ctx.clock.now()), calendar });
  if (why === null) return accepted(null);
  const last = movesUntil(day, calendar);
  return refused('diary.too-late', why === 'often' ? diaryMessages.often : diaryMessages.late(last.day, last.clock));
}

interface HeldVisit {
  readonly visit: StoredVisit;
  readonly until: string;
}

/** The first visit of what is kept for a customer now. */
export async function heldVisit({ stores, clock }: CallScope, jobId: string): Promise<HeldVisit | null> {
  const visits = (await stores.diary.visits({ jobs: [jobId] })).filter(({ isCancelled }) => !isCancelled);
  const bookings = await stores.diary.bookings({ visits: visits.map(({ id }) => id) });
  const now = clock.now().toISOString();
  for (const visit of visits) {
    const until = bookings.find(({ visitId }) => visitId === visit.id)?.heldUntil ?? null;
    if (until !== null && until > now) return { visit, until };
  }
  return null;
}

export const momentOf = (ctx: Pick<CallScope, 'supplier'>, at: Date | string) => ({
  day: dayOf(ctx, at),
  clock: clockIn(at, ctx.supplier.client.timeZone),
});
