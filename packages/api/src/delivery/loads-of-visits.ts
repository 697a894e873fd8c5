import type { ClientId } from '@door/domain/door/model/ids';
import { dayIn } from '@door/domain/lib/calendar-day';
import { compareText } from '@door/domain/lib/compare-text';
import { isToGo, loadState, mostStops, type VanLimits } from '@door/domain/selling/delivery/load';
import type { StoredJob, StoredVisit } from '../diary/diary-store.ts';
import { daysIn } from '../diary/load-diary.ts';
import { loadOrder } from '../order/load-order.ts';
import type { Ports } from '../ports/context.ts';
import { today } from '../pricing/price-lists.ts';
import type { RuleScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { StoredLoad } from './delivery-store.ts';
import { hasDoorsToBring, lockLoads, openLoad } from './open-load.ts';
import { beginLoad, printPackingList, saveLoad } from './save-load.ts';

/** So many days before a visit its load is planned: what is made by then stands on the packing list. */
const daysAhead = 7;

/** A team's own van goes to a customer, with the doors of an order. */
interface Ride {
  readonly orderId: string;
  readonly van: VanLimits & { readonly van: string };
  readonly driver: string;
  /** ISO day, and the instant at which they are there. */
  readonly day: string;
  readonly at: string;
}

/**
 * Fitting teams load their own van: a visit of the next days makes its load by itself, and takes its stop with it when it moves. What a person
 * has planned stays. Each order has a transaction of its own, and run again it changes nothing.
 */
export async function loadsOfVisits(
  { suppliers, transactions, clock, ids }: Pick<Ports, 'suppliers' | 'transactions' | 'clock' | 'ids'>,
  clientId: ClientId,
): Promise<void> {
  const supplier = await suppliers.find(clientId);
  if (!supplier) return;
  const scope = { clock, ids, clientId, supplier, caller: null };
  const { rides, orders } = await transactions.run(clientId, (stores) => ridesAhead({ ...scope, stores }));
  for (const orderId of orders)
    await transactions.run(clientId, (stores) => followRides({ ...scope, stores }, orderId, rides));
}

/** The rides of the next days by time, and the orders that go with another load than these say. */
async function ridesAhead(ctx: RuleScope) {
  const { diary, loads } = ctx.stores;
  const visits = (await diary.visits(daysIn(today(ctx), daysAhead, ctx.supplier.client.timeZone))).filter(
    ({ isCancelled, ordinal }) => !isCancelled && ordinal === 1,
  );
  const jobs = await diary.jobs({ ids: visits.map(({ jobId }) => jobId) });
  const fittings = jobs.filter(({ kind, state }) => kind === 'fitting' && state === 'Booked');
  const rides = await ridesOf(ctx, visits, fittings);
  const open = (await loads.recent(0)).filter(({ load }) => isToGo(load));
  const stops = open.flatMap((load) => load.load.stops.map((stop) => ({ ...stop, load })));
  const changed = [
    ...rides.filter((ride) => !stops.some(({ orderId, load }) => orderId === ride.orderId && isFor(load, ride))),
    ...stops.filter((stop) => stop.isOfVisit && !rides.some(({ orderId }) => orderId === stop.orderId)),
  ];
  return { rides, orders: [...new Set(changed.map(({ orderId }) => orderId))] };
}

async function ridesOf(
  ctx: RuleScope,
  visits: readonly StoredVisit[],
  jobs: readonly StoredJob[],
): Promise<readonly Ride[]> {
  const { diary } = ctx.stores;
  const resources = await diary.resources();
  const bookings = await diary.bookings({ visits: visits.map(({ id }) => id) });
  return visits.flatMap(({ id, jobId, from }): readonly Ride[] => {
    const job = jobs.find((each) => each.id === jobId);
    const taken = new Set(bookings.flatMap((each) => (each.visitId === id ? each.resourceId : [])));
    const going = resources.filter((resource) => taken.has(resource.id));
    const van = going.find(({ kind }) => kind === 'van');
    if (!job || !van) return [];
    const driver = going.find(({ kind, skills }) => kind === 'person' && skills.includes('drive'))?.name ?? '';
    const limits = { van: van.name, carriesKg: van.carriesKg, places: van.places };
    return [{ orderId: job.orderId, van: limits, driver, at: from, day: dayIn(from, ctx.supplier.client.timeZone) }];
  });
}

const isFor = ({ load }: StoredLoad, { van, day }: Ride): boolean => load.van === van.van && load.day === day;

const brings = ({ load }: StoredLoad, orderId: string): boolean => load.stops.some((stop) => stop.orderId === orderId);

/** Puts an order where its visit goes, unless a person has, or its doors are in a van already. Loads are locked before the order. */
async function followRides(ctx: RuleScope, orderId: string, rides: readonly Ride[]): Promise<void> {
  const ride = rides.find((each) => each.orderId === orderId);
  const touched = (await ctx.stores.loads.recent(0)).filter(
    (load) => brings(load, orderId) || (ride !== undefined && isFor(load, ride)),
  );
  const locked = await lockLoads(
    ctx,
    touched.map(({ id }) => id),
  );
  const order = unwrapOrThrow(await loadOrder(ctx, orderId));
  const before = locked.find((load) => brings(load, orderId));
  if (before && !(await takeOut(ctx, before, orderId))) return;
  if (!ride || !(await hasDoorsToBring(ctx, order))) return;
  const target = locked.find((load) => isFor(load, ride) && load.load.stops.length < mostStops);
  if (target) await putIn(ctx, target, { ride, rides });
  else
    await beginLoad(ctx, {
      ...{ id: ctx.ids.other(), firstIdempotencyKey: '', van: ride.van, driver: ride.driver, day: ride.day },
      stops: [{ orderId, note: null, isOfVisit: true }],
    });
}

/** A person plans the way of orders otherwise than their visits do, as long as nothing of them is in the van. Call it before orders are locked. */
export async function leaveVisits(ctx: RuleScope, orderIds: readonly string[]): Promise<void> {
  const found = await ctx.stores.loads.ofOrders(orderIds);
  const locked = new Map(
    (
      await lockLoads(
        ctx,
        found.map(({ id }) => id),
      )
    ).map((load) => [load.id, load]),
  );
  for (const orderId of orderIds) {
    const load = [...locked.values()].find((each) => brings(each, orderId));
    const without = load && (await takeOut(ctx, load, orderId));
    if (without) locked.set(without.id, without);
  }
}

/** Takes out the stop that a visit has put there; a load without any does not go. @returns the load as it is now; null where the stop stays */
async function takeOut(ctx: RuleScope, stored: StoredLoad, orderId: string): Promise<StoredLoad | null> {
  const { load } = stored;
  const isOfVisit = load.stops.some((stop) => stop.orderId === orderId && stop.isOfVisit);
  const { doors } = await openLoad(ctx, stored);
  const own = doors.filter((door) => door.orderId === orderId);
  if (!isOfVisit || loadState(stored.id, load, own) !== 'Planned') return null;
  return replan(
    ctx,
    stored,
    load.stops.filter((stop) => stop.orderId !== orderId),
  );
}

/** In the order in which they are driven. */
async function putIn(
  ctx: RuleScope,
  stored: StoredLoad,
  { ride, rides }: { readonly ride: Ride; readonly rides: readonly Ride[] },
): Promise<void> {
  const timeOf = (orderId: string) => rides.find((each) => each.orderId === orderId)?.at ?? '';
  const stops = [...stored.load.stops, { orderId: ride.orderId, note: null, isOfVisit: true }];
  await replan(
    ctx,
    stored,
    stops.toSorted((one, other) => compareText(timeOf(one.orderId), timeOf(other.orderId))),
  );
}

async function replan(ctx: RuleScope, stored: StoredLoad, stops: StoredLoad['load']['stops']): Promise<StoredLoad> {
  const isCancelled = stops.length === 0;
  const load = { ...stored.load, stops, isCancelled, revision: stored.load.revision + 1 };
  const saved = await saveLoad(ctx, stored, { load, idempotencyKey: null });
  if (!isCancelled) await printPackingList(ctx, saved);
  return saved;
}
