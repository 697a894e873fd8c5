import { doorsOfOrder } from './deliveries.ts';
import { everyOrder, type StoredOrder } from '../order/order-store.ts';
import { customersByName } from '../customer/customer-names.ts';
import { numberOf } from '../batch/load-batch.ts';
import { loadFloor } from '../batch/floor.ts';
import type { StoredBatch } from '../batch/batch-store.ts';
import { isChecked, progressOf } from '@door/domain/making/batch/progress';
import { doorCode } from '@door/domain/making/batch/floor-code';
import type { OrderState } from '@door/domain/selling/order/order-states';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { numberText } from '@door/domain/lib/running-number';
import { isToGo } from '@door/domain/selling/delivery/load';
import { z } from 'zod';
import { loadIdInput } from '../input/ids.ts';
import { inOneTransaction, type OfficeScope, procedure, router } from '../procedure.ts';
import { accepted, refused } from '@door/domain/door/model/result';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { depart } from './depart.ts';
import { addStop, cancelLoad, createLoad, loadNumber, removeStop, vansOf } from './load-moves.ts';
import { loadsToWire, loadToWire } from './load-to-wire.ts';
import { openLoad } from './open-load.ts';
import { record, undo } from './record.ts';
import { scan } from './scan-load.ts';
import { deliveringMessages } from '../messages.ts';

const reading = procedure.allow('dispatch.run');

/** The loads, the latest first, and what could leave. */
const loads = reading.use(inOneTransaction).query(async ({ ctx }) => ({
  Loads: await loadsToWire(ctx),
  ...(await readyToLeave(ctx)),
  Vans: (await vansOf(ctx.stores)).map(({ id, name }) => ({ VanId: id, Name: name })),
}));

const getLoad = reading
  .input(z.strictObject({ Id: loadIdInput }))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Id } }) => {
    const [stored] = await ctx.stores.loads.find([Id]);
    const found = unwrapOrThrow(stored ? accepted(stored) : refused('load.none', deliveringMessages.calls.none));
    return loadToWire(ctx, await openLoad(ctx, found));
  });

/** Orders that are read at once. */
const ordersAtOnce = 50;

/** All orders of a state, by their numbers. */
async function ordersIn({ stores }: OfficeScope, state: OrderState): Promise<readonly StoredOrder[]> {
  const sort = { by: 'number', descending: false } as const;
  const page = { filter: { ...everyOrder, state }, search: searchOf(''), limit: ordersAtOnce, sort };
  const orders: StoredOrder[] = [];
  let found = await stores.orders.list({ ...page, after: null });
  while (found.length > 0) {
    orders.push(...found.map(({ stored }) => stored));
    const last = found.length < ordersAtOnce ? undefined : found.at(-1);
    found = last ? await stores.orders.list({ ...page, after: { key: last.key, id: last.stored.id } }) : [];
  }
  return orders;
}

/** Orders with doors that are checked and for which nobody has planned a load; and the doors that are checked next. */
async function readyToLeave(ctx: OfficeScope) {
  const { stores } = ctx;
  const orders = [...(await ordersIn(ctx, 'Manufactured')), ...(await ordersIn(ctx, 'In Batch'))];
  const { checked, next } = await floorOf(ctx, orders);
  const loads = (await stores.loads.ofOrders(orders.map(({ id }) => id))).filter(({ load }) => isToGo(load));
  const going = new Map(
    loads.flatMap((load) => load.load.stops.map((stop) => [stop.orderId, { load, isOfVisit: stop.isOfVisit }])),
  );
  const customerOf = customersByName(ctx);
  const ready = [];
  for (const stored of orders) {
    const goesWith = going.get(stored.id);
    if (goesWith && !goesWith.isOfVisit) continue;
    const number = numberText('order', stored.number);
    const doors = await doorsOfOrder(ctx, stored);
    const left = doors.filter(({ place }) => place !== 'works').length;
    const isMade = stored.order.state === 'Manufactured';
    const Checked = (isMade ? doors.length : (checked.get(number) ?? 0)) - left;
    if (Checked > 0)
      ready.push({
        OrderId: stored.id,
        Order: number,
        Customer: (await customerOf(stored.order.customerId)).Name,
        Address: stored.order.deliveryAddress,
        /** Of those that are still in the works, how many may go. */
        Checked,
        Doors: doors.length - left,
        /** `L-1001`, into which its fitting has put it; a load that a person plans takes it out of that. null: it goes with none. */
        GoesWith: goesWith ? loadNumber(goesWith.load) : null,
      });
  }
  return { Ready: ready, Next: next };
}

/** How many doors of orders that are being made have passed their check, by the orders' numbers; and those that wait for it. */
async function floorOf({ stores }: OfficeScope, orders: readonly StoredOrder[]) {
  const batches = new Map<string, StoredBatch>();
  for (const { id } of orders.filter(({ order }) => order.state === 'In Batch'))
    for (const batch of await stores.batches.ofOrder(id)) batches.set(batch.id, batch);
  const checked = new Map<string, number>();
  const next: { readonly Code: string; readonly Order: string; readonly Item: string }[] = [];
  for (const batch of batches.values()) {
    const { pieces, events } = await loadFloor(stores, batch);
    for (const door of progressOf(pieces, events).doors) {
      const { order = '', item = '' } = pieces.find(({ place }) => place === door.place)?.label ?? {};
      if (isChecked(door)) checked.set(order, (checked.get(order) ?? 0) + 1);
      else if (door.assembly === door.pieces)
        next.push({ Code: doorCode(numberOf(batch), door.place), Order: order, Item: item });
    }
  }
  return { checked, next };
}

/** What leaves the works, and what becomes of it. */
export const dispatchRouter = router({
  addStop,
  cancelLoad,
  createLoad,
  depart,
  getLoad,
  loads,
  record,
  removeStop,
  scan,
  undo,
});
