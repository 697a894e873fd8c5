import type { SaleSettings } from '../catalogue/client-rows.ts';

/** What holds where a supplier has settled nothing: prices are hidden, the paper bears name and e-mail address alone, a password is enough, and no website has the designer in a frame. */
export const defaultSaleSettings: SaleSettings = {
  priceDisplay: 'hidden',
  showPriceLines: false,
  letterhead: { address: '', phone: '', registration: '' },
  saleTerms: '',
  requireTwoFactor: 'nobody',
  embedOrigins: [],
};
