import type { ClientRow } from '@door/domain/catalogue/client-rows';
import { tenantColours } from '@door/domain/settings/tenant-colours';

const consentTexts = {
  consentYesText: 'I am happy for my details to be forwarded to a local supplier to provide me with a quotation.',
  consentNoText: 'I DO NOT want my details to be forwarded to a local supplier to provide me with a quotation.',
} as const;

/** An empty address: the default page of Doorwright. */
const defaultLegalText = { type: 'link', content: '' } as const;

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
  ui: {
    ...consentTexts,
    pageTitle: 'Design your front door',
    publicIntroText:
      'Start with the shape of your opening. Every size here can be made to measure; a surveyor takes the final ones.',
    dataTheme: 'day',
    tenant: {},
    showUnglazed: true,
    showExtraInternalColour: true,
    logInErrorPath: '/login',
  },
} as const satisfies ClientRow;

/** A second supplier with another currency, colours, corners, logo and texts. */
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
  priceDisplay: 'hidden',
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
    showUnglazed: false,
    showExtraInternalColour: false,
    logInErrorPath: '/login',
  },
} as const satisfies ClientRow;
