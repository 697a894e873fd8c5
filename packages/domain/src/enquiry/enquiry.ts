import type { Refusal } from '../shared/outcome.ts';

/** What a visitor writes and ticks on the last step. */
export interface EnquiryForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly notes: string;
  readonly terms: boolean;
  readonly privacy: boolean;
  /** Whether the details may go to a local supplier. */
  readonly consent: boolean;
}

/** How the page opens: nothing agreed to but the sharing, which is asked as yes or no. */
export const emptyEnquiry: EnquiryForm = {
  name: '',
  email: '',
  phone: '',
  address: '',
  notes: '',
  terms: false,
  privacy: false,
  consent: true,
};

export interface EnquiryFinding extends Refusal {
  /** The control beside which it is shown. */
  readonly field: 'name' | 'email' | 'terms' | 'privacy' | 'consent';
}

interface EnquiryRule extends EnquiryFinding {
  readonly isMet: (form: EnquiryForm) => boolean;
}

const rules: readonly EnquiryRule[] = [
  {
    field: 'name',
    code: 'enquiry.name-missing',
    message: 'Please tell us your name',
    isMet: ({ name }) => name.trim() !== '',
  },
  {
    field: 'email',
    code: 'enquiry.email-missing',
    message: 'Please tell us your email address',
    isMet: ({ email }) => email.trim() !== '',
  },
  {
    field: 'terms',
    code: 'enquiry.terms-missing',
    message: 'Terms must be agreed to in order to proceed',
    isMet: ({ terms }) => terms,
  },
  {
    field: 'privacy',
    code: 'enquiry.privacy-missing',
    message: 'Our Privacy Policy must be agreed to in order to proceed',
    isMet: ({ privacy }) => privacy,
  },
  {
    field: 'consent',
    code: 'enquiry.consent-missing',
    message: 'Our data sharing agreement must be agreed to in order to proceed',
    isMet: ({ consent }) => consent,
  },
];

/** What still stands between this form and an enquiry, in the order of the page. */
export const enquiryProblems = (form: EnquiryForm): readonly EnquiryFinding[] =>
  rules.filter(({ isMet }) => !isMet(form)).map(({ field, code, message }) => ({ field, code, message }));

/** What the page shows of it: nothing before a first attempt to send has made the form dirty. */
export const enquiryFindings = (
  form: EnquiryForm,
  { dirty }: { readonly dirty: boolean },
): readonly EnquiryFinding[] => (dirty ? enquiryProblems(form) : []);

export const maySubmit = (form: EnquiryForm): boolean => enquiryProblems(form).length === 0;
