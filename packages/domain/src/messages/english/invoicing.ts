/** Texts about invoices for the supplier's people. */
export const invoicing = {
  problems: {
    'invoice.no-seller-name': 'Your company has no registered name.',
    'invoice.no-seller-address': 'Your company has no address with street and town.',
    'invoice.no-seller-country': 'Your company has no country.',
    'invoice.no-seller-vat': 'Your company has no VAT number.',
    'invoice.no-seller-iban': 'Your company has no account to which customers transfer money.',
  },
};
