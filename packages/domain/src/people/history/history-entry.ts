/** Entities that have a history. */
export const subjects = [
  'item',
  'enquiry',
  'task',
  'price-list',
  'customer',
  'quote',
  'order',
  'batch',
  'purchase',
  'load',
  'settings',
  'account',
  'catalogue',
  'vendor',
  'stock',
] as const;
export type Subject = (typeof subjects)[number];

export const isSubject = (text: string): text is Subject => subjects.some((subject) => subject === text);

/**
 * What changed: the state, the assignee, whether measurements are final, a copy made, the person who works on a
 * design, a price, a customer's details, two customers made one, whose customer an
 * enquiry is, a discount, a rate of VAT, a person whose data were erased, what a customer did with an offer, a production week,
 * the batch in which a door stands, what an order takes of stock, a promised date that has moved, a place that is held, a payment or one that was taken back, a credit note, a remake,
 * what a vendor has confirmed, goods that came or were taken back, a claim, a vendor's bill, lines of a purchase, a document that was mailed, a mail that was discarded, a person's data that were given out, a visit, a row of the catalogue; of an
 * account that somebody was invited, the role, whether it is disabled, a password or a second factor that was set or taken away,
 * sessions that were ended, and log-ins; an item that was removed.
 */
export const historyEntryKinds = [
  'state',
  'assignee',
  'measurements',
  'copy',
  'design',
  'price',
  'details',
  'merge',
  'customer',
  'discount',
  'vat-rate',
  'erasure',
  'offer',
  'week',
  'batch',
  'demand',
  'promise',
  'hold',
  'payment',
  'credit',
  'remake',
  'confirmation',
  'receipt',
  'claim',
  'bill',
  'lines',
  'document',
  'invitation',
  'role',
  'access',
  'password',
  'second-factor',
  'sessions',
  'log-in',
  'row',
  'mail',
  'export',
  'visit',
  'removal',
] as const;
export type HistoryEntryKind = (typeof historyEntryKinds)[number];

/** One entry of a history. Entries are never changed or removed. */
export interface HistoryEntry {
  readonly about: Subject;
  readonly aboutId: string;
  readonly kind: HistoryEntryKind;
  /** null: there was nothing before, or there is nothing now. */
  readonly from: string | null;
  readonly to: string | null;
  /** A person's comment, or the name of the rule that caused it; '' for none. */
  readonly reason: string;
  /** Id of the account that did it; null: a visitor or a rule. */
  readonly who: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** The values of `to` in an entry about measurements. */
export const measurements = { open: 'not final', final: 'final' } as const;

export const isFinal = ({ kind, to }: Pick<HistoryEntry, 'kind' | 'to'>): boolean =>
  kind === 'measurements' && to === measurements.final;
