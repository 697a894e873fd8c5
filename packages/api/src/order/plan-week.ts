import { capacityPoints, pointsText } from '@door/domain/making/batch/capacity-points';
import type { WeekLabel } from '@door/domain/lib/production-week';
import { refused } from '@door/domain/door/model/result';
import { leadTimesOf } from '@door/domain/selling/order/lead-time';
import type { Order } from '@door/domain/selling/order/order';
import { promisedWeek } from '@door/domain/selling/order/promised-week';
import { capacityOfWeeks, isOver, mustNotBeOver } from '../batch/week-room.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { orderingMessages } from '../messages.ts';
import type { OpenedOrder } from './order-facts.ts';

/** What an order takes of a week, in tenths. */
export const pointsOf = ({ supplier }: CallScope, { order, items }: Pick<OpenedOrder, 'order' | 'items'>): number =>
  order.lines.reduce((sum, { itemId, quantity }) => {
    const item = items.get(itemId)?.item;
    return item ? sum + capacityPoints(item, supplier) * quantity : sum;
  }, 0);

/** The first week with room for the order after its lead time. */
export async function weekToPromise(ctx: CallScope, { order, items }: OpenedOrder): Promise<WeekLabel | null> {
  const doors = [...items.values()].map(({ item }) => item);
  // Two accepts at once would promise the same room.
  await ctx.stores.batches.lockPromises();
  const [longest] = leadTimesOf(doors, ctx.supplier.catalogue);
  const loads = await ctx.stores.orders.loads();
  const holidays = await ctx.stores.holidays.all();
  return promisedWeek({
    today: today(ctx),
    holidays: holidays.map(({ day }) => day),
    leadDays: longest?.days ?? 0,
    points: order.points ?? 0,
    capacityOf: await capacityOfWeeks(ctx),
    loadOf: (label) => loads.find(({ week }) => week === label)?.points ?? 0,
  });
}

interface PlannedWeek {
  readonly week: WeekLabel;
  /** Why the week may hold more than it takes; '' for none. */
  readonly reason: string;
}

/** Refuses a week that is over, and one that would hold more than it takes, unless somebody says why. */
export async function mustHaveRoom(ctx: CallScope, order: Order, { week, reason }: PlannedWeek): Promise<void> {
  if (order.points === null) unwrapOrThrow(refused('order.not-confirmed', orderingMessages.planLater));
  mustNotBeOver(ctx, week);
  const loads = await ctx.stores.orders.loads();
  const planned = loads.find((each) => each.week === week)?.points ?? 0;
  const isCounted = (order.week ?? order.promisedWeek) === week;
  const points = planned + (isCounted ? 0 : (order.points ?? 0));
  const capacity = (await capacityOfWeeks(ctx))(week);
  if (!isOver(points, capacity) || reason.trim() !== '') return;
  unwrapOrThrow(refused('order.week-full', orderingMessages.weekFull(week, pointsText(points), pointsText(capacity))));
}
