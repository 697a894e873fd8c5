import type { Item } from '@door/domain/model/item';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApp } from '../../../door/app/app-context.ts';
import type { PageRules } from '../../../platform/on-demand/load-on-demand.ts';
import { readListedItem } from '../../queries/listed-item.ts';
import { officeClient } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';

/** Reads the item of a line; null when it uses rows that the catalogue no longer has. */
export const lineItemQuery = (itemId: string, rules: PageRules) =>
  queryOptions({
    queryKey: [...trpc.item.getItemById.queryKey(itemId), 'read'],
    queryFn: async () => readListedItem(await officeClient.item.getItemById.query(itemId), rules),
  });

/** As `lineItemQuery`; undefined while it is loading. */
export function useLineItem(itemId: string): Item | null | undefined {
  const { rules } = useApp();
  return useQuery(lineItemQuery(itemId, rules)).data;
}
