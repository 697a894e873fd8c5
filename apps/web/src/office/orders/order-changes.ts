import { officeClient } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';
import { queuedChanges } from '../queries/queued-changes.ts';
import type { OpenedOrder } from './order-wire.ts';

const keyOf = (id: string) => trpc.order.getOrderById.queryKey(id);

const { change } = queuedChanges<OpenedOrder>({
  keyOf,
  known: (id) => queryClient.getQueryData(keyOf(id)),
  load: (id) => officeClient.order.getOrderById.query(id),
});

export { change as changeOrder };
