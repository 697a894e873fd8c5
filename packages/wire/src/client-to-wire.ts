import type { ClientRow, UiSettings } from '@door/domain/catalogue/rows/client-rows';
import type { WireCompany, WireTheme, WireUiSettings } from './wire-rows.ts';

export const themeToWire = (client: ClientRow): WireTheme => ({
  ClientId: client.id,
  Currency: client.currency,
  HomePageURL: client.homePageUrl,
  BackPageURL: client.backPageUrl,
  LogoUrl: client.logoUrl,
  TermsAndConditionsType: client.terms.type,
  TermsAndConditionsContent: client.terms.content,
  PrivacyPolicyType: client.privacy.type,
  PrivacyPolicyContent: client.privacy.content,
  UiSettings: JSON.stringify(uiSettingsToWire(client.ui)),
  ...(client.priceDisplay === 'hidden' ? {} : { PriceDisplay: client.priceDisplay }),
  ...(client.promiseDisplay === 'hidden' ? {} : { PromiseDisplay: client.promiseDisplay }),
});

export const uiSettingsToWire = (ui: UiSettings): WireUiSettings => ({
  pageTitle: ui.pageTitle,
  publicIntoText: ui.publicIntroText,
  consentYesText: ui.consentYesText,
  consentNoText: ui.consentNoText,
  dataTheme: ui.dataTheme,
  tenant: ui.tenant,
  wall: ui.wall,
  showUnglazed: ui.showUnglazed,
  showExtraInternalColour: ui.showExtraInternalColour,
  logInErrorPath: ui.logInErrorPath,
});

export const companyToWire = ({ id, name, email, letterhead, homePageUrl, logoUrl }: ClientRow): WireCompany => ({
  ClientId: id,
  Name: name,
  Email: email,
  Phone: letterhead.phone,
  Address: letterhead.address,
  HomePageURL: homePageUrl,
  LogoUrl: logoUrl,
});
