import type { EnquiryState } from '@door/domain/enquiry/enquiry-cycle';
import { answersOf } from './answers.ts';
import { type ListedEnquiry, officeApi } from './calls.ts';
import { type AskedList, type Listed, useList } from './use-list.ts';

const answers = answersOf<Listed<ListedEnquiry>>();

/** null: whatever their state. */
export const useEnquiries = (State: EnquiryState | null): AskedList<ListedEnquiry> =>
  useList({
    answers,
    key: State ?? '',
    askPage: async (After) => {
      const page = await officeApi().enquiry.list.query({ State, After });
      return { rows: page.Enquiries, after: page.After };
    },
  });
