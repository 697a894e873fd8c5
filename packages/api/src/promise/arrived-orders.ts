import { deliveriesOf, isThere } from '@door/domain/selling/delivery/delivery';
import { groupsOf } from '@door/domain/lib/records';
import type { RuleScope } from '../procedure.ts';

/**
 * Those of some orders of which every door is with its customer. Such a date is neither in danger nor moved, also where nobody has said
 * that the doors were made: then the order itself does not go on.
 */
export async function arrivedOrders(
  { stores }: Pick<RuleScope, 'stores'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const byOrder = groupsOf(await stores.deliveries.ofOrders(ids), ({ orderId }) => orderId);
  const orders = await stores.orders.find([...byOrder.keys()]);
  return new Set(
    orders.flatMap(({ id, order }) => {
      const doors = deliveriesOf(order, byOrder.get(id) ?? []);
      return doors.length > 0 && doors.every(isThere) ? [id] : [];
    }),
  );
}
