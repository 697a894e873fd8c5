import type { Item } from '@door/domain/door/model/item';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import { readListedItem } from './listed-item.ts';
import { officeClient, type OfficeInputs, type OfficeOutputs } from './office-client.ts';
import type { ListPage } from './use-list-query.ts';

type WireListedOrder = OfficeOutputs['order']['list']['Orders'][number];

/** An order with what lists show of it. */
export interface ListedOrder extends Omit<WireListedOrder, 'Doors'> {
  /** Its first doors, to be drawn small; without those that the catalogue no longer has. */
  readonly doors: readonly Item[];
}

/** How the server narrows and sorts the list. */
export type OrderQuery = Omit<NonNullable<OfficeInputs['order']['list']>, 'Search' | 'Most' | 'After'>;

export interface OrderSearch {
  readonly text: string;
  readonly pageSize: number;
  readonly query: OrderQuery;
  /** Where the page begins: `After` of the page before; null for the first. */
  readonly after: string | null;
}

/** One page of the orders that the search finds, the last changed first unless the query says otherwise. */
export async function fetchOrders(
  { text: Search, pageSize: Most, query, after }: OrderSearch,
  catalogue: Catalogue,
): Promise<ListPage<ListedOrder>> {
  const { Orders, After } = await officeClient.order.list.query({ ...query, Search, Most, After: after });
  const rows = await Promise.all(
    Orders.map(async ({ Doors, ...order }) => {
      const doors = await Promise.all(Doors.map((door) => readListedItem(door, catalogue)));
      return { ...order, doors: doors.filter((door) => door !== null) };
    }),
  );
  return { rows, after: After };
}
