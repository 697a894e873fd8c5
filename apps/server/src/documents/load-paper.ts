import { findCustomer } from '@door/api/customer/customers';
import type { StoredDelivery, StoredLoad } from '@door/api/delivery/delivery-store';
import { type LoadDoor, openLoad } from '@door/api/delivery/open-load';
import type { StoredOrder } from '@door/api/order/order-store';
import { numberOf } from '@door/api/batch/load-batch';
import type { Stores } from '@door/api/ports/stores';
import type { Supplier } from '@door/api/ports/supplier';
import { numberText } from '@door/domain/lib/running-number';
import { boxCode, boxLines } from '@door/domain/making/batch/travel-box';
import { isSameDoor } from '@door/domain/selling/delivery/delivery';
import {
  type Consignee,
  deliveryNoteOf,
  type LoadPaper,
  type PackedDoor,
  packingListOf,
} from '@door/domain/selling/delivery/load-paper';
import { messages } from './messages.ts';

interface Scope {
  readonly stores: Stores;
  readonly supplier: Supplier;
}

/** undefined: its stops were changed since, and another list is made. */
export async function packingList(ctx: Scope, loadId: string, revision: number): Promise<LoadPaper | undefined> {
  const [stored] = await ctx.stores.loads.find([loadId]);
  if (!stored || stored.load.revision !== revision) return undefined;
  const { orders, doors } = await openLoad(ctx, stored);
  const consignees: Consignee[] = [];
  for (const order of orders) consignees.push(await consigneeOf(ctx, order));
  const going = doors.filter(({ place, load }) => place === 'works' || load === loadId);
  const source = { ...stored, supplier: ctx.supplier.client, consignees, doors: going.map(packed) };
  return packingListOf(source, messages);
}

/** What left with the load as the n-th delivery of an order. */
export async function deliveryNote(ctx: Scope, orderId: string, version: number): Promise<LoadPaper | undefined> {
  const { stores } = ctx;
  const found = noteOf(await stores.loads.ofOrders([orderId]), { orderId, version });
  if (!found) return undefined;
  const { stored, note } = found;
  const { orders, doors } = await openLoad(ctx, stored);
  const order = orders.find(({ id }) => id === orderId);
  if (!order) return undefined;
  const left = departures(await stores.deliveries.ofOrders([orderId]));
  const ofOrder = doors.filter((door) => door.orderId === orderId);
  const comesWith = (door: LoadDoor) =>
    left.some(({ load, ...event }) => load === stored.id && isSameDoor(event, door));
  return deliveryNoteOf(
    {
      number: stored.number,
      load: stored.load,
      note,
      supplier: ctx.supplier.client,
      consignee: await consigneeOf(ctx, order),
      doors: ofOrder.filter(comesWith).map(packed),
      stillToCome: ofOrder.filter(({ place }) => place === 'works' || place === 'loaded').map(({ item }) => item),
    },
    messages,
  );
}

function noteOf(
  loads: readonly StoredLoad[],
  { orderId, version }: { readonly orderId: string; readonly version: number },
) {
  for (const stored of loads)
    for (const stop of stored.load.stops)
      if (stop.orderId === orderId && stop.note?.version === version) return { stored, note: stop.note.number };
  return undefined;
}

const departures = (events: readonly StoredDelivery[]) => events.filter(({ kind }) => kind === 'departed');

async function consigneeOf({ stores }: Scope, { id, number, order }: StoredOrder): Promise<Consignee> {
  const customer = await findCustomer({ stores }, order.customerId);
  const name = customer.ok ? customer.value.details.name : '';
  return { orderId: id, number: numberText('order', number), name, address: order.deliveryAddress };
}

const packed = ({ orderId, item, name, code, floor }: LoadDoor): PackedDoor => ({
  orderId,
  item,
  name,
  code,
  boxCode: floor === null ? '' : boxCode(numberOf(floor.floor.stored), floor.place),
  box: floor === null ? [] : boxLines(floor.line),
});
