import type { Item } from '@door/domain/door/model/item';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApp } from '../../../designer/app/app-context.ts';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import { readListedItem } from '../../queries/listed-item.ts';
import { officeClient } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';

/** Reads the item of a line; null when it uses rows that the catalogue no longer has. */
export const lineItemQuery = (itemId: string, catalogue: Catalogue) =>
  queryOptions({
    queryKey: [...trpc.item.getItemById.queryKey(itemId), 'read'],
    queryFn: async () => readListedItem(await officeClient.item.getItemById.query(itemId), catalogue),
  });

/** As `lineItemQuery`; undefined while it is loading. */
export function useLineItem(itemId: string): Item | null | undefined {
  const { catalogue } = useApp();
  return useQuery(lineItemQuery(itemId, catalogue)).data;
}
