import { numberText } from '@door/domain/lib/running-number';
import { isChecked, progressOf } from '@door/domain/making/batch/progress';
import type { StoredOrder } from '../order/order-store.ts';
import type { Stores } from '../ports/stores.ts';
import { loadFloor } from './floor.ts';

/** Whether every door of an order has passed its check, in whichever batches they stand. */
export async function allDoorsChecked(
  stores: Pick<Stores, 'batches'>,
  { id, number, order }: Pick<StoredOrder, 'id' | 'number' | 'order'>,
): Promise<boolean> {
  const doors = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  let checked = 0;
  for (const batch of await stores.batches.ofOrder(id)) {
    const { pieces, events } = await loadFloor(stores, batch);
    const own = pieces.filter(({ label }) => label.order === numberText('order', number));
    checked += progressOf(own, events).doors.filter(isChecked).length;
  }
  return doors > 0 && checked === doors;
}
