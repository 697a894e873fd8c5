import { useApp } from '../../designer/app/app-context.ts';
import { fetchItems, type ItemQuery, type ListedItem } from './listed-item.ts';
import { trpc } from './query-client.ts';
import { type ListQuery, useListQuery } from './use-list-query.ts';

/** Items whose number, address, customer or id begins with the text, the last changed first unless the query says otherwise; '' finds all. */
export function useItems(text: string, pageSize: number, query: ItemQuery = {}): ListQuery<ListedItem> {
  const { catalogue } = useApp();
  return useListQuery({
    queryKey: trpc.item.list.queryKey({ ...query, Text: text, Most: pageSize }),
    fetchPage: (after) => fetchItems({ text, pageSize, after, query }, catalogue),
  });
}
