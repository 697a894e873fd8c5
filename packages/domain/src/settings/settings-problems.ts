import type { ClientRow } from '../catalogue/rows/client-rows.ts';
import { areStagesInOrder } from '../catalogue/rows/works-settings.ts';
import { isEmailAddress } from '../lib/email-address.ts';
import { isTimeZone } from '../lib/calendar-day.ts';
import { contrast, leastContrast } from './tenant-colours.ts';
import { isEmbedOrigin, mostEmbedOrigins } from './embed-origin.ts';

/** Fields of the settings that a rule may refuse, under the names that they have on the wire. */
export const settingsFields = [
  'Name',
  'Email',
  'HomePageURL',
  'BackPageURL',
  'LogoUrl',
  'pageTitle',
  'consentYesText',
  'consentNoText',
  'dataTheme',
  'primary',
  'paper',
  'ink',
  'accent',
  'EmbedOrigins',
  'TimeZone',
  'GlazingDay',
  'TermsAndConditionsContent',
  'PrivacyPolicyContent',
] as const;
export type SettingsField = (typeof settingsFields)[number];

/** Why settings cannot be saved, at which field. */
export type SettingsProblem = { readonly field: SettingsField } & (
  | {
      readonly code:
        | 'missing'
        | 'no-email'
        | 'no-address'
        | 'no-link'
        | 'no-colour'
        | 'no-theme'
        | 'no-website'
        | 'no-time-zone'
        | 'too-early';
    }
  /** `nearest`: the most similar colour that passes. */
  | { readonly code: 'contrast'; readonly ratio: number; readonly least: number; readonly nearest: string }
);

/** Looks that are part of the pages; with `tenant` a supplier has colours of its own. */
export const pageThemes = ['doorwright', 'day', 'evening', 'nord', 'coffee', 'tenant'] as const;

/** What is wrong with settings; nothing where they can be saved. Source: LOOK.md, WCAG 2.2 AA. */
export const settingsProblems = (client: ClientRow): readonly SettingsProblem[] => [
  ...missing(client),
  ...wrongAddresses(client),
  ...wrongLegalTexts(client),
  ...wrongColours(client.ui),
  ...wrongWebsites(client),
  ...(isTimeZone(client.timeZone) ? [] : [{ field: 'TimeZone', code: 'no-time-zone' } as const]),
  ...(areStagesInOrder(client.works.stages) ? [] : [{ field: 'GlazingDay', code: 'too-early' } as const]),
];

function missing({ name, ui }: ClientRow): readonly SettingsProblem[] {
  const filled: Readonly<Partial<Record<SettingsField, string>>> = {
    Name: name,
    pageTitle: ui.pageTitle,
    consentYesText: ui.consentYesText,
    consentNoText: ui.consentNoText,
  };
  return settingsFields
    .filter((field) => filled[field]?.trim() === '')
    .map((field) => ({ field, code: 'missing' }) as const);
}

/** A page of this site, or an address that a browser opens; '' for the first page. */
const isPageAddress = (text: string): boolean => text === '' || /^\/(?!\/)\S*$/.test(text) || isLink(text);

function isLink(text: string): boolean {
  if (!/^https?:\/\//.test(text)) return false;
  return URL_PATTERN.test(text);
}

/** Host, port, path: without blanks, quotes or brackets. */
const URL_PATTERN = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:[/?#][^\s"'<>]*)?$/i;

function wrongAddresses({ email, homePageUrl, backPageUrl, logoUrl }: ClientRow): readonly SettingsProblem[] {
  const pages = { HomePageURL: homePageUrl, BackPageURL: backPageUrl, LogoUrl: logoUrl } as const;
  return [
    ...(email === '' || isEmailAddress(email) ? [] : [{ field: 'Email', code: 'no-email' } as const]),
    ...(['HomePageURL', 'BackPageURL', 'LogoUrl'] as const)
      .filter((field) => !isPageAddress(pages[field]))
      .map((field) => ({ field, code: 'no-address' }) as const),
  ];
}

const wrongWebsites = ({ embedOrigins }: ClientRow): readonly SettingsProblem[] =>
  embedOrigins.length <= mostEmbedOrigins && embedOrigins.every(isEmbedOrigin)
    ? []
    : [{ field: 'EmbedOrigins', code: 'no-website' }];

const wrongLegalTexts = ({ terms, privacy }: ClientRow): readonly SettingsProblem[] =>
  (
    [
      ['TermsAndConditionsContent', terms],
      ['PrivacyPolicyContent', privacy],
    ] as const
  )
    .filter(([, { type, content }]) => type === 'link' && !isPageAddress(content))
    .map(([field]) => ({ field, code: 'no-link' }) as const);

/** The colours that a supplier sets, each with what it is read on. */
const readOn = [
  { field: 'ink', on: 'paper', least: leastContrast.text },
  { field: 'accent', on: 'paper', least: leastContrast.line },
] as const;

function wrongColours({ dataTheme, tenant }: ClientRow['ui']): readonly SettingsProblem[] {
  if (!pageThemes.some((theme) => theme === dataTheme)) return [{ field: 'dataTheme', code: 'no-theme' }];
  if (dataTheme !== 'tenant') return [];
  const colour = (name: 'primary' | 'paper' | 'ink' | 'accent') => tenant[`--tenant-${name}`] ?? '';
  const unread = (['primary', 'paper', 'ink', 'accent'] as const).filter((name) => !isColour(colour(name)));
  if (unread.length > 0) return unread.map((field) => ({ field, code: 'no-colour' }) as const);
  return readOn.flatMap(({ field, on, least }): readonly SettingsProblem[] => {
    const ratio = contrast(colour(field), colour(on));
    if (ratio >= least) return [];
    return [{ field, code: 'contrast', ratio, least, nearest: nearestReadable(colour(field), colour(on), least) }];
  });
}

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** The colour nearest to one that has enough contrast with another: mixed with black or white, as little as is enough. */
export function nearestReadable(colour: string, on: string, least: number): string {
  const towards = contrast('#000000', on) > contrast('#ffffff', on) ? 0 : 255;
  const steps = Array.from({ length: 101 }, (_, step) => mixed(colour, towards, step / 100));
  return steps.find((each) => contrast(each, on) >= least) ?? mixed(colour, towards, 1);
}

const mixed = (colour: string, towards: number, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    .map((part) => Math.round(part + (towards - part) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
