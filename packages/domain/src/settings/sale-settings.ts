import type { SaleSettings } from '../catalogue/client-rows.ts';

/** What holds where a supplier has settled nothing: prices are hidden, and the paper bears name and e-mail address alone. */
export const defaultSaleSettings: SaleSettings = {
  priceDisplay: 'hidden',
  showPriceLines: false,
  letterhead: { address: '', phone: '', registration: '' },
  saleTerms: '',
};
