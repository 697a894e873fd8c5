import type { UiSettings } from '../catalogue/rows/client-rows.ts';

export const defaultDataTheme = 'doorwright';

export const defaultConsentYesText =
  'I am happy for my details to be forwarded to a local supplier to provide me with a quotation.';
export const defaultConsentNoText =
  'I DO NOT want my details to be forwarded to a local supplier to provide me with a quotation.';

export const defaultUiSettings: UiSettings = {
  pageTitle: 'Design your door',
  publicIntroText: '',
  consentYesText: defaultConsentYesText,
  consentNoText: defaultConsentNoText,
  dataTheme: defaultDataTheme,
  tenant: {},
  wall: 'brick',
  showUnglazed: false,
  showExtraInternalColour: false,
  logInErrorPath: '/',
};

/** A supplier's settings over the defaults; an empty text or theme counts as not set. */
export function uiSettingsFrom(given: Partial<UiSettings>): UiSettings {
  const isSet = Object.entries(given).filter(([, value]) => value !== undefined && value !== '');
  return { ...defaultUiSettings, ...Object.fromEntries(isSet) };
}
