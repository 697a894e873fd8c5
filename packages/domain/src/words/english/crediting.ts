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
  tooMuch: (text: string, left: string) =>
    `${text}: at most ${left} without VAT can still be credited, because no more was charged.`,
};
