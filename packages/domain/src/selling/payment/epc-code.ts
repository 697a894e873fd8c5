import { amountText, type Money } from '../pricing/money.ts';

/** A transfer of the euro area that a banking app fills in from a code. */
export interface Transfer {
  /** At most 70 characters. */
  readonly name: string;
  readonly iban: string;
  /** '' for none: banks find it by the IBAN. */
  readonly bic: string;
  /** From 0.01 to 999 999 999.99. */
  readonly amount: Money<'EUR'>;
  /** By ISO 11649. */
  readonly reference: string;
}

/** What the QR code of a SEPA transfer holds (EPC069-12, version 002, UTF-8). Nothing follows the last element, not even a line end. */
export const epcPayload = ({ name, iban, bic, amount, reference }: Transfer): string =>
  ['BCD', '002', '1', 'SCT', bic, name, iban, `EUR${amountText(amount)}`, '', reference].join('\n');
