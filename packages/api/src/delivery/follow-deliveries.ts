import { fittingOf } from '@door/domain/selling/order/order-cycle';
import { deliveryDays, deliveryMove } from '@door/domain/selling/delivery/delivery';
import { installedOn } from '../fitting/visit-facts.ts';
import { moveOrder } from '../order/move-order.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { CallScope } from '../procedure.ts';
import { doorsOfOrder } from './deliveries.ts';

/** Brings a locked order to where its doors are (JOURNEY 2.1), after something was said of one of them. */
export async function followDeliveries(ctx: CallScope, stored: StoredOrder): Promise<StoredOrder> {
  const doors = await doorsOfOrder(ctx, stored);
  const installed = await installedOn(ctx, stored);
  const days = { ...stored.order.days, ...deliveryDays(doors) };
  const moveOf = ({ order }: StoredOrder) => deliveryMove(order, doors, installed);
  let now = stored;
  for (let move = moveOf(now); move !== null; move = moveOf(now))
    now = await moveOrder(ctx, now, {
      move,
      idempotencyKey: null,
      changes: { days: move === 'install' ? { ...days, installed } : days },
    });
  return now;
}

/** Doors that are fitted do not come back: what is wrong with them is made again or credited. */
export const canComeBack = ({ order }: Pick<StoredOrder, 'order'>): boolean => fittingOf(order) !== 'done';
