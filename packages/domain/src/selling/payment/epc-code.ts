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

/** What a QR code of version 13 holds at level M: no bank reads a larger one (EPC069-12). */
const mostBytes = 331;

/** Whether a payload is short enough for the code that banks read; a name of other letters takes more bytes than it has letters. */
export const fitsEpcCode = (payload: string): boolean =>
  Array.from(payload).reduce((bytes, sign) => bytes + bytesOf(sign.codePointAt(0) ?? 0), 0) <= mostBytes;

/** Of a letter in UTF-8. */
const bytesOf = (code: number): number => [0x80, 0x8_00, 0x1_00_00].filter((from) => code >= from).length + 1;
