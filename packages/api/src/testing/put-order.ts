import { clientId } from '@door/domain/model/ids';
import type { OrderState } from '@door/domain/order/order-states';
import { soldOrderId } from './a-sold-order.ts';
import type { TestApi } from './a-test-api.ts';

/** Puts the sold order into a state, as batches and other calls leave it. */
export async function putOrder(api: TestApi, state: OrderState): Promise<void> {
  await api.transactions.run(clientId(-1022), async ({ orders }) => {
    const stored = await orders.load(soldOrderId);
    if (stored) await orders.save({ ...stored, order: { ...stored.order, state } });
  });
}
