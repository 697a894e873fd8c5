/** How the values of a column compare; texts without regard to capitals, amounts in whole cents. */
export type SortKind = 'amount' | 'moment' | 'number' | 'text';

type Sorts = Readonly<Record<string, SortKind>>;

/** The columns by which the list of items can be sorted. A state sorts as a number: in the order of work. */
export const itemSorts = {
  changed: 'moment',
  number: 'number',
  name: 'text',
  customer: 'text',
  state: 'number',
} as const satisfies Sorts;
export type ItemSort = keyof typeof itemSorts;

export const enquirySorts = {
  came: 'moment',
  number: 'number',
  person: 'text',
  state: 'number',
} as const satisfies Sorts;
export type EnquirySort = keyof typeof enquirySorts;

export const customerSorts = {
  changed: 'moment',
  name: 'text',
} as const satisfies Sorts;
export type CustomerSort = keyof typeof customerSorts;

/** By total and last day as they were sent: those of a draft change from day to day. */
export const quoteSorts = {
  changed: 'moment',
  number: 'number',
  customer: 'text',
  state: 'number',
  valid: 'text',
  total: 'amount',
} as const satisfies Sorts;
export type QuoteSort = keyof typeof quoteSorts;

export const orderSorts = {
  changed: 'moment',
  number: 'number',
  state: 'number',
  week: 'text',
} as const satisfies Sorts;
export type OrderSort = keyof typeof orderSorts;

export const batchSorts = {
  changed: 'moment',
  number: 'text',
  state: 'number',
} as const satisfies Sorts;
export type BatchSort = keyof typeof batchSorts;

export interface Sort<By extends string> {
  readonly by: By;
  readonly descending: boolean;
}

/** As lists are sorted that nobody has sorted. */
export const usualSorts: {
  readonly items: Sort<ItemSort>;
  readonly enquiries: Sort<EnquirySort>;
  readonly customers: Sort<CustomerSort>;
  readonly quotes: Sort<QuoteSort>;
  readonly orders: Sort<OrderSort>;
  readonly batches: Sort<BatchSort>;
} = {
  items: { by: 'changed', descending: true },
  enquiries: { by: 'came', descending: true },
  customers: { by: 'changed', descending: true },
  quotes: { by: 'changed', descending: true },
  orders: { by: 'changed', descending: true },
  batches: { by: 'number', descending: true },
};

/** As it stands in an address: `name`, descending `-name`. */
export const sortText = ({ by, descending }: Sort<string>): string => `${descending ? '-' : ''}${by}`;

/** Undefined for a text that names no column of these. */
export function sortFrom<By extends string>(text: string, sorts: Readonly<Record<By, SortKind>>): Sort<By> | undefined {
  const isColumn = (name: string): name is By => Object.hasOwn(sorts, name);
  const by = text.replace(/^-/, '');
  return isColumn(by) ? { by, descending: text.startsWith('-') } : undefined;
}

const beginsDescending: Readonly<Record<SortKind, boolean>> = {
  amount: true,
  moment: true,
  number: false,
  text: false,
};

/** What a click on the head of a column means: the same column turns round, another one begins, times with the latest, amounts with the highest. */
export function sortAfterClick<By extends string>(
  by: By,
  { now, sorts }: { readonly now: Sort<By>; readonly sorts: Readonly<Record<By, SortKind>> },
): Sort<By> {
  return { by, descending: now.by === by ? !now.descending : beginsDescending[sorts[by]] };
}
