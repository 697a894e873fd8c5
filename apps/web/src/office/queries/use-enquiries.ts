import type { EnquiryState } from '@door/domain/enquiry/enquiry-cycle';
import { type ListedEnquiry, officeClient } from './office-client.ts';
import { trpc } from './query-client.ts';
import { type ListQuery, useListQuery } from './use-list-query.ts';

/** Enquiries in a state, the latest first; null: in any state. */
export const useEnquiries = (State: EnquiryState | null): ListQuery<ListedEnquiry> =>
  useListQuery({
    queryKey: trpc.enquiry.list.queryKey({ State }),
    fetchPage: async (After) => {
      const { Enquiries, After: after } = await officeClient.enquiry.list.query({ State, After });
      return { rows: Enquiries, after };
    },
  });

/** Lists of items show the state of the enquiry, and an enquiry may have tasks. */
export const enquiryMutationMeta = {
  invalidates: [trpc.enquiry.pathKey(), trpc.task.pathKey(), trpc.item.list.pathKey()],
};
