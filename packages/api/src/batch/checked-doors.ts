import { numberText } from '@door/domain/lib/running-number';
import { type BatchDoor, doorsOf } from '@door/domain/making/batch/batch-door';
import { type DoorProgress, isChecked, progressOf } from '@door/domain/making/batch/progress';
import type { StoredOrder } from '../order/order-store.ts';
import type { Stores } from '../ports/stores.ts';
import { type Floor, loadFloor } from './floor.ts';

/** A door of an order in its released batch. */
export interface FloorDoor extends BatchDoor {
  readonly floor: Floor;
  readonly progress: DoorProgress;
}

/** The doors of an order that stand in released batches, whichever these are, with how far each is. */
export async function floorDoors(
  stores: Pick<Stores, 'batches'>,
  { id, number }: Pick<StoredOrder, 'id' | 'number'>,
): Promise<readonly FloorDoor[]> {
  const found: FloorDoor[] = [];
  for (const batch of await stores.batches.ofOrder(id)) {
    const frozen = await stores.batches.frozen(batch.id);
    if (!frozen) continue;
    const floor = await loadFloor(stores, batch);
    const { doors } = progressOf(floor.pieces, floor.events);
    for (const door of doorsOf(frozen.lines)) {
      const progress = doors.find(({ place }) => place === door.place);
      if (door.line.order === numberText('order', number) && progress) found.push({ ...door, floor, progress });
    }
  }
  return found;
}

/** Whether every door of an order has passed its check, in whichever batches they stand. */
export async function allDoorsChecked(
  stores: Pick<Stores, 'batches'>,
  { id, number, order }: Pick<StoredOrder, 'id' | 'number' | 'order'>,
): Promise<boolean> {
  const doors = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const checked = (await floorDoors(stores, { id, number })).filter(({ progress }) => isChecked(progress));
  return doors > 0 && checked.length === doors;
}
