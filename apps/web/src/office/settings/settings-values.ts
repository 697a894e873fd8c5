import type {
  ClientRow,
  PageCodeRule,
  PriceDisplay,
  PromiseDisplay,
  TwoFactorRule,
} from '@door/domain/catalogue/rows/client-rows';
import type { StageWall } from '@door/domain/catalogue/rows/walls';
import { newClient } from '@door/domain/settings/new-client';
import { tenantColours } from '@door/domain/settings/tenant-colours';
import type { WireSettings } from './use-settings.ts';

/** The settings as their form has them, each under its name on the wire, with a small letter where that is one word. */
export interface SettingsValues {
  readonly name: string;
  readonly email: string;
  readonly currency: 'EUR' | 'GBP';
  readonly address: string;
  readonly phone: string;
  readonly registration: string;
  readonly SaleTerms: string;
  readonly HomePageURL: string;
  readonly BackPageURL: string;
  readonly pageTitle: string;
  readonly publicIntoText: string;
  readonly consentYesText: string;
  readonly consentNoText: string;
  readonly dataTheme: string;
  readonly primary: string;
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
  readonly PriceDisplay: PriceDisplay;
  readonly PromiseDisplay: PromiseDisplay;
  readonly PageCode: PageCodeRule;
  readonly ShowPriceLines: boolean;
  readonly wall: StageWall;
  readonly showUnglazed: boolean;
  readonly showExtraInternalColour: boolean;
  readonly RequireTwoFactor: TwoFactorRule;
  /** One on each line. */
  readonly EmbedOrigins: string;
  readonly TimeZone: string;
}

export type SettingsName = keyof SettingsValues;

/** Colours with which a supplier of its own colours begins. */
const firstColours = { primary: '#123f8c', paper: '#fdfdfe', ink: '#16202e', accent: '#8a5a00' };

export function valuesOf(settings: WireSettings): SettingsValues {
  const { UiSettings: ui } = settings;
  const colour = (name: keyof typeof firstColours) => ui.tenant[`--tenant-${name}`] ?? firstColours[name];
  return {
    name: settings.Name,
    email: settings.Email,
    currency: settings.Currency,
    address: settings.Address,
    phone: settings.Phone,
    registration: settings.Registration,
    SaleTerms: settings.SaleTerms,
    HomePageURL: settings.HomePageURL,
    BackPageURL: settings.BackPageURL,
    pageTitle: ui.pageTitle,
    publicIntoText: ui.publicIntoText,
    consentYesText: ui.consentYesText,
    consentNoText: ui.consentNoText,
    dataTheme: ui.dataTheme,
    primary: colour('primary'),
    paper: colour('paper'),
    ink: colour('ink'),
    accent: colour('accent'),
    PriceDisplay: settings.PriceDisplay,
    PromiseDisplay: settings.PromiseDisplay,
    PageCode: settings.PageCode,
    ShowPriceLines: settings.ShowPriceLines,
    wall: ui.wall,
    showUnglazed: ui.showUnglazed,
    showExtraInternalColour: ui.showExtraInternalColour,
    RequireTwoFactor: settings.RequireTwoFactor,
    EmbedOrigins: settings.EmbedOrigins.join('\n'),
    TimeZone: settings.TimeZone,
  };
}

/** The variables of the pages' colours; corners and whatever else the settings hold stay. */
export const tenantOf = (values: SettingsValues, { UiSettings }: WireSettings): Readonly<Record<string, string>> =>
  values.dataTheme === 'tenant'
    ? { ...UiSettings.tenant, ...tenantColours(values), '--tenant-accent': values.accent }
    : UiSettings.tenant;

/** As a person writes or copies them: with capitals and the last slash of an address bar. */
const websitesIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/\s+/)
      .map((line) => line.toLowerCase().replace(/\/$/, ''))
      .filter((line) => line !== ''),
  ),
];

/** The message that saves the values. */
export function settingsMessage(values: SettingsValues, settings: WireSettings) {
  const { name, email, currency, address, phone, registration, SaleTerms, HomePageURL, BackPageURL } = values;
  const { pageTitle, publicIntoText, consentYesText, consentNoText, dataTheme } = values;
  const {
    PriceDisplay,
    PromiseDisplay,
    PageCode,
    ShowPriceLines,
    RequireTwoFactor,
    wall,
    showUnglazed,
    showExtraInternalColour,
  } = values;
  return {
    Version: settings.Version,
    Name: name,
    Email: email,
    Currency: currency,
    Address: address,
    Phone: phone,
    Registration: registration,
    SaleTerms,
    HomePageURL,
    BackPageURL,
    PriceDisplay,
    PromiseDisplay,
    PageCode,
    ShowPriceLines,
    RequireTwoFactor,
    EmbedOrigins: [...websitesIn(values.EmbedOrigins)],
    TimeZone: values.TimeZone,
    UiSettings: {
      pageTitle,
      publicIntoText,
      consentYesText,
      consentNoText,
      dataTheme,
      showUnglazed,
      showExtraInternalColour,
      tenant: tenantOf(values, settings),
      wall,
    },
  };
}

/** The values as the rules of the settings read them. */
export function clientOf(values: SettingsValues, settings: WireSettings): ClientRow {
  const begun = newClient({ id: settings.ClientId, name: values.name, email: values.email });
  const { pageTitle, consentYesText, consentNoText, dataTheme } = values;
  return {
    ...begun,
    homePageUrl: values.HomePageURL,
    backPageUrl: values.BackPageURL,
    logoUrl: settings.LogoUrl,
    embedOrigins: websitesIn(values.EmbedOrigins),
    timeZone: values.TimeZone,
    ui: { ...begun.ui, pageTitle, consentYesText, consentNoText, dataTheme, tenant: tenantOf(values, settings) },
  };
}
