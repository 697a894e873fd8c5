import type { StatementFault } from '@door/domain/selling/payment/csv-statement';

const faults: Readonly<Record<StatementFault['what'], (found: string) => string>> = {
  column: (found) => `it has no column «${found}»`,
  day: (found) => `«${found}» is no day of that form`,
  amount: (found) => `«${found}» is no sum of at most two decimals`,
  currency: (found) => `«${found}» is no currency`,
  doctype: () => 'it has a document type, which no bank sends',
  form: (found) => `it is no XML: ${found}`,
};

/** What the calls about the supplier's bank say. */
export const bankMessages = {
  noAccount: 'Say first in Settings, Payments, which account of a bank is yours.',
  tooBig: 'The file is larger than 2 MiB. Export fewer days at once.',
  noProfile: 'Say what stands in which column of this file.',
  unreadable: ({ line, what, found }: StatementFault) => `Line ${String(line)} cannot be read: ${faults[what](found)}.`,
  encoding: 'The file is not in the letters that it says it is in.',
  otherAccount: (others: readonly string[], own: string) =>
    `The statement is of ${others.join(', ') || 'no account'}, and yours is ${own}.`,
  noLine: 'There is no such line of a bank statement.',
  taken: 'Somebody else has just dealt with this line.',
  currency: (line: string, order: string) => `The money came in ${line}, and the order is in ${order}.`,
  wentOut: 'This money went out. Only what the bank has taken back of a payment is booked.',
  reversed: 'The bank has taken this payment back. Take that line back first.',
  noWords: 'The line does not say these words.',
  takenBack: 'Taken back by the bank',
};
