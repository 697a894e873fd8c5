import { useApp } from '../../door/app/app-context.ts';
import { fetchItems, type ListedItem } from '../items/listed-item.ts';
import { trpc } from './query-client.ts';
import { type ListQuery, useListQuery } from './use-list-query.ts';

/** Items whose number, address, customer or id begins with the text, the last changed first; '' finds all. */
export function useItems(text: string, pageSize: number): ListQuery<ListedItem> {
  const { rules } = useApp();
  return useListQuery({
    queryKey: trpc.item.list.queryKey({ Text: text, Most: pageSize }),
    fetchPage: (after) => fetchItems({ text, pageSize, after }, rules),
  });
}
