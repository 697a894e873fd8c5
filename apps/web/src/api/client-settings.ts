import type { LegalText, UiSettings } from '@door/domain/catalogue/client-rows';
import type { Currency } from '@door/domain/item/item';
import type { WireTheme } from '@door/wire/wire-rows';

/** What the supplier has set for their shop: names, addresses, texts, looks. */
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

/** The settings in the words of the page; the specification's spelling ends here. */
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
