import type { RefusalCode } from '../../door/model/refusal-codes.ts';
import type { Refusal } from '../../door/model/result.ts';
import { isEmailAddress } from '../../lib/email-address.ts';
import { workWeek } from '../../lib/open-days.ts';
import type { VendorMessages } from '../../messages/messages.ts';
import { csvFields, csvFormats, type Vendor } from './vendor.ts';

/** The most characters of each text, entries of each list, and the greatest numbers, for the page and the call alike. */
export const vendorLimits = {
  name: 120,
  ourNumber: 60,
  mail: 254,
  phone: 60,
  vatNumber: 30,
  peppolId: 60,
  /** Minor units. */
  leastOrderValue: 100_000_000_000,
  /** Per cent. */
  overDelivery: 100,
  coverDays: 120,
  closed: 1_000,
  csvColumns: 30,
  csvHeading: 60,
  vendors: 500,
} as const;

/** What a person says of a vendor; the rest is the program's. */
export type VendorFacts = Omit<Vendor, 'id' | 'currency' | 'state'>;

/** With which a vendor begins of whom only the name is known: it works from Monday to Friday. */
export const newVendor: VendorFacts = {
  name: '',
  ourNumber: '',
  mail: '',
  phone: '',
  vatNumber: '',
  peppolId: '',
  orderDays: workWeek,
  cutOff: '12:00',
  deliveryDays: workWeek,
  closed: [],
  coverDays: 0,
  leastOrderValue: 0,
  overDelivery: { toOrder: 0, other: 10 },
  howToOrder: 'mail',
  csv: { columns: [], separator: ';', encoding: 'utf-8-bom' },
};

/** Without blanks around the texts; days and weekdays each once, in their order. */
export const tidyVendor = (facts: VendorFacts): VendorFacts => ({
  ...facts,
  name: facts.name.trim(),
  ourNumber: facts.ourNumber.trim(),
  mail: facts.mail.trim(),
  phone: facts.phone.trim(),
  vatNumber: facts.vatNumber.trim(),
  peppolId: facts.peppolId.trim(),
  orderDays: [...new Set(facts.orderDays)].toSorted(),
  cutOff: facts.cutOff.trim(),
  deliveryDays: [...new Set(facts.deliveryDays)].toSorted(),
  closed: [...new Set(facts.closed)].toSorted(),
  csv: { ...facts.csv, columns: facts.csv.columns.map((each) => ({ ...each, heading: each.heading.trim() })) },
});

interface VendorProblem extends Refusal {
  readonly field: keyof VendorFacts;
}

interface Requirement {
  readonly field: keyof VendorFacts;
  readonly code: RefusalCode;
  readonly message: (messages: VendorMessages, facts: VendorFacts) => string;
  readonly isMet: (facts: VendorFacts) => boolean;
}

const requirements: readonly Requirement[] = [
  {
    field: 'name',
    code: 'vendor.name-missing',
    message: ({ nameMissing }) => nameMissing,
    isMet: ({ name }) => name !== '',
  },
  {
    field: 'mail',
    code: 'vendor.mail',
    message: (messages, { mail }) => messages.mail(mail),
    isMet: ({ mail }) => mail === '' || isEmailAddress(mail),
  },
  {
    field: 'orderDays',
    code: 'vendor.no-order-day',
    message: ({ noOrderDay }) => noOrderDay,
    isMet: ({ orderDays }) => orderDays.length > 0,
  },
  {
    field: 'cutOff',
    code: 'vendor.cut-off',
    message: (messages, { cutOff }) => messages.cutOff(cutOff),
    isMet: ({ cutOff }) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(cutOff),
  },
  {
    field: 'deliveryDays',
    code: 'vendor.no-delivery-day',
    message: ({ noDeliveryDay }) => noDeliveryDay,
    isMet: ({ deliveryDays }) => deliveryDays.some((day) => workWeek.includes(day)),
  },
  {
    field: 'peppolId',
    code: 'vendor.peppol-id',
    message: (messages, { peppolId }) => messages.peppolId(peppolId),
    isMet: ({ peppolId }) => peppolId === '' || /^\d{4}:\S+$/.test(peppolId),
  },
  {
    field: 'csv',
    code: 'vendor.csv-column',
    message: ({ csvHeading }) => csvHeading,
    isMet: ({ csv }) => csv.columns.every(({ heading }) => heading !== ''),
  },
  {
    field: 'csv',
    code: 'vendor.csv-column',
    message: (messages, { csv }) => messages.csvFormat(wronglyWritten(csv)?.heading ?? ''),
    isMet: ({ csv }) => wronglyWritten(csv) === undefined,
  },
];

const formatsOf = (field: keyof typeof csvFields): readonly string[] => csvFormats[csvFields[field]];

const wronglyWritten = ({ columns }: Vendor['csv']) =>
  columns.find(({ field, format }) => !formatsOf(field).includes(format));

/** Why tidied facts cannot be saved, in the order of the page. */
export const vendorProblems = (facts: VendorFacts, messages: VendorMessages): readonly VendorProblem[] =>
  requirements
    .filter(({ isMet }) => !isMet(facts))
    .map(({ field, code, message }) => ({ field, code, message: message(messages, facts) }));

/** Whether an active vendor beside this one has its name, however it is spelled: a promised date names vendors by their names. */
export const isNameTaken = (name: string, others: readonly Pick<Vendor, 'name' | 'state'>[]): boolean =>
  others.some((other) => other.state === 'active' && other.name.toLowerCase() === name.toLowerCase());
