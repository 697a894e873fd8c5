import { enquiryFilters, type EnquiryList } from '@door/domain/selling/enquiry/enquiry-cycle';
import { type ListedEnquiry, officeClient, type OfficeInputs } from './office-client.ts';
import { trpc } from './query-client.ts';
import { type ListQuery, useListQuery } from './use-list-query.ts';

/** Whose enquiries, and in which order. */
export type EnquiryQuery = Pick<OfficeInputs['enquiry']['list'], 'Assignee' | 'Taken' | 'Customer' | 'Sort'>;

/** Enquiries of a list that have a word beginning so, the latest first unless the query says otherwise; 'all': of every list. */
export function useEnquiries(list: EnquiryList | 'all', Text = '', query: EnquiryQuery = {}): ListQuery<ListedEnquiry> {
  const { state: State, isTaken } = list === 'all' ? { state: null, isTaken: null } : enquiryFilters[list];
  const { Taken = isTaken, ...others } = query;
  return useListQuery({
    queryKey: trpc.enquiry.list.queryKey({ ...others, State, Taken, Text }),
    fetchPage: async (After) => {
      const { Enquiries, After: after } = await officeClient.enquiry.list.query({
        ...others,
        State,
        Taken,
        Text,
        After,
      });
      return { rows: Enquiries, after };
    },
  });
}

/** Lists of items show the state of the enquiry, and an enquiry may have tasks. */
export const enquiryMutationMeta = {
  invalidates: [trpc.enquiry.pathKey(), trpc.task.pathKey(), trpc.item.list.pathKey()],
};
