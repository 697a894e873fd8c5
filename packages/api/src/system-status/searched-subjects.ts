import { everyItem } from '../item/item-store.ts';
import { everyOrder } from '../order/order-store.ts';
import { everyQuote } from '../quote/quote-store.ts';
import { usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import type { HistorySubject } from './history-store.ts';
import type { CallScope } from '../procedure.ts';

/** Of each kind; a longer search text finds fewer. */
const mostNamed = 50;

/** What the lists of the office find by this text: customers, enquiries, quotes, orders and items, by number, name, mail or address. */
export async function searchedSubjects(
  { stores }: Pick<CallScope, 'stores'>,
  text: string,
): Promise<readonly HistorySubject[]> {
  const page = { search: searchOf(text), limit: mostNamed, after: null };
  const customers = await stores.customers.list({ ...page, sort: usualSorts.customers });
  const open = { state: null, isTaken: null, assignee: null, customer: null };
  const enquiries = await stores.enquiries.list({ ...page, ...open, sort: usualSorts.enquiries });
  const quotes = await stores.quotes.list({ ...page, filter: everyQuote, sort: usualSorts.quotes });
  const orders = await stores.orders.list({ ...page, filter: everyOrder, sort: usualSorts.orders });
  const items = await stores.items.list({ ...page, filter: everyItem, sort: usualSorts.items });
  return [
    ...customers.map(({ customer: { id } }) => ({ about: 'customer', aboutId: id }) as const),
    ...enquiries.map(({ enquiry: { id } }) => ({ about: 'enquiry', aboutId: id }) as const),
    ...quotes.map(({ stored: { id } }) => ({ about: 'quote', aboutId: id }) as const),
    ...orders.map(({ stored: { id } }) => ({ about: 'order', aboutId: id }) as const),
    ...items.map(({ stored: { item } }) => ({ about: 'item', aboutId: item.id }) as const),
  ];
}
