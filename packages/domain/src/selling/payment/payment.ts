import type { Money } from '../pricing/money.ts';

/** What a person may write down: a part of the plan, something else, or money that goes back to the customer. */
export const writtenKinds = ['deposit', 'stage', 'balance', 'other', 'refund'] as const;
export type WrittenKind = (typeof writtenKinds)[number];

/** The same, and what banks and providers do by themselves: a customer's bank takes money back and may give it again, and a refund may fail. */
export const paymentKinds = [...writtenKinds, 'dispute', 'dispute-won', 'refund-failed'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const paymentMethods = ['bank', 'card', 'cash', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Who says that money came or went: a person, a payment provider, or the bank. */
export const paymentSources = ['hand', 'provider', 'bank'] as const;
export type PaymentSource = (typeof paymentSources)[number];

/** An entry of what was paid for an order. Entries are only added: a wrong one is taken back by another. */
export interface Payment {
  readonly id: string;
  readonly kind: PaymentKind;
  /** What it adds to the sum that is paid; negative for a refund, and for an entry that takes back a payment. */
  readonly amount: Money;
  /** ISO day on which the money came or went. */
  readonly on: string;
  readonly method: PaymentMethod;
  /** '' for none; of an entry that takes back: why. */
  readonly note: string;
  /** The entry that this one takes back; null: it takes back none. */
  readonly takesBack: string | null;
}

/** What a bank takes and gives by itself stands on its own statement. */
const withoutReceipt: readonly PaymentKind[] = ['dispute', 'dispute-won', 'refund-failed'];

/** Whether a customer gets a paper of an entry: neither of one that was taken back, nor of what takes it back. */
export const hasReceipt = (payment: Payment, all: readonly Payment[]): boolean =>
  payment.takesBack === null && !withoutReceipt.includes(payment.kind) && !isTakenBack(payment, all);

export const isTakenBack = ({ id }: Pick<Payment, 'id'>, all: readonly Payment[]): boolean =>
  all.some(({ takesBack }) => takesBack === id);
