import { numberText } from '@door/domain/lib/running-number';
import { type BatchDoor, doorsOf } from '@door/domain/making/batch/batch-door';
import {
  deliveriesOf,
  deliveryDays,
  type DeliveryKind,
  type DoorDelivery,
  isOut,
  isSameDoor,
  isThere,
  type OrderDoor,
} from '@door/domain/selling/delivery/delivery';
import type { Order } from '@door/domain/selling/order/order';
import type { StoredBatch } from '../batch/batch-store.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { isOfficeCaller } from '../ports/context.ts';
import type { Stores } from '../ports/stores.ts';
import { dayOf } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import type { StoredDelivery } from './delivery-store.ts';

/** Where the doors of an order are, in the order of its lines. */
export const doorsOfOrder = async (
  { stores }: { readonly stores: Pick<Stores, 'deliveries'> },
  { id, order }: Pick<StoredOrder, 'id' | 'order'>,
): Promise<readonly DoorDelivery[]> => deliveriesOf(order, await stores.deliveries.ofOrders([id]));

/** Which door of its order a door of a batch is. */
export const orderDoorOf = ({ lines }: Pick<Order, 'lines'>, { line, unit }: BatchDoor): OrderDoor => ({
  lineId: lines[line.position - 1]?.id ?? '',
  unit,
});

/** A door of a released batch with where it is now. */
export interface PlacedDoor {
  /** In the batch. */
  readonly place: number;
  readonly order: StoredOrder;
  readonly delivery: DoorDelivery;
}

/** Where the doors of a released batch are. Lock their orders first. */
export async function doorsOfBatch({ stores }: Pick<CallScope, 'stores'>, { id, batch }: StoredBatch) {
  const frozen = await stores.batches.frozen(id);
  const orders = await stores.orders.find([...new Set(batch.lines.map(({ orderId }) => orderId))]);
  const events = await stores.deliveries.ofOrders(orders.map((order) => order.id));
  const byNumber = new Map(
    orders.map((order) => {
      const own = events.filter(({ orderId }) => orderId === order.id);
      return [numberText('order', order.number), { order, deliveries: deliveriesOf(order.order, own) }];
    }),
  );
  return (frozen ? doorsOf(frozen.lines) : []).flatMap((placed): readonly PlacedDoor[] => {
    const { line, place } = placed;
    const found = byNumber.get(line.order);
    if (!found) return [];
    const door = orderDoorOf(found.order.order, placed);
    const delivery = found.deliveries.find((each) => isSameDoor(each, door));
    return delivery ? [{ place, order: found.order, delivery }] : [];
  });
}

type Said = Pick<StoredDelivery, 'orderId' | 'lineId' | 'unit' | 'kind' | 'how' | 'day'> & Partial<StoredDelivery>;

/**
 * A fact that somebody says now.
 * @param last what was said before it of the same door: clocks of devices differ, and what is said later counts later
 */
export function newDelivery(
  { ids, caller, clock }: CallScope,
  { day, at = clock.now().toISOString(), ...event }: Said,
  last: Pick<StoredDelivery, 'day' | 'at'> | null,
): StoredDelivery {
  const isLater = last === null || day > last.day || (day === last.day && at > last.at);
  const moment = isLater ? { day, at } : { day: last.day, at: new Date(Date.parse(last.at) + 1).toISOString() };
  return {
    id: ids.other(),
    undoes: null,
    reason: '',
    load: null,
    takenBy: '',
    signature: '',
    deviceAt: null,
    who: isOfficeCaller(caller) ? caller.userId : null,
    ...event,
    ...moment,
  };
}

/** When something happened that a device says, as far as its clock can be right: no later than now, and not before last week. */
export function timeOfDevice(
  ctx: Pick<CallScope, 'supplier' | 'clock'>,
  deviceAt?: string,
): Pick<StoredDelivery, 'day' | 'at' | 'deviceAt'> {
  const now = ctx.clock.now();
  const said = deviceAt === undefined ? now : new Date(deviceAt);
  const age = now.getTime() - said.getTime();
  const at = age >= 0 && age <= oldestMs ? said : now;
  return { day: dayOf(ctx, at), at: at.toISOString(), deviceAt: deviceAt ?? null };
}

const oldestMs = 7 * 86_400_000;

const isSaid = { departed: isOut, delivered: isThere } as const satisfies Partial<
  Readonly<Record<DeliveryKind, (door: DoorDelivery) => boolean>>
>;

/** Says of every door of a locked order of which nobody has said it yet that it left, or arrived; for works without phones. */
export async function sayOfAll(
  ctx: CallScope,
  stored: StoredOrder,
  { kind, day }: { readonly kind: keyof typeof isSaid; readonly day: string },
): Promise<Pick<Order, 'days'>> {
  const missing = (await doorsOfOrder(ctx, stored)).filter((door) => !isSaid[kind](door));
  await ctx.stores.deliveries.add(
    missing.map(({ lineId, unit, last }) =>
      newDelivery(ctx, { orderId: stored.id, lineId, unit, kind, how: 'by hand', day }, last),
    ),
  );
  return { days: { ...stored.order.days, ...deliveryDays(await doorsOfOrder(ctx, stored)) } };
}
