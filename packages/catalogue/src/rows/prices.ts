import type { Suite } from '@door/domain/model/item';

/** A price for the door, for each sidelight and for the fanlight. */
interface ByPlace {
  readonly door: number;
  readonly side: number;
  readonly fan: number;
}

/** Supplement for doors up to this width and height, mm. */
interface SizeBand {
  readonly band: string;
  readonly maxWidth: number;
  readonly maxHeight: number;
  readonly add: number;
}

/** A supplier's price list, EUR without VAT. Never sent to a visitor's page. */
export interface PriceList {
  readonly currency: 'EUR';
  readonly gbpPerEur: number;
  /** Door set: single, 44 mm slab, white frame, standard colour outside and white inside. */
  readonly families: Readonly<Record<string, number>>;
  readonly sizeBands: readonly SizeBand[];
  readonly double: { readonly factor: number; readonly meetingSet: number };
  readonly sidelight: { readonly base: number; readonly perM2: number };
  readonly fanlight: { readonly base: number; readonly perM2: number };
  readonly bar: number;
  readonly coupling: number;
  readonly doorColour: Readonly<Record<string, number>>;
  readonly frameColourGroups: Readonly<Record<string, ByPlace>>;
  readonly glassGroups: Readonly<Record<string, ByPlace>>;
  readonly slabs: Readonly<Record<string, number>>;
  readonly handleTypes: Readonly<Record<string, number>>;
  readonly suites: Readonly<Record<Suite, number>>;
  /** By code of the master. */
  readonly hardware: Readonly<Record<string, number>>;
  readonly thresholds: Readonly<Record<string, number>>;
  readonly perMetre: Readonly<Record<string, number>>;
  readonly laminated: { readonly perM2: number; readonly leastEach: number };
  readonly packs: { readonly securedByDesign: number; readonly fd30s: number; readonly trickleVent: number };
  readonly services: Readonly<Record<string, number>>;
  /** Discount of an account, as a share. */
  readonly tiers: Readonly<Record<string, number>>;
  readonly terms: { readonly markup: number; readonly deposit: number; readonly quoteValidDays: number };
  readonly vat: Readonly<Record<string, number>>;
}

export const prices = {
  currency: 'EUR',
  gbpPerEur: 0.86,
  families: { N0: 690, P0: 710, T0: 730, P1: 780, T1: 790, R1: 810, N1: 850, C1: 860, F1: 880 },
  sizeBands: [
    { band: 'A', maxWidth: 950, maxHeight: 2100, add: 0 },
    { band: 'B', maxWidth: 1000, maxHeight: 2200, add: 35 },
    { band: 'C', maxWidth: 1065, maxHeight: 2415, add: 95 },
  ],
  double: { factor: 1.85, meetingSet: 120 },
  sidelight: { base: 165, perM2: 120 },
  fanlight: { base: 120, perM2: 120 },
  bar: 45,
  coupling: 22,
  doorColour: {
    standardOutWhiteIn: 0,
    standardBothSame: 45,
    standardDual: 60,
    premiumOneSide: 120,
    premiumBothSame: 175,
    premiumDual: 240,
    customRalOneSide: 220,
    customRalBoth: 320,
  },
  frameColourGroups: {
    '0': { door: 0, side: 0, fan: 0 },
    '1': { door: 65, side: 35, fan: 30 },
    '2': { door: 105, side: 56, fan: 48 },
    '3': { door: 180, side: 45, fan: 45 },
    '4': { door: 260, side: 70, fan: 70 },
  },
  glassGroups: {
    A: { door: 0, side: 0, fan: 0 },
    B: { door: 35, side: 25, fan: 25 },
    C: { door: 70, side: 55, fan: 45 },
    D: { door: 115, side: 90, fan: 70 },
    E: { door: 165, side: 130, fan: 95 },
  },
  slabs: { '44': 0, '48': 90, '70': 160 },
  handleTypes: {
    'lever-lever': 0,
    'lever-pad': 6,
    'pull-bar-600': 75,
    'pull-bar-1200': 120,
    'pull-bar-1800': 165,
    'knob-slam': 45,
  },
  suites: { chrome: 0, gold: 0, white: 0, 'satin-chrome': 10, black: 8 },
  hardware: {
    'KN-URN': 26,
    'KN-RING': 28,
    'KN-BAR': 30,
    'KN-HEAD': 36,
    'DK-RND': 24,
    'DK-OCT': 30,
    'SP-180': 9,
    'SP-FD': 19,
    'LP-310': 22,
    'LP-SEC': 34,
    'LP-FD': 58,
    'CY-1K': 0,
    'CY-3K': 22,
    'CY-3T': 27,
    'ES-STD': 4,
    'ES-2S': 24,
    'HG-F3': 0,
    'CH-STD': 12,
    'CL-3': 48,
    'CL-CON': 85,
    'KP-150': 32,
    'PP-300': 14,
    'NU-75': 9,
  },
  thresholds: { 'TH-PVC': 0, 'TH-AL15': 38, 'TH-AL15O': 38, 'TH-AL28': 44 },
  perMetre: {
    SC85: 14,
    SC150: 16,
    SC180: 19,
    AO10: 6,
    AO20: 8,
    AO25: 9,
    AO38: 11,
    TP10: 5,
    TP20: 6,
    TP28: 7,
    HD: 7,
    AR45: 5,
    AR70: 7,
    LN100: 12,
    LN150: 14,
    LN200: 17,
    GT25: 11,
    CP20: 12,
  },
  laminated: { perM2: 40, leastEach: 15 },
  packs: { securedByDesign: 65, fd30s: 390, trickleVent: 18 },
  services: {
    survey: 40,
    fitSingle: 280,
    fitDouble: 420,
    fitPerSideOrFan: 70,
    removal: 60,
    delivery: 45,
    deliveryFreeFrom: 1000,
  },
  tiers: { A: 0.2, B: 0.12, C: 0.05 },
  terms: { markup: 0.4, deposit: 0.3, quoteValidDays: 30 },
  vat: { irelandStandard: 0.23, irelandReduced: 0.135, ukStandard: 0.2 },
} as const satisfies PriceList;
