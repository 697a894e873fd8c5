import { clockIn } from '@door/domain/lib/calendar-day';
import { groupsOf } from '@door/domain/lib/records';
import { numberText } from '@door/domain/lib/running-number';
import { clockText } from '@door/domain/selling/visit/diary';
import { visitedDoors } from '@door/domain/selling/visit/fitted-door';
import type { Slot } from '@door/domain/selling/visit/offer-slots';
import { townOf } from '@door/domain/selling/visit/town-of';
import { findCustomer } from '../customer/customers.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { dayOf } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { StoredBooking, StoredJob, StoredVisit } from './diary-store.ts';

/** A slot with who comes: for the supplier's people. */
export const slotToWire = ({ team, visits: [first], visits }: Slot) => ({
  TeamId: team.id,
  Team: team.name,
  Day: first?.day ?? '',
  Start: clockText(first?.from ?? 0),
  Days: visits.length,
});

/** A job with its order. */
interface WiredJob {
  readonly stored: StoredOrder;
  readonly wire: Awaited<ReturnType<typeof wireOf>>;
}

/** Jobs by their ids, each with its order. */
export async function jobsById(ctx: CallScope, ids: readonly string[]): Promise<ReadonlyMap<string, WiredJob>> {
  const jobs = await ctx.stores.diary.jobs({ ids: [...new Set(ids)] });
  const orders = new Map(
    (await ctx.stores.orders.find(jobs.map(({ orderId }) => orderId))).map((stored) => [stored.id, stored]),
  );
  const wired = new Map<string, WiredJob>();
  for (const job of jobs) {
    const stored = orders.get(job.orderId);
    if (stored) wired.set(job.id, { stored, wire: await wireOf(ctx, job, stored) });
  }
  return wired;
}

/** A job for the supplier's people. */
export async function jobToWire(ctx: CallScope, { id }: Pick<StoredJob, 'id'>) {
  const job = (await jobsById(ctx, [id])).get(id);
  if (!job) throw new Error(`The job ${id} has no order.`);
  return job.wire;
}

async function wireOf(ctx: CallScope, job: StoredJob, { order, number }: StoredOrder) {
  const customer = unwrapOrThrow(await findCustomer(ctx, order.customerId));
  const promise = order.promisedWeek === null ? undefined : (await ctx.stores.promises.of(job.orderId)).at(-1);
  return {
    Id: job.id,
    LastUpdated: job.changedAt,
    Kind: job.kind,
    State: job.state,
    Reason: job.reason,
    OrderId: job.orderId,
    Number: numberText('order', number),
    Customer: customer.details.name,
    Address: order.deliveryAddress,
    Town: townOf(order.deliveryAddress),
    Doors: visitedDoors(job.kind, order),
    /** ISO day of the promise, or of its week; null: none stands. */
    Promised: promise?.date.day ?? null,
    PromisedGrain: promise?.date.grain ?? null,
    /** Of one visit with its break; of several, the work alone. */
    Minutes: job.need.minutes,
    Days: job.need.visits.length,
    Persons: job.need.persons,
    Tools: [...job.need.tools],
    Skills: [...job.need.skills],
  };
}

/** What each person, van and tool is called. */
export const resourceNames = async ({ stores }: CallScope): Promise<ReadonlyMap<string, string>> =>
  new Map((await stores.diary.resources()).map(({ id, name }) => [id, name]));

/** The visits that stand, without those whose hold has ended. */
export async function visitsToWire(ctx: CallScope, visits: readonly StoredVisit[], bookings: readonly StoredBooking[]) {
  const now = ctx.clock.now().toISOString();
  const ofVisit = groupsOf(bookings, ({ visitId }) => visitId);
  const shown = visits.filter(
    ({ id, isCancelled }) =>
      !isCancelled && ofVisit.get(id)?.some(({ heldUntil }) => heldUntil === null || heldUntil > now),
  );
  const jobs = await jobsById(
    ctx,
    shown.map(({ jobId }) => jobId),
  );
  const resources = await resourceNames(ctx);
  return shown.flatMap((visit) => {
    const job = jobs.get(visit.jobId);
    return job ? [visitToWire(ctx, visit, { job, bookings: ofVisit.get(visit.id) ?? [], resources })] : [];
  });
}

interface OfVisit {
  readonly job: WiredJob;
  readonly bookings: readonly StoredBooking[];
  readonly resources: ReadonlyMap<string, string>;
}

function visitToWire(ctx: CallScope, visit: StoredVisit, { job: { wire }, bookings, resources }: OfVisit) {
  const { timeZone } = ctx.supplier.client;
  return {
    Id: visit.id,
    Job: wire,
    /** Which visit of its job, from 1. */
    Ordinal: visit.ordinal,
    TeamId: visit.teamId,
    Day: dayOf(ctx, visit.from),
    From: clockIn(visit.from, timeZone),
    To: clockIn(visit.to, timeZone),
    /** Until then a customer thinks about it; null: it is booked. */
    HeldUntil: bookings.map(({ heldUntil }) => heldUntil).find((until) => until !== null) ?? null,
    Takes: bookings.map(({ resourceId }) => resources.get(resourceId) ?? ''),
  };
}

/** An absence, of one or of several. */
export function absenceToWire(ctx: CallScope, all: readonly StoredBooking[], resources: ReadonlyMap<string, string>) {
  const [first] = all;
  if (!first) return [];
  const { timeZone } = ctx.supplier.client;
  return [
    {
      Id: first.id,
      Who: all.map(({ resourceId }) => ({ Id: resourceId, Name: resources.get(resourceId) ?? '' })),
      From: first.from,
      To: first.to,
      FirstDay: dayOf(ctx, first.from),
      LastDay: dayOf(ctx, new Date(Date.parse(first.to) - 1)),
      FromTime: clockIn(first.from, timeZone),
      ToTime: clockIn(first.to, timeZone),
      Reason: first.reason,
    },
  ];
}
