import type { Refusal } from '../model/outcome.ts';
import type { Words } from '../words/words.ts';
import type { ItemId } from '../model/ids.ts';

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

/** The empty form. Data sharing is a yes-or-no question and starts as yes. */
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

export interface EnquiryProblem extends Refusal {
  /** The control beside which it is shown. */
  readonly field: 'name' | 'email' | 'terms' | 'privacy' | 'consent';
}

interface EnquiryRequirement extends Omit<EnquiryProblem, 'message'> {
  readonly isMet: (form: EnquiryForm) => boolean;
}

const requirements: readonly EnquiryRequirement[] = [
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

/** What is still missing before the form can be sent, in the order of the page. */
export const enquiryProblems = (form: EnquiryForm, { enquiry }: Words): readonly EnquiryProblem[] =>
  requirements.filter(({ isMet }) => !isMet(form)).map(({ field, code }) => ({ field, code, message: enquiry[field] }));

/** What the page shows: nothing before the first attempt to send (`dirty`). */
export const shownEnquiryProblems = (
  form: EnquiryForm,
  { dirty, words }: { readonly dirty: boolean; readonly words: Words },
): readonly EnquiryProblem[] => (dirty ? enquiryProblems(form, words) : []);

export const maySubmit = (form: EnquiryForm): boolean => requirements.every(({ isMet }) => isMet(form));

/** The last eight characters of the item id in capitals, short enough for the telephone. Page, mail and office show it. */
export const enquiryReference = (id: ItemId): string => id.slice(-8).toUpperCase();
