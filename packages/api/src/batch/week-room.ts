import type { PlacedLine } from '@door/domain/making/batch/batch';
import { loadLevel } from '@door/domain/making/batch/capacity-points';
import { pointsByWeek } from '@door/domain/making/batch/line-part';
import { refused } from '@door/domain/door/model/result';
import { openCalendar, workWeek } from '@door/domain/lib/open-days';
import { isWeekOver, type WeekLabel, weekOfLabel } from '@door/domain/lib/production-week';
import { openDaysOf, weekCapacity } from '@door/domain/making/promise/week-capacity';
import type { StoredBatch, StoredPart } from './batch-store.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { today } from '../pricing/price-lists.ts';
import { heldInWeeks } from '../promise/held-places.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { orderingMessages } from '../messages.ts';
import { linesOfBatches } from './open-lines.ts';

/** What a week takes, in tenths of a point, and how many days of it the works are open. */
export interface WeekRoom {
  readonly capacity: number;
  readonly openDays: number;
}

/** The room of each week: less than usual where the works are closed on some of its days, none where they are closed on all. */
export async function roomOfWeeks({ stores, supplier }: CallScope): Promise<(week: WeekLabel) => WeekRoom> {
  const set = new Map((await stores.batches.capacities()).map(({ week, points }) => [week, points]));
  const holidays = await stores.holidays.all();
  const calendar = openCalendar(
    workWeek,
    holidays.map(({ day }) => day),
  );
  const { week: usual } = supplier.production.capacity;
  return (week) => {
    const openDays = openDaysOf(weekOfLabel(week), calendar).length;
    return { capacity: weekCapacity({ usual, set: set.get(week), openDays }), openDays };
  };
}

/** Refuses to plan for a week that is over, or in which the works are closed. */
export async function mustTakeDoors(ctx: CallScope, week: WeekLabel): Promise<void> {
  if (isWeekOver(week, today(ctx))) unwrapOrThrow(refused('order.week-over', orderingMessages.weekOver(week)));
  await mustBeOpen(ctx, week);
}

/** Refuses a week in which the works are closed: no reason opens one. */
export async function mustBeOpen(ctx: CallScope, week: WeekLabel): Promise<void> {
  if ((await roomOfWeeks(ctx))(week).openDays === 0)
    unwrapOrThrow(refused('order.week-closed', orderingMessages.weekClosed(week)));
}

/** Whether so much is more than the week takes. */
export const isOver = (points: number, capacity: number): boolean => loadLevel(points, capacity) === 'over';

/** A batch, loaded, with its lines as they are to be. */
export interface ReplannedBatch {
  readonly stored: StoredBatch;
  readonly lines: readonly PlacedLine[];
}

interface Planned {
  readonly changes: readonly ReplannedBatch[];
  /** The orders of the lines that change their place. */
  readonly orders: readonly StoredOrder[];
  readonly week: WeekLabel;
}

/**
 * Whether a week has room for what these batches are to hold: for the doors of all its batches, and for the orders that come into
 * the week with them. What was in the week before was let in when it came.
 */
export async function hasRoomFor(ctx: CallScope, { changes, orders, week }: Planned): Promise<boolean> {
  const { capacity } = (await roomOfWeeks(ctx))(week);
  const before = await ctx.stores.batches.ofWeek(week);
  const after = before.map((stored) => {
    const change = changes.find((each) => each.stored.id === stored.id);
    return change ? { ...stored, batch: { ...stored.batch, lines: change.lines } } : stored;
  });
  const [had, has] = [await pointsIn(ctx, before), await pointsIn(ctx, after)];
  if (has > had && isOver(has, capacity)) return false;
  const loads = await ctx.stores.orders.loads();
  const held = (await heldInWeeks(ctx))(week);
  const load = (loads.find((each) => each.week === week)?.points ?? 0) + held;
  let coming = 0;
  for (const order of orders) coming += await pointsThatCome(ctx, order, { changes, week });
  return coming <= 0 || !isOver(load + coming, capacity);
}

/** How much more an order takes of a week, in tenths, where these batches are replanned. */
async function pointsThatCome(
  ctx: CallScope,
  { id, order }: StoredOrder,
  { changes, week }: Omit<Planned, 'orders'>,
): Promise<number> {
  const others = (await ctx.stores.batches.ofOrder(id)).filter(
    (each) => !changes.some(({ stored }) => stored.id === each.id),
  );
  const here = changes.filter(({ lines }) => lines.some((line) => line.orderId === id));
  const weeks = [...others.map(({ batch }) => batch.week), ...here.map(({ stored }) => stored.batch.week)];
  const now = order.week ?? order.promisedWeek;
  const parts = await ctx.stores.batches.partsOf([id]);
  const moved = parts.map((part) => {
    const to = here.find(({ lines }) => lines.some(({ lineId }) => lineId === part.id));
    return to ? { ...part, week: to.stored.batch.week } : part;
  });
  const takes = (of: WeekLabel | null, made: readonly StoredPart[]) =>
    pointsByWeek({ week: of, points: order.points ?? 0, parts: made }).get(week) ?? 0;
  return takes(weeks.toSorted().at(-1) ?? now, moved) - takes(now, parts);
}

type Batches = Parameters<typeof linesOfBatches>[1];

const pointsIn = async (ctx: CallScope, batches: Batches): Promise<number> =>
  (await linesOfBatches(ctx, batches)).reduce((sum, { points }) => sum + points, 0);
