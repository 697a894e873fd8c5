import { customerTerms, emailTerm } from '@door/domain/selling/customer/customer-terms';
import type { CustomerSort } from '@door/domain/lib/search/list-sorts';
import type { Customer, CustomerStore } from '../customer/customer-store.ts';
import { pageOf } from './fake-lists.ts';
import type { Draft } from './fake-transactions.ts';

const keys: Readonly<Record<CustomerSort, (customer: Customer) => string>> = {
  changed: ({ lastUpdated }) => lastUpdated,
  name: ({ details }) => details.name.toLowerCase(),
};

/** Customers in memory. */
export function fakeCustomers(draft: Draft): CustomerStore {
  const put = async (customer: Customer) => {
    const others = draft.now.customers.filter(({ id }) => id !== customer.id);
    draft.now = { ...draft.now, customers: [...others, customer] };
  };
  const load = async (id: string) => draft.now.customers.find((each) => each.id === id);
  const unmerged = () => draft.now.customers.filter(({ mergedInto }) => mergedInto === null);
  return {
    find: load,
    load,
    create: async (customer) => {
      if (await load(customer.id)) return false;
      await put(customer);
      return true;
    },
    save: put,
    partsOf: async (id) => draft.now.customers.filter(({ mergedInto }) => mergedInto === id),
    withEmail: async (email) =>
      unmerged().filter(({ details }) => customerTerms(details).some((term) => term === emailTerm(email))),
    list: async ({ search: { words }, sort, ...page }) => {
      const found = unmerged()
        .filter(({ details }) => {
          const terms = customerTerms(details);
          return words.every((word) => terms.some((term) => term.startsWith(word)));
        })
        .map((customer) => ({
          customer,
          enquiries: draft.now.enquiries.filter(({ customerId }) => customerId === customer.id).length,
          quotes: draft.now.quotes.filter(({ quote }) => quote.customerId === customer.id).length,
          orders: draft.now.orders.filter(({ order }) => order.customerId === customer.id).length,
          key: keys[sort.by](customer),
        }));
      return pageOf(found, { ...page, sort, keyOf: ({ customer: { id }, key }) => ({ key, id }) });
    },
  };
}
