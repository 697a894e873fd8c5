import { euros, percent } from '../selling/pricing/money.ts';
import type { PriceByPlace, PriceList } from '../selling/pricing/price-list.ts';

/** The price of everything in `aPriceList`: a number that occurs nowhere else, so that a test finds it where it must not be. */
export const samplePrice = euros(76_543.21);

const everywhere: PriceByPlace = { door: samplePrice, side: samplePrice, fan: samplePrice };
const byArea = { base: samplePrice, perM2: samplePrice };

/** A price list that has a price for nothing but what every list must have. */
export const aPriceList: PriceList = {
  currency: 'EUR',
  poundsFor100Euros: 86,
  families: {
    N0: samplePrice,
    P0: samplePrice,
    T0: samplePrice,
    P1: samplePrice,
    T1: samplePrice,
    R1: samplePrice,
    N1: samplePrice,
    C1: samplePrice,
    F1: samplePrice,
  },
  sizeBands: [],
  double: { percent: 185, meetingSet: samplePrice },
  sidelight: byArea,
  fanlight: byArea,
  bar: samplePrice,
  coupling: samplePrice,
  doorColour: {
    standardOutWhiteIn: samplePrice,
    standardBothSame: samplePrice,
    standardDual: samplePrice,
    premiumOneSide: samplePrice,
    premiumBothSame: samplePrice,
    premiumDual: samplePrice,
    customRalOneSide: samplePrice,
    customRalBoth: samplePrice,
  },
  white: [],
  frameColourGroups: { 0: everywhere, 1: everywhere, 2: everywhere, 3: everywhere, 4: everywhere },
  glassGroups: { A: everywhere, B: everywhere, C: everywhere, D: everywhere, E: everywhere },
  slabs: { 44: samplePrice, 48: samplePrice, 70: samplePrice },
  handleTypes: {},
  suites: {
    chrome: samplePrice,
    gold: samplePrice,
    white: samplePrice,
    'satin-chrome': samplePrice,
    black: samplePrice,
  },
  pieces: {},
  perMetre: {},
  thresholds: {},
  laminated: { perM2: samplePrice, leastEach: samplePrice },
  securedByDesign: { price: samplePrice, includes: [] },
  fire: { FD30S: samplePrice },
  services: {
    survey: samplePrice,
    fitSingle: samplePrice,
    fitDouble: samplePrice,
    fitPerSideOrFan: samplePrice,
    removal: samplePrice,
    delivery: samplePrice,
    deliveryFreeFrom: samplePrice,
  },
  tiers: { A: percent(20), B: percent(12), C: percent(5) },
  terms: { tier: 'B', markup: percent(40), deposit: percent(30), quoteValidDays: 30 },
};
