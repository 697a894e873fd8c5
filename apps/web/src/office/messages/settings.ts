import type { PriceDisplay, TwoFactorRule } from '@door/domain/catalogue/rows/client-rows';
import type { NumberedKind } from '@door/domain/lib/running-number';
import { listed } from '@door/domain/lib/sentence';
import type { VatCountry, VatKind } from '@door/domain/selling/pricing/vat-rates';
import type { pageThemes, SettingsProblem } from '@door/domain/settings/settings-problems';
import { inLanguage, language } from '../../shared/text/language.ts';

const priceDisplays: Readonly<Record<PriceDisplay, string>> = {
  hidden: 'No prices',
  from: 'From the least that a door costs',
  range: 'Two amounts between which it lies',
  exact: 'The amount',
};

const twoFactor: Readonly<Record<TwoFactorRule, string>> = {
  nobody: 'Nobody needs an authenticator app',
  admins: 'Admins need an authenticator app',
  everybody: 'Everybody needs an authenticator app',
};

const themes: Readonly<Record<(typeof pageThemes)[number], string>> = {
  doorwright: 'Light or dark, as the visitor’s device is set',
  day: 'Light',
  evening: 'Dark',
  nord: 'Cool grey',
  coffee: 'Warm dark',
  tenant: 'Your own colours',
};

const problems: Readonly<Record<SettingsProblem['code'], string>> = {
  missing: 'Fill this in.',
  'no-email': 'Write an e-mail address.',
  'no-address': 'Write a page such as /contact, or an address that begins with https://.',
  'no-link': 'Write a page such as /terms, or an address that begins with https://.',
  'no-colour': 'A colour is written #rrggbb.',
  'no-theme': 'Choose one of the looks.',
  'no-time-zone': 'Choose one of the time zones.',
  'no-website':
    'Write websites such as https://www.example.com, each on its line, without a page behind it; twenty at most.',
  contrast: 'It is hard to read.',
};

const settingsEnglish = {
  title: 'Settings',
  legalTitle: 'Legal',
  businessTitle: 'Business settings',
  tabs: 'Settings',
  general: 'General',
  legal: 'Legal',
  history: 'History',
  business: 'Business',
  forbidden: 'Fabricators and admins see the settings.',
  sections: {
    company: { title: 'Company', about: 'Stands on every paper and in every mail.' },
    pages: { title: 'Designer', about: 'What visitors read and where links lead.' },
    looks: { title: 'Looks', about: 'Seen at once in the preview; by visitors when it is saved.' },
    selling: { title: 'Selling', about: 'What visitors and customers see of your prices.' },
    people: { title: 'People', about: 'How those who work here log in.' },
  },
  fields: {
    name: 'Name',
    email: 'Email',
    currency: 'Currency',
    address: 'Address',
    phone: 'Phone',
    registration: 'Registration',
    SaleTerms: 'Terms of sale',
    HomePageURL: 'Home page URL',
    BackPageURL: 'Back page URL',
    pageTitle: 'Page title',
    publicIntoText: 'Intro text',
    consentYesText: 'Consent yes text',
    consentNoText: 'Consent no text',
    dataTheme: 'Data theme',
    wall: 'Wall of the stage',
    primary: 'Primary colour',
    paper: 'Paper colour',
    ink: 'Text colour',
    accent: 'Accent colour',
    PriceDisplay: 'Price display',
    ShowPriceLines: 'Show price lines',
    showUnglazed: 'Show unglazed',
    showExtraInternalColour: 'Show extra internal colour',
    RequireTwoFactor: 'Two-factor log-in',
    EmbedOrigins: 'Websites that show the designer',
    TimeZone: 'Time zone',
    TermsAndConditionsType: 'Terms and conditions are',
    TermsAndConditionsContent: 'Terms and conditions',
    PrivacyPolicyType: 'Privacy policy is',
    PrivacyPolicyContent: 'Privacy policy',
  },
  hints: {
    email: 'Enquiries are sent here, and visitors can write to it.',
    HomePageURL: 'Where the logo leads.',
    BackPageURL: 'Where Exit leads.',
    publicIntoText: 'What a visitor reads at the first step.',
    consentYesText: 'Each enquiry keeps the text that its visitor has read.',
    SaleTerms: 'Of a quote that has none of its own.',
    currency: 'Of all prices. Euro means the VAT of Ireland, pound that of the United Kingdom.',
    registration: 'Such as a VAT number; it stands on every paper.',
    ShowPriceLines: 'A customer’s paper shows what the price of a door is made of.',
    wall: 'What the door stands before, until a visitor chooses a wall.',
    showUnglazed: 'Visitors can order a door without glass.',
    showExtraInternalColour: 'Visitors see the premium colours of the frame inside.',
    EmbedOrigins: 'Where your own website holds the designer: https://www.example.com. One on each line.',
    TimeZone: 'Today, here and on every paper, is the day of this place.',
    legal: 'Empty: the usual text of this program.',
  },
  prices: 'Discounts, tiers, markup and deposit stand in the',
  toPrices: 'price list',
  on: 'on',
  off: 'off',
  vat: {
    title: 'VAT rates',
    about: 'What is priced from the first day of a rate on is taxed by it. What was sent keeps its rate.',
    table: 'Rates of VAT',
    columns: { country: 'Country', kind: 'Rate', from: 'First day', perCent: 'Per cent', own: 'Whose', act: 'Change' },
    countries: { IE: 'Ireland', UK: 'United Kingdom' } satisfies Readonly<Record<VatCountry, string>>,
    kinds: { standard: 'standard', reduced: 'reduced' } satisfies Readonly<Record<VatKind, string>>,
    perCent: (rate: number) => `${String(rate)} %`,
    ofLaw: 'of law',
    ofYours: 'yours',
    holdsNow: 'holds now',
    remove: 'Remove',
    removeRate: (name: string) => `Remove ${name}`,
    add: 'Add a rate',
    noDay: 'Choose the first day on which it holds.',
    noRate: 'Write a rate from 0 to 100, with two decimals at most.',
    twice: 'There is a rate of yours from this day on already. Remove it first.',
    changed: (who: string, when: string) => `${who}, ${when}`,
    historyTitle: 'Who changed which',
    added: 'new',
    removed: 'removed',
  },
  numbers: {
    title: 'Numbers',
    about:
      'The number that the next one gets. Let a series go on where your last program stopped; a number is never given twice.',
    kinds: {
      quote: 'Quotes',
      order: 'Orders',
      credit: 'Credit notes',
      enquiry: 'Enquiries',
      item: 'Doors',
    } satisfies Readonly<Record<NumberedKind, string>>,
    next: (kind: string) => `Next number: ${kind}`,
    change: 'Change',
    changeOf: (kind: string) => `Change the next number: ${kind}`,
    wrong: (least: number, most: number) => `Write a number from ${String(least)} to ${String(most)}.`,
    cancel: 'Cancel',
  },
  works: {
    title: 'Calendar and capacity',
    about: 'What the works make in a week is part of the',
    toCapacity: 'catalogue',
    closed: 'Days on which the works are closed',
  },
  mail: {
    title: 'Mail',
    about: (email: string) =>
      email
        ? `Mails go out in your name. Enquiries, and answers to your mails, come to ${email}.`
        : 'Mails go out in your name. Name an e-mail address under General, so that enquiries and answers reach you.',
    toJobs: 'Mails that did not leave yet',
  },
  priceDisplays,
  twoFactor,
  themes,
  pick: (name: string) => `Pick: ${name}`,
  logo: 'Logo',
  logoHint: 'PNG or SVG, at most 200,000 bytes; saved at once. Without one your name is shown.',
  logoChange: 'Choose a picture',
  logoField: 'Logo: choose a picture',
  logoRemove: 'Remove the logo',
  logoWrong: 'This is no PNG or SVG picture of at most 200,000 bytes.',
  logoSaved: 'The logo is on the pages.',
  contrast: (ratio: number, least: number) => `${ratio.toFixed(1)} to 1; at least ${String(least)} to 1 can be read.`,
  takeNearest: (colour: string) => `Use ${colour} instead`,
  problem: (code: SettingsProblem['code']) => problems[code],
  save: 'Save',
  saved: 'Saved.',
  undo: 'Take back',
  allSaved: 'Everything is saved.',
  contested: 'Somebody else has changed the same meanwhile',
  restoredTyped: 'What you typed before, and did not save, is back.',
  changes: (count: number) => (count === 1 ? '1 change' : `${String(count)} changes`),
  change: (field: string, from: string, to: string) => `${field}: ${from || '–'} → ${to || '–'}`,
  preview: 'Preview',
  previewDesk: 'Desk',
  previewPhone: 'Phone',
  previewTitle: 'As visitors will see it',
  previewFrame: 'The designer as visitors see it',
  linkOnceSaved: 'Once it is saved, the page is here as visitors read it.',
  legalFrame: (name: string) => `Preview: ${name}`,
  types: { link: 'a link', embedded: 'a text' },
  version: (number: number) => `Version ${String(number)}`,
  began: 'as the supplier began',
  restore: 'Go back to this',
  restored: 'The settings are as they were then.',
  present: 'holds now',
};

export const settingsMessages: typeof settingsEnglish = inLanguage(language, { en: settingsEnglish });

/** The texts of the saved option sets. */
const optionSetEnglish = {
  open: 'Option sets',
  title: 'Option sets',
  none: 'No option set is saved yet.',
  isDefault: 'For new doors',
  holds: (terms: readonly string[]) => listed(terms, 'and'),
  apply: (name: string) => `Apply ${name}`,
  applyShort: 'Apply',
  applied: (name: string, count: number) =>
    count === 0
      ? `${name}: this door has all of it that it can have.`
      : `${name}: ${count === 1 ? '1 option was set' : `${String(count)} options were set`}. One undo takes all of it back.`,
  refused: 'Not set:',
  rename: (name: string) => `Rename ${name}`,
  renameShort: 'Rename',
  newName: 'New name',
  remove: (name: string) => `Delete ${name}`,
  removeShort: 'Delete',
  askRemove: (name: string) => `Delete ${name}? Doors that have its options keep them.`,
  markDefault: (name: string) => `Use for new doors: ${name}`,
  markShort: 'Use for new doors',
  unmarkDefault: (name: string) => `Not for new doors: ${name}`,
  unmarkShort: 'Not for new doors',
  saveAs: 'Save the options of this door as',
  save: 'Save',
  cancel: 'Cancel',
  done: 'Done',
  nameMissing: 'A set needs a name.',
};

type OptionSetMessages = typeof optionSetEnglish;

export const optionSetMessages: OptionSetMessages = inLanguage(language, { en: optionSetEnglish });
