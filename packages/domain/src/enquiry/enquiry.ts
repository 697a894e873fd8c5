import type { Refusal } from '../shared/outcome.ts';
import type { Words } from '../words/words.ts';

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

interface EnquiryRule extends Omit<EnquiryFinding, 'message'> {
  readonly isMet: (form: EnquiryForm) => boolean;
}

const rules: readonly EnquiryRule[] = [
  {
    field: 'name',
    code: 'enquiry.name-missing',
    isMet: ({ name }) => name.trim() !== '',
  },
  {
    field: 'email',
    code: 'enquiry.email-missing',
    isMet: ({ email }) => email.trim() !== '',
  },
  {
    field: 'terms',
    code: 'enquiry.terms-missing',
    isMet: ({ terms }) => terms,
  },
  {
    field: 'privacy',
    code: 'enquiry.privacy-missing',
    isMet: ({ privacy }) => privacy,
  },
  {
    field: 'consent',
    code: 'enquiry.consent-missing',
    isMet: ({ consent }) => consent,
  },
];

/** What still stands between this form and an enquiry, in the order of the page. */
export const enquiryProblems = (form: EnquiryForm, { enquiry }: Words): readonly EnquiryFinding[] =>
  rules.filter(({ isMet }) => !isMet(form)).map(({ field, code }) => ({ field, code, message: enquiry[field] }));

/** What the page shows of it: nothing before a first attempt to send has made the form dirty. */
export const enquiryFindings = (
  form: EnquiryForm,
  { dirty, words }: { readonly dirty: boolean; readonly words: Words },
): readonly EnquiryFinding[] => (dirty ? enquiryProblems(form, words) : []);

export const maySubmit = (form: EnquiryForm): boolean => rules.every(({ isMet }) => isMet(form));
