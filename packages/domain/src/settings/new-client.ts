import type { ClientRow, SaleSettings } from '../catalogue/rows/client-rows.ts';
import { emptyParty } from '../catalogue/rows/company-settings.ts';
import { defaultFittingSettings } from '../catalogue/rows/fitting-settings.ts';
import { defaultVisitSettings } from '../catalogue/rows/visit-settings.ts';
import { defaultMessageSettings } from '../catalogue/rows/message-settings.ts';
import { defaultWorksSettings } from '../catalogue/rows/works-settings.ts';
import { defaultTimeZone } from '../lib/calendar-day.ts';
import { defaultUiSettings } from './ui-settings.ts';

const defaultLegalText = { type: 'link', content: '' } as const;

/** The settings with which a new supplier begins: the defaults, until its admin settles others. */
export const newClient = ({ id, name, email }: Pick<ClientRow, 'id' | 'name' | 'email'>): ClientRow => ({
  ...defaultSaleSettings,
  id,
  name,
  email,
  currency: 'EUR',
  homePageUrl: '/',
  backPageUrl: '/',
  logoUrl: '',
  terms: defaultLegalText,
  privacy: defaultLegalText,
  ui: { ...defaultUiSettings, logInErrorPath: '/login' },
});

/** What holds where a supplier has settled nothing: prices and dates are hidden, the paper bears name and e-mail address alone, a password is enough, a deposit is paid as the price list says, days are those of Ireland, and no website has the designer in a frame. */
export const defaultSaleSettings: SaleSettings = {
  priceDisplay: 'hidden',
  promiseDisplay: 'hidden',
  pageCode: 'after acceptance',
  showPriceLines: false,
  letterhead: { address: '', phone: '', registration: '' },
  saleTerms: '',
  requireTwoFactor: 'nobody',
  embedOrigins: [],
  timeZone: defaultTimeZone,
  works: defaultWorksSettings,
  plan: null,
  bank: null,
  company: { ...emptyParty, registeredName: '' },
  messaging: defaultMessageSettings,
  fitting: defaultFittingSettings,
  visits: defaultVisitSettings,
};
