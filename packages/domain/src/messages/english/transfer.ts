/** What is said where a customer pays by bank transfer, on paper and on the customer's page. */
export const transfer = {
  title: 'Pay by bank transfer',
  amount: 'Amount due',
  holder: 'To',
  iban: 'IBAN',
  bic: 'BIC',
  sortCode: 'Sort code',
  account: 'Account number',
  reference: 'Reference',
  code: 'QR code for your banking app',
  seen: 'Bank transfers are seen when we read our statement, usually the next working day.',
};
