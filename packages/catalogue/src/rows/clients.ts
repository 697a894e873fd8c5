import { emptyParty } from '@door/domain/catalogue/rows/company-settings';
import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { defaultFittingSettings } from '@door/domain/catalogue/rows/fitting-settings';
import { defaultVisitSettings } from '@door/domain/catalogue/rows/visit-settings';
import { defaultMessageSettings } from '@door/domain/catalogue/rows/message-settings';
import { defaultWorksSettings } from '@door/domain/catalogue/rows/works-settings';
import { tenantColours } from '@door/domain/settings/tenant-colours';
import { defaultDataTheme } from '@door/domain/settings/ui-settings';

const consentTexts = {
  consentYesText: 'I am happy for my details to be forwarded to a local supplier to provide me with a quotation.',
  consentNoText: 'I DO NOT want my details to be forwarded to a local supplier to provide me with a quotation.',
} as const;

/** An empty address: the default page of Doorwright. */
const defaultLegalText = { type: 'link', content: '' } as const;

/** An example of what a supplier may write; the right to cancel within 14 days does not cover goods that are made to measure. */
const saleTerms = [
  'Every door is made to the sizes on this paper, which our surveyor confirms before it is made.',
  'The deposit is due with the order, the balance on the day of fitting or delivery.',
  'Goods that are made to measure cannot be returned because you have changed your mind.',
  'The doors stay ours until they are paid in full.',
].join('\n');

export const alderAndLane = {
  id: -1022,
  name: 'Alder & Lane',
  currency: 'EUR',
  email: 'enquiries@example.com',
  homePageUrl: '/',
  backPageUrl: '/',
  logoUrl: '/logos/alder-and-lane.svg',
  terms: defaultLegalText,
  privacy: defaultLegalText,
  priceDisplay: 'hidden',
  promiseDisplay: 'hidden',
  pageCode: 'after acceptance',
  showPriceLines: false,
  letterhead: { address: '12 Mill Lane\nCork', phone: '021 555 0142', registration: 'VAT no. IE0000000X' },
  saleTerms,
  requireTwoFactor: 'nobody',
  embedOrigins: [],
  timeZone: 'Europe/Dublin',
  works: defaultWorksSettings,
  plan: null,
  bank: { holder: 'Alder & Lane', iban: 'IE29AIBK93115212345678', bic: '' },
  company: {
    ...emptyParty,
    registeredName: 'Alder & Lane Limited',
    vatNumber: 'IE0000000X',
    address: { street: '12 Mill Lane', additional: '', city: 'Cork', postCode: '', country: 'IE' },
  },
  messaging: { ...defaultMessageSettings, reviewUrl: 'https://reviews.example.com/alder-and-lane' },
  fitting: defaultFittingSettings,
  visits: defaultVisitSettings,
  ui: {
    ...consentTexts,
    pageTitle: 'Design your front door',
    publicIntroText:
      'Start with the shape of your opening. Every size here can be made to measure; a surveyor takes the final ones.',
    dataTheme: defaultDataTheme,
    tenant: {},
    wall: 'brick',
    showUnglazed: true,
    showExtraInternalColour: true,
    logInErrorPath: '/login',
  },
} as const satisfies ClientRow;

/** A second supplier with another currency, colours, corners, logo and texts, who tells visitors from where prices begin. */
export const quarryStreetDoors = {
  id: -1023,
  name: 'Quarry Street Doors',
  currency: 'GBP',
  email: 'enquiries@second.example.com',
  homePageUrl: '/',
  backPageUrl: '/',
  logoUrl: '/logos/quarry-street-doors.svg',
  terms: defaultLegalText,
  privacy: defaultLegalText,
  priceDisplay: 'from',
  promiseDisplay: 'hidden',
  pageCode: 'after acceptance',
  showPriceLines: false,
  letterhead: { address: '4 Quarry Street\nLeeds', phone: '0113 496 0142', registration: 'VAT no. GB000000000' },
  saleTerms,
  requireTwoFactor: 'nobody',
  embedOrigins: [],
  timeZone: 'Europe/Dublin',
  works: defaultWorksSettings,
  plan: null,
  bank: null,
  company: {
    ...emptyParty,
    registeredName: 'Quarry Street Doors Limited',
    vatNumber: 'GB000000000',
    address: { street: '4 Quarry Street', additional: '', city: 'Leeds', postCode: '', country: 'GB' },
  },
  messaging: defaultMessageSettings,
  fitting: defaultFittingSettings,
  visits: defaultVisitSettings,
  ui: {
    ...consentTexts,
    pageTitle: 'Build your door',
    publicIntroText: 'Choose the frame that fits your wall, then make the door your own. We measure before we make.',
    dataTheme: 'tenant',
    tenant: {
      ...tenantColours({ primary: '#123f8c', paper: '#fdfdfe', ink: '#16202e' }),
      '--tenant-accent': '#8a5a00',
      '--tenant-radius-selector': '0rem',
      '--tenant-radius-field': '0rem',
      '--tenant-radius-box': '0.125rem',
    },
    wall: 'stone',
    showUnglazed: false,
    showExtraInternalColour: false,
    logInErrorPath: '/login',
  },
} as const satisfies ClientRow;
