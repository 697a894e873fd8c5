/** Texts about payments, for the supplier's people. */
export const paying = {
  nothing: 'Enter a sum above 0.00.',
  later: 'A payment is recorded on the day of the money or after it, not before.',
  tooMuch: {
    payment: (open: string) => `${open} is open, so no more than that may be taken.`,
    refund: (overpaid: string) => `${overpaid} was paid too much, so no more than that may go back.`,
  },
  noReason: 'Say why the payment is taken back.',
  counterEntry: 'This entry takes back another one. Record the payment anew instead.',
  takenBack: 'This payment has been taken back already.',
  refunded: 'Money of this payment has gone back to the customer already. Take the refund back first.',
};
