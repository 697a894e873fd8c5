import { emptyForm, type EnquiryForm } from './enquiry-form.ts';

/** The form of this tab while it is open: a look at another step loses nothing that was typed. */
let kept: EnquiryForm = emptyForm;

export const keptForm = (): EnquiryForm => kept;

export const keepForm = (form: EnquiryForm): void => {
  kept = form;
};
