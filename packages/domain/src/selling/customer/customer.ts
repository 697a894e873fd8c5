import type { OfficeMessages } from '../../messages/messages.ts';
import type { Refusal } from '../../door/model/result.ts';

export const customerKinds = ['person', 'company'] as const;
export type CustomerKind = (typeof customerKinds)[number];

/** Somebody to speak to beside the customer: the site manager, the sister who has the key. */
export interface Contact {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly phone: string;
}

/** A place where doors go. */
export interface Site {
  readonly id: string;
  /** What people call it, such as `Holiday home`; '' where the address says enough. */
  readonly name: string;
  readonly address: string;
}

/** What a person of the supplier writes about a customer. */
export interface CustomerDetails {
  readonly kind: CustomerKind;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly contacts: readonly Contact[];
  /** The first is the one that is meant where none is named. */
  readonly sites: readonly Site[];
  readonly notes: string;
}

/** The most characters of each text, and the most entries of each list, for the page and the call alike. */
export const customerLimits = {
  name: 200,
  role: 100,
  email: 320,
  phone: 60,
  address: 1000,
  notes: 10_000,
  contacts: 30,
  sites: 60,
} as const;

export const emptyCustomer: CustomerDetails = {
  kind: 'person',
  name: '',
  email: '',
  phone: '',
  contacts: [],
  sites: [],
  notes: '',
};

const isBlank = ({ id: _, ...texts }: Contact | Site): boolean => Object.values(texts).every((text) => text === '');

const trimmed = <Entry extends Contact | Site>(entry: Entry): Entry => {
  const texts = Object.entries(entry).map(([name, text]) => [name, String(text).trim()] as const);
  return { ...entry, ...Object.fromEntries(texts) };
};

/** Without blanks around the texts, and without rows in which nothing was written. */
export const tidyCustomer = (details: CustomerDetails): CustomerDetails => ({
  kind: details.kind,
  name: details.name.trim(),
  email: details.email.trim(),
  phone: details.phone.trim(),
  contacts: details.contacts.map(trimmed).filter((contact) => !isBlank(contact)),
  sites: details.sites.map(trimmed).filter((site) => !isBlank(site)),
  notes: details.notes.trim(),
});

interface CustomerProblem extends Refusal {
  readonly field: keyof CustomerDetails;
}

interface Requirement extends Omit<CustomerProblem, 'message'> {
  readonly message: (messages: OfficeMessages['customer']) => string;
  readonly isMet: (details: CustomerDetails) => boolean;
}

const requirements: readonly Requirement[] = [
  {
    field: 'name',
    code: 'customer.name-missing',
    message: ({ nameMissing }) => nameMissing,
    isMet: ({ name }) => name !== '',
  },
  {
    field: 'contacts',
    code: 'customer.too-many-contacts',
    message: ({ tooManyContacts }) => tooManyContacts(customerLimits.contacts),
    isMet: ({ contacts }) => contacts.length <= customerLimits.contacts,
  },
  {
    field: 'sites',
    code: 'customer.site-without-address',
    message: ({ siteWithoutAddress }) => siteWithoutAddress,
    isMet: ({ sites }) => sites.every(({ address }) => address !== ''),
  },
  {
    field: 'sites',
    code: 'customer.too-many-sites',
    message: ({ tooManySites }) => tooManySites(customerLimits.sites),
    isMet: ({ sites }) => sites.length <= customerLimits.sites,
  },
  {
    field: 'notes',
    code: 'customer.notes-too-long',
    message: ({ notesTooLong }) => notesTooLong(customerLimits.notes),
    isMet: ({ notes }) => notes.length <= customerLimits.notes,
  },
];

/** Why tidied details cannot be saved, in the order of the page. */
export const customerProblems = (
  details: CustomerDetails,
  { customer }: Pick<OfficeMessages, 'customer'>,
): readonly CustomerProblem[] =>
  requirements
    .filter(({ isMet }) => !isMet(details))
    .map(({ field, code, message }) => ({ field, code, message: message(customer) }));
