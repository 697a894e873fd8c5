import { useApp } from '../../designer/app/app-context.ts';
import { fetchOrders, type ListedOrder, type OrderQuery } from './listed-order.ts';
import { trpc } from './query-client.ts';
import { type ListAsked, type ListQuery, useListQuery } from './use-list-query.ts';

type OrdersAsked = OrderQuery & ListAsked;

/** Orders whose number, customer or doors the text finds, the last changed first unless the query says otherwise; '' finds all. */
export function useOrders(text: string, { pageSize, isAsked = true, ...query }: OrdersAsked): ListQuery<ListedOrder> {
  const { catalogue } = useApp();
  return useListQuery({
    queryKey: trpc.order.list.queryKey({ ...query, Search: text, Most: pageSize }),
    isAsked,
    fetchPage: (after) => fetchOrders({ text, pageSize, query, after }, catalogue),
  });
}

/** An order is shown on its pages, in lists, at its customer, its quote and its batches; it makes tasks, and its lines are items. */
export const orderMutationMeta = {
  invalidates: [
    trpc.order.pathKey(),
    trpc.batch.pathKey(),
    trpc.customer.pathKey(),
    trpc.quote.pathKey(),
    trpc.task.pathKey(),
    trpc.item.pathKey(),
    trpc.workInstructions.pathKey(),
  ],
};
