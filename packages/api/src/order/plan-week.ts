import { capacityPoints, pointsText } from '@door/domain/making/batch/capacity-points';
import type { WeekLabel } from '@door/domain/lib/production-week';
import { refused } from '@door/domain/door/model/result';
import type { Order, OrderLine } from '@door/domain/selling/order/order';
import { roomOfWeeks, isOver, mustTakeDoors } from '../batch/week-room.ts';
import { heldInWeeks } from '../promise/held-places.ts';
import type { StoredItem } from '../item/item-store.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { orderingMessages } from '../messages.ts';

interface SoldDoors {
  readonly items: ReadonlyMap<string, Pick<StoredItem, 'item'>>;
  readonly order: { readonly lines: readonly Pick<OrderLine, 'itemId' | 'quantity'>[] };
}

/** What an order takes of a week, in tenths. */
export const pointsOf = ({ supplier }: CallScope, { order, items }: SoldDoors): number =>
  order.lines.reduce((sum, { itemId, quantity }) => {
    const item = items.get(itemId)?.item;
    return item ? sum + capacityPoints(item, supplier) * quantity : sum;
  }, 0);

interface PlannedWeek {
  readonly week: WeekLabel;
  /** Why the week may hold more than it takes; '' for none. */
  readonly reason: string;
}

/** Refuses a week that is over, and one that would hold more than it takes, unless somebody says why. */
export async function mustHaveRoom(ctx: CallScope, order: Order, { week, reason }: PlannedWeek): Promise<void> {
  if (order.points === null) unwrapOrThrow(refused('order.not-confirmed', orderingMessages.planLater));
  await mustTakeDoors(ctx, week);
  const loads = await ctx.stores.orders.loads();
  const held = (await heldInWeeks(ctx))(week);
  const planned = (loads.find((each) => each.week === week)?.points ?? 0) + held;
  const isCounted = (order.week ?? order.promisedWeek) === week;
  const points = planned + (isCounted ? 0 : (order.points ?? 0));
  const { capacity } = (await roomOfWeeks(ctx))(week);
  if (!isOver(points, capacity) || reason.trim() !== '') return;
  unwrapOrThrow(refused('order.week-full', orderingMessages.weekFull(week, pointsText(points), pointsText(capacity))));
}
