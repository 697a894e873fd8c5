import { useMutation } from '@tanstack/react-query';
import { officeClient } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';
import { queuedChanges, type VersionAt } from '../queries/queued-changes.ts';
import { orderMutationMeta } from '../queries/use-orders.ts';
import { saveOpenForms } from '../saving-form/saving-form.ts';
import type { OpenedOrder } from './order-wire.ts';

/** Which order, and its version as the sender saw it. */
export type OrderAt = VersionAt;

const keyOf = (id: string) => trpc.order.getOrderById.queryKey(id);
const known = (id: string) => queryClient.getQueryData(keyOf(id));

const { show, change } = queuedChanges<OpenedOrder>({
  keyOf,
  known,
  load: (id) => officeClient.order.getOrderById.query(id),
  saveTyped: saveOpenForms,
});

export { show as showOrder, change as changeOrder };

type Send = (at: OrderAt) => Promise<unknown>;

/**
 * Changes an order as the page shows it, after what is still typed of it; somebody else's change is told by a toast, and loaded.
 */
export const useOrderChange = (order: OpenedOrder) =>
  useMutation({
    meta: orderMutationMeta,
    mutationFn: async (send: Send) => {
      const { Id, LastUpdated } = (await saveOpenForms(order.Id)) ? (known(order.Id) ?? order) : order;
      return send({ Id, LastUpdated });
    },
  });
