/** What stands in the form. */
export interface EnquiryForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly notes: string;
  readonly terms: boolean;
  readonly privacy: boolean;
  /** The visitor agrees that a local supplier may call. */
  readonly consent: boolean;
}

export const emptyForm: EnquiryForm = {
  name: '',
  email: '',
  phone: '',
  address: '',
  notes: '',
  terms: false,
  privacy: false,
  consent: true,
};

/** The sentences beside the two boxes; they are kept with the enquiry. */
export const agreements = {
  terms: 'I agree to the terms and conditions',
  privacy: 'I agree to the privacy policy',
} as const;

export type FormErrors = Readonly<Partial<Record<keyof EnquiryForm, string>>>;

/** Each thing that must be there, in the order in which it stands on the page. */
const needed: readonly {
  readonly field: keyof EnquiryForm;
  readonly message: string;
  readonly isThere: (form: EnquiryForm) => boolean;
}[] = [
  {
    field: 'name',
    message: 'Name is needed so that the supplier knows whom to ask for',
    isThere: ({ name }) => name.trim() !== '',
  },
  {
    field: 'email',
    message: 'Email is needed so that the quotation can reach you',
    isThere: ({ email }) => email.trim() !== '',
  },
  { field: 'terms', message: 'Terms must be agreed to in order to proceed', isThere: ({ terms }) => terms },
  {
    field: 'privacy',
    message: 'Our Privacy Policy must be agreed to in order to proceed',
    isThere: ({ privacy }) => privacy,
  },
  {
    field: 'consent',
    message: 'Our data sharing agreement must be agreed to in order to proceed',
    isThere: ({ consent }) => consent,
  },
];

export const errorsOf = (form: EnquiryForm): FormErrors =>
  Object.fromEntries(needed.filter(({ isThere }) => !isThere(form)).map(({ field, message }) => [field, message]));

/** Where the cursor goes when the form is not complete. */
export const firstError = (errors: FormErrors): keyof EnquiryForm | undefined =>
  needed.find(({ field }) => errors[field] !== undefined)?.field;
