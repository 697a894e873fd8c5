import type { LegalText, UiSettings } from '@door/domain/catalogue/client-rows';
import type { Currency } from '@door/domain/model/item-record';
import type { WireTheme } from '@door/wire/wire-rows';

/** The supplier's settings of the pages: names, addresses, texts, theme. */
export interface ClientSettings {
  readonly clientId: number;
  readonly name: string;
  readonly currency: Currency;
  readonly homePageUrl: string;
  readonly backPageUrl: string;
  readonly logoUrl: string;
  readonly terms: LegalText;
  readonly privacy: LegalText;
  readonly ui: UiSettings;
}

/** Reads the settings from the specification's spelling. */
export const settingsOf = (theme: WireTheme): Omit<ClientSettings, 'name'> => ({
  clientId: theme.ClientId,
  currency: theme.Currency,
  homePageUrl: theme.HomePageURL,
  backPageUrl: theme.BackPageURL,
  logoUrl: theme.LogoUrl,
  terms: { type: theme.TermsAndConditionsType, content: theme.TermsAndConditionsContent },
  privacy: { type: theme.PrivacyPolicyType, content: theme.PrivacyPolicyContent },
  ui: uiOf(JSON.parse(theme.UiSettings)),
});

const uiOf = ({
  publicIntoText,
  ...ui
}: Omit<UiSettings, 'publicIntroText'> & { readonly publicIntoText: string }): UiSettings => ({
  ...ui,
  publicIntroText: publicIntoText,
});
