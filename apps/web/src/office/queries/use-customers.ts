import type { ListedCustomer, OfficeInputs } from './office-client.ts';
import { officeClient } from './office-client.ts';
import { trpc } from './query-client.ts';
import { type ListAsked, type ListQuery, useListQuery } from './use-list-query.ts';

type CustomersAsked = Pick<OfficeInputs['customer']['list'], 'Sort'> & ListAsked;

/** Customers who have a word beginning so, the last changed first unless they are sorted by name; '' finds all. */
export const useCustomers = (
  Search: string,
  { pageSize: Most, isAsked = true, ...query }: CustomersAsked,
): ListQuery<ListedCustomer> =>
  useListQuery({
    queryKey: trpc.customer.list.queryKey({ ...query, Search, Most }),
    isAsked,
    fetchPage: async (After) => {
      const page = await officeClient.customer.list.query({ ...query, Search, Most, After });
      return { rows: page.Customers, after: page.After };
    },
  });

/** An enquiry says whose it is. */
export const customerMutationMeta = { invalidates: [trpc.customer.pathKey(), trpc.enquiry.pathKey()] };
