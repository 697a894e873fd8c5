import { clientId } from '@door/domain/door/model/ids';
import type { OrderState } from '@door/domain/selling/order/order-states';
import { soldOrderId } from './a-sold-order.ts';
import type { TestApi } from './a-test-api.ts';

/** Puts an order, the sold one unless another is named, into a state, as batches and other calls leave it. */
export async function putOrder(api: TestApi, state: OrderState, id: string = soldOrderId): Promise<void> {
  await api.transactions.run(clientId(-1022), async ({ orders }) => {
    const stored = await orders.load(id);
    if (stored) await orders.save({ ...stored, order: { ...stored.order, state } });
  });
}
