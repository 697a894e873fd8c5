import { numberText } from '@door/domain/lib/running-number';
import { deliveriesOf } from '@door/domain/selling/delivery/delivery';
import { doorsOfLoad, loadState } from '@door/domain/selling/delivery/load';
import { customersByName } from '../customer/customer-names.ts';
import type { OfficeScope } from '../procedure.ts';
import type { StoredDelivery, StoredLoad } from './delivery-store.ts';
import type { LoadDoor, OpenLoad } from './open-load.ts';

/** A load with its stops and their doors. */
export async function loadToWire(ctx: OfficeScope, { stored, state, orders, doors }: OpenLoad) {
  const { id, number, load } = stored;
  const { own, missing } = doorsOfLoad(id, doors);
  const said = await ctx.stores.deliveries.ofOrders(orders.map((order) => order.id));
  const customerOf = customersByName(ctx);
  const stops = [];
  for (const order of orders) {
    const { note = null, isOfVisit = false } = load.stops.find(({ orderId }) => orderId === order.id) ?? {};
    stops.push({
      OrderId: order.id,
      Order: numberText('order', order.number),
      Customer: (await customerOf(order.order.customerId)).Name,
      Address: order.order.deliveryAddress,
      /** That its fitting has put it there, which takes it with it when it moves. */
      IsOfVisit: isOfVisit,
      /** `DN-1001`; null: the load has not left, or left nothing of it. */
      Note: note && numberText('delivery', note.number),
      /** By which the paper of the order is asked for. */
      NoteVersion: note && note.version,
      Doors: doors.filter(({ orderId }) => orderId === order.id).map((door) => doorToWire(door, { id, said })),
    });
  }
  return {
    LoadId: id,
    Number: numberText('load', number),
    Van: load.van,
    CarriesKg: load.carriesKg,
    Places: load.places,
    Driver: load.driver,
    Day: load.day,
    State: state,
    DepartedOn: load.departedOn,
    LeftBehind: load.leftBehind,
    Over: load.over,
    /** Version of its packing list. */
    Revision: load.revision,
    LastUpdated: stored.lastUpdated,
    Loaded: own.length,
    All: own.length + missing.length,
    /** Of what is loaded. */
    Kg: Math.ceil(own.reduce((sum, { kg }) => sum + kg, 0)),
    Stops: stops,
  };
}

const doorToWire = (
  { lineId, unit, item, name, code, place, load, isChecked: checked, kg, last }: LoadDoor,
  { id, said }: { readonly id: string; readonly said: readonly StoredDelivery[] },
) => {
  const event = said.find((each) => each.id === last?.id);
  return {
    LineId: lineId,
    Unit: unit,
    Item: item,
    Name: name,
    /** Of its label; '' before it stands in a released batch. */
    Code: code,
    Place: place,
    IsChecked: checked,
    /** Whether it is in this load, or came with it. */
    IsOwn: load === id,
    Kg: Math.ceil(kg),
    /** What was said last of it; null: nothing. */
    Last: event
      ? {
          EventId: event.id,
          Kind: event.kind,
          Day: event.day,
          Reason: event.reason,
          TakenBy: event.takenBy,
          IsSigned: event.signature !== '',
        }
      : null,
  };
};

/** Loads that are behind those which have not left. */
const mostLoads = 50;

/** The loads, the latest first, each with how many of its doors are in it. */
export async function loadsToWire({ stores }: Pick<OfficeScope, 'stores'>) {
  const loads = await stores.loads.recent(mostLoads);
  const ids = [...new Set(loads.flatMap(({ load }) => load.stops.map(({ orderId }) => orderId)))];
  const orders = new Map((await stores.orders.find(ids)).map((order) => [order.id, order]));
  const events = await stores.deliveries.ofOrders(ids);
  return loads.map((stored) => {
    const doors = stored.load.stops.flatMap(({ orderId }) => {
      const order = orders.get(orderId);
      const own = events.filter((event) => event.orderId === orderId);
      return order ? deliveriesOf(order.order, own) : [];
    });
    return rowOf(stored, doors);
  });
}

function rowOf({ id, number, load }: StoredLoad, doors: Parameters<typeof loadState>[2]) {
  const { own, missing } = doorsOfLoad(id, doors);
  return {
    LoadId: id,
    Number: numberText('load', number),
    Day: load.day,
    Van: load.van,
    Stops: load.stops.length,
    Loaded: own.length,
    All: own.length + missing.length,
    State: loadState(id, load, doors),
  };
}
