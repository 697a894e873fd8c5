import { designLabel } from '@door/domain/door/design/design-label';
import { numberText } from '@door/domain/lib/running-number';
import { itemNumberText } from '@door/domain/making/batch/batch-door';
import { doorCode } from '@door/domain/making/batch/floor-code';
import { isChecked } from '@door/domain/making/batch/progress';
import { setWeight } from '@door/domain/making/bom/set-weight';
import { deliveriesOf, isSameDoor } from '@door/domain/selling/delivery/delivery';
import { type DoorOfLoad, isToGo, type LoadState, loadState } from '@door/domain/selling/delivery/load';
import { type FloorDoor, floorDoors } from '../batch/checked-doors.ts';
import { numberOf } from '../batch/load-batch.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { CallScope } from '../procedure.ts';
import { orderDoorOf } from './deliveries.ts';
import type { StoredLoad } from './delivery-store.ts';

/** A door of a stop, as people at the van know it. */
export interface LoadDoor extends DoorOfLoad {
  /** Number of its order. */
  readonly order: string;
  /** `2`, or `2.3` for the third of several. */
  readonly item: string;
  readonly name: string;
  /** `2651-B001-D07`; '' while it stands in no released batch. */
  readonly code: string;
  /** null: it stands in no released batch. */
  readonly floor: FloorDoor | null;
}

export interface OpenLoad {
  readonly stored: StoredLoad;
  readonly state: LoadState;
  /** In the order of its stops. */
  readonly orders: readonly StoredOrder[];
  /** Stop by stop. */
  readonly doors: readonly LoadDoor[];
}

type Scope = Pick<CallScope, 'stores' | 'supplier'>;

/** A load with everything that is asked about its doors. Lock its orders first where something of it changes. */
export async function openLoad(ctx: Scope, stored: StoredLoad): Promise<OpenLoad> {
  const ids = stored.load.stops.map(({ orderId }) => orderId);
  const found = await ctx.stores.orders.find(ids);
  const orders = ids.flatMap((id) => found.filter((order) => order.id === id));
  const doors: LoadDoor[] = [];
  for (const order of orders) doors.push(...(await doorsToBring(ctx, order)));
  return { stored, state: loadState(stored.id, stored.load, doors), orders, doors };
}

/** Numbers of the orders of a load whose visits have put them there; of one of them only where it is named. */
export const ofVisits = ({ stored: { load }, orders }: OpenLoad, orderId?: string): readonly string[] =>
  load.stops
    .filter((stop) => stop.isOfVisit && (orderId === undefined || stop.orderId === orderId))
    .flatMap((stop) => orders.flatMap(({ id, number }) => (id === stop.orderId ? numberText('order', number) : [])));

/** Locks loads until the transaction ends, always in the same order. @returns those that have still to leave */
export async function lockLoads({ stores }: Pick<CallScope, 'stores'>, ids: readonly string[]) {
  const locked: StoredLoad[] = [];
  for (const id of [...new Set(ids)].toSorted()) {
    const load = await stores.loads.load(id);
    if (load && isToGo(load.load)) locked.push(load);
  }
  return locked;
}

/** The load that has still to leave and brings an order. */
export async function openLoadOf(
  { stores }: Pick<CallScope, 'stores'>,
  orderId: string,
): Promise<StoredLoad | undefined> {
  return (await stores.loads.ofOrders([orderId])).find(({ load }) => isToGo(load));
}

/** Whether an order is made, or being made, and has a door that has not left the works. */
export async function hasDoorsToBring(ctx: Scope, stored: StoredOrder): Promise<boolean> {
  const isMade = ['In Batch', 'Manufactured'].includes(stored.order.state);
  const doors = isMade ? await doorsToBring(ctx, stored) : [];
  return doors.some(({ place }) => place === 'works');
}

/** The doors of an order with where they are, how heavy they are and whether they may go. */
export async function doorsToBring(ctx: Scope, stored: StoredOrder): Promise<readonly LoadDoor[]> {
  const { id, number, order } = stored;
  const { catalogue, production } = ctx.supplier;
  const onFloor = await floorDoors(ctx.stores, stored);
  const items = await ctx.stores.items.find(order.lines.map(({ itemId }) => itemId));
  const places = deliveriesOf(order, await ctx.stores.deliveries.ofOrders([id]));
  return order.lines.flatMap((line, at) => {
    const item = items.find((each) => each.item.id === line.itemId)?.item;
    const name = item ? designLabel(item, catalogue) : '';
    const kg = item ? setWeight(item, { catalogue, production }).setKg : 0;
    return places
      .filter(({ lineId }) => lineId === line.id)
      .map((door): LoadDoor => {
        const floor = onFloor.find((each) => isSameDoor(orderDoorOf(order, each), door)) ?? null;
        return {
          ...door,
          orderId: id,
          order: numberText('order', number),
          name,
          kg,
          floor,
          item: itemNumberText({ line: { position: at + 1, quantity: line.quantity }, unit: door.unit }),
          code: floor === null ? '' : doorCode(numberOf(floor.floor.stored), floor.place),
          isChecked: floor !== null && isChecked(floor.progress),
        };
      });
  });
}
