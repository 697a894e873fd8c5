import { emptyEnquiry, type EnquiryForm } from '@door/domain/enquiry/enquiry';

/** The form of this tab while it is open: a look at another step loses nothing that was typed. */
let kept: EnquiryForm = emptyEnquiry;

export const keptForm = (): EnquiryForm => kept;

export const keepForm = (form: EnquiryForm): void => {
  kept = form;
};
