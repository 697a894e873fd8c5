import type { Refusal } from '../../door/model/result.ts';
import type { SendingMessages } from '../../messages/messages.ts';
import type { ItemId } from '../../door/model/ids.ts';
import { isStorable } from '../../lib/storable-text.ts';

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
  /** Whether a picture of the door in their house goes with it. */
  readonly housePicture: boolean;
}

type TextField = 'name' | 'email' | 'phone' | 'address' | 'notes';

/** The most characters of each text, for the page and the call alike. An e-mail address has at most 64 + 1 + 255. */
export const enquiryLimits: Readonly<Record<TextField, number>> = {
  name: 200,
  email: 320,
  phone: 60,
  address: 1000,
  notes: 5000,
};

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
  housePicture: false,
};

export interface EnquiryProblem extends Refusal {
  /** The control beside which it is shown. */
  readonly field: keyof EnquiryForm;
}

interface EnquiryRequirement extends Omit<EnquiryProblem, 'message'> {
  readonly message: (messages: SendingMessages) => string;
  readonly isMet: (form: EnquiryForm) => boolean;
}

const storable = (field: TextField): EnquiryRequirement => ({
  field,
  code: 'enquiry.text-unstorable',
  message: ({ unstorableText }) => unstorableText,
  isMet: (form) => isStorable(form[field]),
});

const requirements: readonly EnquiryRequirement[] = [
  {
    field: 'name',
    code: 'enquiry.name-missing',
    message: ({ enquiry }) => enquiry.name,
    isMet: ({ name }) => name.trim() !== '',
  },
  storable('name'),
  {
    field: 'email',
    code: 'enquiry.email-missing',
    message: ({ enquiry }) => enquiry.email,
    isMet: ({ email }) => email.trim() !== '',
  },
  storable('email'),
  storable('phone'),
  storable('address'),
  storable('notes'),
  {
    field: 'terms',
    code: 'enquiry.terms-missing',
    message: ({ enquiry }) => enquiry.terms,
    isMet: ({ terms }) => terms,
  },
  {
    field: 'privacy',
    code: 'enquiry.privacy-missing',
    message: ({ enquiry }) => enquiry.privacy,
    isMet: ({ privacy }) => privacy,
  },
  {
    field: 'consent',
    code: 'enquiry.consent-missing',
    message: ({ enquiry }) => enquiry.consent,
    isMet: ({ consent }) => consent,
  },
];

/** What is still missing before the form can be sent, in the order of the page. */
export const enquiryProblems = (form: EnquiryForm, messages: SendingMessages): readonly EnquiryProblem[] =>
  requirements
    .filter(({ isMet }) => !isMet(form))
    .map(({ field, code, message }) => ({ field, code, message: message(messages) }));

/** What the page shows: nothing before the first attempt to send (`dirty`). */
export const shownEnquiryProblems = (
  form: EnquiryForm,
  { dirty, messages }: { readonly dirty: boolean; readonly messages: SendingMessages },
): readonly EnquiryProblem[] => (dirty ? enquiryProblems(form, messages) : []);

/** The last eight characters of the item id in capitals, short enough for the telephone. Page, mail and office show it. */
export const enquiryReference = (id: ItemId): string => id.slice(-8).toUpperCase();
