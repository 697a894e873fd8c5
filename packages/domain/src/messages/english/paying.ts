import { type Sum, sumText } from './sum.ts';

/** Texts about payments, for the supplier's people. */
export const paying = {
  nothing: 'Enter a sum above 0.00.',
  later: 'A payment is recorded on the day of the money or after it, not before.',
  longAgo: (day: string) => `${day} is more than a month ago. Say that it is right, or choose another day.`,
  tooMuch: {
    payment: (open: Sum) => `${sumText(open)} is open, so no more than that may be taken.`,
    refund: (overpaid: Sum) => `${sumText(overpaid)} was paid too much, so no more than that may go back.`,
  },
  noReason: 'Say why the payment is taken back.',
  counterEntry: 'This entry takes back another one. Record the payment anew instead.',
  takenBack: 'This payment has been taken back already.',
  refunded: 'Money of this payment has gone back to the customer already. Take the refund back first.',
};

/** Texts about credit notes, for the supplier's people. */
export const crediting = {
  tooEarly: (state: string) =>
    `The order is ${state}: nothing of it is made yet, so it is reopened or cancelled, not credited.`,
  noReason: 'Say why it is credited.',
  noLines: 'Choose what is credited.',
  noLine: 'The order has no such line.',
  lineTwice: (text: string) => `${text} stands in the credit note twice.`,
  tooMany: (text: string, left: number) => `${text}: at most ${String(left)} can still be credited.`,
  nothing: (text: string) => `${text}: enter a sum above 0.00.`,
  tooMuch: (text: string, left: Sum) =>
    `${text}: at most ${sumText(left)} without VAT can still be credited, because no more was charged.`,
};
