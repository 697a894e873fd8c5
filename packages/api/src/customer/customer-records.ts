import type { ItemId } from '@door/domain/door/model/ids';
import { usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import type { Task } from '@door/domain/selling/task/task';
import type { Customer } from './customer-store.ts';
import type { Enquiry } from '../enquiry/enquiry-store.ts';
import type { StoredItem } from '../item/item-store.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { everyQuote, type StoredQuote } from '../quote/quote-store.ts';
import type { ZipSubject } from './person-zip-store.ts';
import type { CallScope } from '../procedure.ts';

/** Everything that is kept of a person. */
export interface PersonRecords {
  /** Their record as a customer and those that were merged into it; none of somebody who only asked. */
  readonly customers: readonly Customer[];
  readonly quotes: readonly StoredQuote[];
  readonly orders: readonly StoredOrder[];
  /** In any state. */
  readonly tasks: readonly Task[];
  readonly enquiries: readonly Enquiry[];
  /** Those of their enquiries and of the lines of their quotes. */
  readonly items: readonly StoredItem[];
}

/** The records that stand for a person, the first before the others: customers, and the enquiries. */
export const ownersOf = ({ customers, enquiries }: PersonRecords): readonly ZipSubject[] => [
  ...customers.map(({ id }) => ({ about: 'customer', aboutId: id }) as const),
  ...enquiries.map(({ id }) => ({ about: 'enquiry', aboutId: id }) as const),
];

type Scope = Pick<CallScope, 'stores'>;

/** All that is kept of a customer, whose row is locked already; the rest is locked in the order that all calls have. */
export async function recordsOf({ stores }: Scope, customer: Customer): Promise<PersonRecords> {
  const merged = await partsOf({ stores }, customer.id);
  const quotes = await stores.quotes.ofCustomer(customer.id);
  const orders = await stores.orders.ofCustomer(customer.id);
  const asked = await stores.enquiries.ofCustomer(customer.id);
  return {
    customers: [customer, ...merged],
    quotes,
    orders,
    ...(await whatBelongs({ stores }, { quotes, orders, asked })),
  };
}

/** Quotes of one enquiry that are read at most. */
const mostQuotes = 100;

/** All that is kept of somebody who asked and is nobody's customer: the enquiry, and quotes that nobody was named for. */
export async function recordsOfEnquiry({ stores }: Scope, asked: Enquiry): Promise<PersonRecords> {
  const page = { search: searchOf(''), sort: usualSorts.quotes, limit: mostQuotes, after: null };
  const made = await stores.quotes.list({ ...page, filter: { ...everyQuote, enquiry: asked.id } });
  const nameless = made.filter(({ stored }) => stored.quote.customerId === null);
  const quotes = await inOrder(nameless, ({ stored }) => stores.quotes.load(stored.id));
  const belonging = await whatBelongs({ stores }, { quotes, orders: [], asked: [asked] });
  return { customers: [], quotes, orders: [], ...belonging };
}

interface Locked extends Pick<PersonRecords, 'quotes' | 'orders'> {
  readonly asked: readonly Enquiry[];
}

async function whatBelongs({ stores }: Scope, { quotes, orders, asked }: Locked) {
  const itemIds = [
    ...asked.map(({ itemId }) => itemId),
    ...quotes.flatMap(({ quote }) => quote.lines.map(({ itemId }) => itemId)),
  ];
  const tasks = await stores.tasks.about({
    quotes: quotes.map((quote) => quote.id),
    orders: orders.map((order) => order.id),
    enquiries: asked.map((enquiry) => enquiry.id),
    items: itemIds,
  });
  const enquiries = await inOrder(asked, (enquiry) => stores.enquiries.load(enquiry.id));
  const items = await inOrder([...new Set(itemIds)].toSorted(), (itemId: ItemId) => stores.items.load(itemId));
  return { tasks, enquiries, items };
}

async function partsOf({ stores }: Pick<CallScope, 'stores'>, id: string): Promise<readonly Customer[]> {
  const parts = await stores.customers.partsOf(id);
  const further = await inOrder(parts, (part) => partsOf({ stores }, part.id));
  return [...parts, ...further.flat()];
}

/** What each of them leads to, one after the other. */
async function inOrder<From, To>(from: readonly From[], load: (each: From) => Promise<To | undefined>): Promise<To[]> {
  const found: To[] = [];
  for (const each of from) {
    const loaded = await load(each);
    if (loaded !== undefined) found.push(loaded);
  }
  return found;
}
