import type { BankAccount } from '../../catalogue/rows/payment-settings.ts';
import { type Money, money } from '../pricing/money.ts';
import { bankReference } from './bank-reference.ts';
import { epcPayload, fitsEpcCode } from './epc-code.ts';

/** How a customer transfers what is due. */
export interface BankTransfer {
  readonly holder: string;
  /** What a bank of the sale's currency asks for. */
  readonly account: TransferAccount;
  /** Of the order, for life: the supplier's statement names it. */
  readonly reference: string;
  /** What a banking app reads from the QR code; null: the currency has none. */
  readonly code: string | null;
}

type TransferAccount =
  | { readonly kind: 'iban'; readonly iban: string; readonly bic: string }
  | { readonly kind: 'sort-code'; readonly sortCode: string; readonly number: string };

interface TransferFacts {
  readonly bank: BankAccount;
  /** Running number of the order. */
  readonly order: number;
  readonly due: Money;
}

/** Where what is due goes (JOURNEY 6.6): euros by a SEPA transfer, with the code that fills it in; pounds to a sort code and account. */
export function bankTransferOf({ bank: { holder, iban, bic }, order, due }: TransferFacts): BankTransfer {
  const reference = bankReference(order);
  const euros = due.currency === 'EUR' ? money(due.minor, 'EUR') : null;
  const payload = euros && epcPayload({ name: holder, iban, bic, amount: euros, reference });
  const account = (due.currency === 'GBP' ? sortCodeOf(iban) : null) ?? { kind: 'iban', iban, bic };
  return { holder, account, reference, code: payload !== null && fitsEpcCode(payload) ? payload : null };
}

/** An IBAN of the United Kingdom holds bank, sort code and account number. */
function sortCodeOf(iban: string): TransferAccount | null {
  const [, first, second, third, number] = /^GB\d{2}[A-Z]{4}(\d{2})(\d{2})(\d{2})(\d{8})$/.exec(iban) ?? [];
  return number === undefined ? null : { kind: 'sort-code', sortCode: [first, second, third].join('-'), number };
}

/** In groups of four, as people read it aloud. */
export const groupedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
