import type { EnquiryState } from '@door/domain/enquiry/enquiry-cycle';
import { answersOf } from './answers.ts';
import { type ListedEnquiry, officeClient } from './office-client.ts';
import { type AskedList, type Listed, useList } from './use-list.ts';

const answers = answersOf<Listed<ListedEnquiry>>();

/** Enquiries in a state, the latest first; null: in any state. */
export const useEnquiries = (State: EnquiryState | null): AskedList<ListedEnquiry> =>
  useList({
    answers,
    key: State ?? '',
    askPage: async (After) => {
      const page = await officeClient().enquiry.list.query({ State, After });
      return { rows: page.Enquiries, after: page.After };
    },
  });
