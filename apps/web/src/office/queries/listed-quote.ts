import type { Item } from '@door/domain/door/model/item';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import { readListedItem } from './listed-item.ts';
import { officeClient, type OfficeInputs, type OfficeOutputs } from './office-client.ts';
import type { ListPage } from './use-list-query.ts';

export type WireListedQuote = OfficeOutputs['quote']['list']['Quotes'][number];

/** A quote with what lists show of it. */
export interface ListedQuote extends Omit<WireListedQuote, 'Doors'> {
  /** Its first doors, to be drawn small; without those that the catalogue no longer has. */
  readonly doors: readonly Item[];
}

/** How the server narrows and sorts the list. */
export type QuoteQuery = Omit<OfficeInputs['quote']['list'], 'Search' | 'Most' | 'After'>;

export interface QuoteSearch {
  readonly text: string;
  readonly pageSize: number;
  readonly query: QuoteQuery;
  /** Where the page begins: `After` of the page before; null for the first. */
  readonly after: string | null;
}

/** One page of the quotes that the search finds, the last changed first unless the query says otherwise. */
export async function fetchQuotes(
  { text: Search, pageSize: Most, query, after }: QuoteSearch,
  catalogue: Catalogue,
): Promise<ListPage<ListedQuote>> {
  const { Quotes, After } = await officeClient.quote.list.query({ ...query, Search, Most, After: after });
  const rows = await Promise.all(
    Quotes.map(async ({ Doors, ...quote }) => {
      const doors = await Promise.all(Doors.map((door) => readListedItem(door, catalogue)));
      return { ...quote, doors: doors.filter((door) => door !== null) };
    }),
  );
  return { rows, after: After };
}
