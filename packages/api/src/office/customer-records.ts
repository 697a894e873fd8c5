import type { ItemId } from '@door/domain/model/ids';
import type { Task } from '@door/domain/task/task';
import type { Customer } from '../ports/customer-store.ts';
import type { Enquiry } from '../ports/enquiry-store.ts';
import type { StoredItem } from '../ports/item-store.ts';
import type { StoredOrder } from '../ports/order-store.ts';
import type { StoredQuote } from '../ports/quote-store.ts';
import type { CallScope } from '../procedure.ts';

/** Everything that is kept of a customer. */
export interface CustomerRecords {
  /** Those who were merged into them, and who were merged into those. */
  readonly merged: readonly Customer[];
  readonly quotes: readonly StoredQuote[];
  readonly orders: readonly StoredOrder[];
  /** In any state. */
  readonly tasks: readonly Task[];
  readonly enquiries: readonly Enquiry[];
  /** Those of their enquiries and of the lines of their quotes. */
  readonly items: readonly StoredItem[];
}

/** All that is kept of a customer, whose row is locked already; the rest is locked in the order that all calls have. */
export async function recordsOf({ stores }: CallScope, { id }: Customer): Promise<CustomerRecords> {
  const merged = await partsOf({ stores }, id);
  const quotes = await stores.quotes.ofCustomer(id);
  const orders = await stores.orders.ofCustomer(id);
  const asked = await stores.enquiries.ofCustomer(id);
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
  const items = await inOrder(itemIds.toSorted(), (itemId: ItemId) => stores.items.load(itemId));
  return { merged, quotes, orders, tasks, enquiries, items };
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
