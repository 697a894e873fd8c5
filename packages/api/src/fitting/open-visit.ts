import { refused } from '@door/domain/door/model/result';
import { isSameDoor, isOut, isThere, type OrderDoor } from '@door/domain/selling/delivery/delivery';
import { isFitterDay } from '@door/domain/selling/visit/fitter-days';
import { blockingSnags, handedOverAt } from '@door/domain/selling/visit/visit-event';
import { jobStateOf, moveTowards, visitNow } from '@door/domain/selling/visit/visit-now';
import { doorsOfOrder, newDelivery } from '../delivery/deliveries.ts';
import { followDeliveries } from '../delivery/follow-deliveries.ts';
import type { StoredJob, StoredVisit } from '../diary/diary-store.ts';
import { moveJob } from '../diary/jobs.ts';
import { standingVisits } from '../diary/load-diary.ts';
import { isUnmeasured } from '../diary/survey-jobs.ts';
import { loadOrder } from '../order/load-order.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { dayOf, today } from '../pricing/price-lists.ts';
import type { CallScope, OfficeScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { fittingMessages } from './messages.ts';
import type { StoredVisitEvent } from './visit-event-store.ts';

/** A visit that is booked on whoever asks, with its job and order. */
export interface OpenedVisit {
  readonly visit: StoredVisit;
  readonly job: StoredJob;
  readonly stored: StoredOrder;
}

/** Whether fitters see visits of that day. */
export const isSeenDay = (ctx: CallScope, day: string): boolean => isFitterDay(day, today(ctx));

/** The person of the diary that a caller is; undefined: none. */
export const ownResource = async ({ stores, caller }: OfficeScope) =>
  (await stores.diary.resources()).find(({ accountId }) => accountId === caller.userId);

export const noVisit = () => refused('fitting.none', fittingMessages.none);

/** A visit of the caller, with its order and job locked in that sequence. What is not booked on them is as if it were not there. */
export async function openVisit(ctx: OfficeScope, id: string): Promise<OpenedVisit> {
  const { diary } = ctx.stores;
  const me = await ownResource(ctx);
  const booked = await diary.bookings({ visits: [id] });
  const isMine = booked.some(({ resourceId, heldUntil }) => resourceId === me?.id && heldUntil === null);
  const jobId = isMine ? booked[0]?.jobId : undefined;
  const [found] = jobId ? await diary.jobs({ ids: [jobId] }) : [];
  if (!found) return unwrapOrThrow<never>(noVisit());
  const stored = unwrapOrThrow(await loadOrder(ctx, found.orderId));
  const job = await diary.load(found.id);
  const visit = (await diary.visits({ jobs: [found.id] })).find((each) => each.id === id);
  return job && visit ? { visit, job, stored } : unwrapOrThrow<never>(noVisit());
}

/** Says of doors with the fitters that they have come, where nobody has scanned it. */
export async function sayThere(ctx: CallScope, stored: StoredOrder, said: { doors: readonly OrderDoor[]; at: string }) {
  const day = dayOf(ctx, said.at);
  const doors = (await doorsOfOrder(ctx, stored)).filter(
    (door) => !isThere(door) && said.doors.some((each) => isSameDoor(each, door)),
  );
  for (const door of doors) {
    const { lineId, unit, last } = door;
    const fact = { orderId: stored.id, lineId, unit, how: 'by hand', day } as const;
    const departed = isOut(door) ? null : newDelivery(ctx, { ...fact, kind: 'departed' }, last);
    await ctx.stores.deliveries.add([
      ...(departed ? [departed] : []),
      newDelivery(ctx, { ...fact, kind: 'delivered' }, departed ?? last),
    ]);
  }
}

interface Worked {
  /** The visit that was worked on last. */
  readonly current: StoredVisit;
  readonly events: readonly StoredVisitEvent[];
}

/** Whether what a job is for is done: doors that are fitted are handed over; whoever measures or looks at something has done it once they leave. */
async function isDone(
  ctx: OfficeScope,
  { job, stored }: Pick<OpenedVisit, 'job' | 'stored'>,
  { current, events }: Worked,
): Promise<boolean> {
  const hasLeft = visitNow(events.filter(({ visitId }) => visitId === current.id)).left !== null;
  if (job.kind === 'service') return hasLeft;
  if (job.kind === 'survey') return hasLeft && !(await isUnmeasured(ctx, stored));
  return handedOverAt(stored.order, events) !== null;
}

/** Brings job and order to where the visits say that they are. */
export async function followVisits(ctx: OfficeScope, { job, stored }: OpenedVisit): Promise<void> {
  const { diary, visitEvents } = ctx.stores;
  const events = await visitEvents.ofOrders([stored.id]);
  const visits = await standingVisits(ctx, job.id);
  const isWorked = ({ id }: StoredVisit) => events.some(({ visitId }) => visitId === id);
  const current = visits.findLast(isWorked);
  if (!current) return;
  const later = visits.filter(({ from }) => from > current.from);
  const snags = blockingSnags(events).map(({ text }) => text);
  const wanted = jobStateOf({
    now: visitNow(events.filter(({ visitId }) => visitId === current.id)),
    isHandedOver: await isDone(ctx, { job, stored }, { current, events }),
    isGoingOn: later.length > 0 && snags.length === 0,
  });
  let now = job;
  for (let move = moveTowards(now.state, wanted); move !== null; move = moveTowards(now.state, wanted))
    now = await moveJob(ctx, now, { move, reason: move === 'unfinished' ? snags.join(' · ') : '' });
  if (now.state === 'Unfinished') {
    await diary.free(later.map(({ id }) => id));
    const changedAt = ctx.clock.now().toISOString();
    for (const visit of later)
      await diary.saveVisit({ ...visit, isCancelled: true, sequence: visit.sequence + 1, changedAt });
  }
  await followDeliveries(ctx, stored);
}
