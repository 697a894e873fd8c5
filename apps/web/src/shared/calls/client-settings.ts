import type { ClientRow, Letterhead, SaleSettings, UiSettings } from '@door/domain/catalogue/rows/client-rows';
import type { WireShownTheme, WireUiSettings } from '@door/wire/wire-rows';
import type { SupplierAnswers } from './ask-start.ts';

/** The supplier's settings of the pages: names, addresses, texts, theme. */
export interface ClientSettings
  extends Omit<ClientRow, 'id' | 'email' | keyof SaleSettings>,
    Pick<SaleSettings, 'priceDisplay' | 'promiseDisplay'> {
  readonly clientId: number;
  readonly contact: Pick<Letterhead, 'phone' | 'address'>;
  readonly version: number;
}

/** Whether visitors are told what a door costs, or when it can be there; else nobody asks. */
export const tellsOfDoors = ({
  priceDisplay,
  promiseDisplay,
}: Pick<ClientSettings, 'priceDisplay' | 'promiseDisplay'>): boolean =>
  priceDisplay !== 'hidden' || promiseDisplay !== 'hidden';

/** The settings with the supplier's name and address, of what a page asks for at its start. */
export const clientOf = ({ theme, company }: Pick<SupplierAnswers, 'theme' | 'company'>): ClientSettings => ({
  ...settingsOf(theme),
  name: company.Name,
  contact: { phone: company.Phone, address: company.Address },
});

/** Reads the settings from the specification's spelling. */
export const settingsOf = (theme: WireShownTheme): Omit<ClientSettings, 'name' | 'contact'> => ({
  clientId: theme.ClientId,
  version: theme.SettingsVersion,
  currency: theme.Currency,
  homePageUrl: theme.HomePageURL,
  backPageUrl: theme.BackPageURL,
  logoUrl: theme.LogoUrl,
  terms: { type: theme.TermsAndConditionsType, content: theme.TermsAndConditionsContent },
  privacy: { type: theme.PrivacyPolicyType, content: theme.PrivacyPolicyContent },
  ui: uiOf(JSON.parse(theme.UiSettings)),
  priceDisplay: theme.PriceDisplay ?? 'hidden',
  promiseDisplay: theme.PromiseDisplay ?? 'hidden',
});

const uiOf = ({ publicIntoText, ...ui }: WireUiSettings): UiSettings => ({
  ...ui,
  publicIntroText: publicIntoText,
});
