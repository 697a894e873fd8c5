import { enquiryFilters, type EnquiryList } from '@door/domain/enquiry/enquiry-cycle';
import { type ListedEnquiry, officeClient } from './office-client.ts';
import { trpc } from './query-client.ts';
import { type ListQuery, useListQuery } from './use-list-query.ts';

/** Enquiries of a list that have a word beginning so, the latest first; 'all': of every list. */
export function useEnquiries(list: EnquiryList | 'all', Text = ''): ListQuery<ListedEnquiry> {
  const { state: State, isTaken: Taken } = list === 'all' ? { state: null, isTaken: null } : enquiryFilters[list];
  return useListQuery({
    queryKey: trpc.enquiry.list.queryKey({ State, Taken, Text }),
    fetchPage: async (After) => {
      const { Enquiries, After: after } = await officeClient.enquiry.list.query({ State, Taken, Text, After });
      return { rows: Enquiries, after };
    },
  });
}

/** Lists of items show the state of the enquiry, and an enquiry may have tasks. */
export const enquiryMutationMeta = {
  invalidates: [trpc.enquiry.pathKey(), trpc.task.pathKey(), trpc.item.list.pathKey()],
};
