import { euros, type MinorUnits, percent } from '@door/domain/selling/pricing/money';
import type { PriceByPlace, PriceList, SizeBand } from '@door/domain/selling/pricing/price-list';
import { colourId } from '@door/domain/door/model/ids';
import type { frameProducts } from './products-frame.ts';
import type { hardwareProducts } from './products-hardware.ts';

type Product = (typeof hardwareProducts)[number] | (typeof frameProducts)[number];
type Handle = Extract<Product, { readonly handleType: string }>;

const perMetre = {
  SC85: euros(14),
  SC150: euros(16),
  SC180: euros(19),
  AO10: euros(6),
  AO20: euros(8),
  AO25: euros(9),
  AO38: euros(11),
  TV22: euros(9),
  TP10: euros(5),
  TP20: euros(6),
  TP28: euros(7),
  HD: euros(7),
  AR45: euros(5),
  AR70: euros(7),
  LN100: euros(12),
  LN150: euros(14),
  LN200: euros(17),
  GT25: euros(11),
  CP00: euros(0),
  CP20: euros(12),
};

const thresholds = { 'TH-PVC': euros(0), 'TH-AL15': euros(38), 'TH-AL15O': euros(38), 'TH-AL28': euros(44) };

/** Every product that is not sold by the metre, a threshold, or a handle (priced by its type): without a price it does not compile. */
const pieces: Readonly<
  Record<Exclude<Product['code'], Handle['code'] | keyof typeof perMetre | keyof typeof thresholds>, MinorUnits>
> = {
  'HA-DUMMY': euros(0),
  'KN-URN': euros(26),
  'KN-RING': euros(28),
  'KN-BAR': euros(30),
  'KN-HEAD': euros(36),
  'DK-RND': euros(24),
  'DK-OCT': euros(30),
  'SP-180': euros(9),
  'SP-FD': euros(19),
  'LP-310': euros(22),
  'LP-SEC': euros(34),
  'LP-FD': euros(58),
  'CY-1K': euros(0),
  'CY-3K': euros(22),
  'CY-3T': euros(27),
  'ES-STD': euros(4),
  'ES-2S': euros(24),
  'ML-A': euros(0),
  'ML-M': euros(0),
  'ML-B': euros(0),
  'ML-S': euros(0),
  'ML-SM': euros(0),
  'ML-SB': euros(0),
  'ML-K': euros(0),
  'ML-KM': euros(0),
  'ML-KB': euros(0),
  'SB-SET': euros(0),
  'KP-LATCH': euros(0),
  'HG-F3': euros(0),
  'HG-F3-AG': euros(0),
  'CH-STD': euros(12),
  'CL-3': euros(48),
  'CL-4': euros(58),
  'CL-CON': euros(85),
  'KP-150': euros(32),
  'PP-300': euros(14),
  'NU-75': euros(9),
  'SP-2': euros(9),
  'SG-160': euros(18),
  VT2500: euros(18),
  VT4000: euros(18),
  'TV22-CAN': euros(0),
  DRIP: euros(0),
  BRUSH: euros(0),
  'SC85-EC': euros(0),
  'SC150-EC': euros(0),
  'SC180-EC': euros(0),
};

const byPlace = (door: number, side: number, fan: number): PriceByPlace => ({
  door: euros(door),
  side: euros(side),
  fan: euros(fan),
});

const sizeBand = (band: string, [maxWidth, maxHeight]: readonly [number, number], add: number): SizeBand => ({
  band,
  maxWidth,
  maxHeight,
  add: euros(add),
});

export const prices: PriceList = {
  currency: 'EUR',
  poundsFor100Euros: 86,
  families: {
    N0: euros(690),
    P0: euros(710),
    T0: euros(730),
    P1: euros(780),
    T1: euros(790),
    R1: euros(810),
    N1: euros(850),
    C1: euros(860),
    F1: euros(880),
  },
  sizeBands: [sizeBand('A', [950, 2100], 0), sizeBand('B', [1000, 2200], 35), sizeBand('C', [1065, 2415], 95)],
  double: { percent: 185, meetingSet: euros(120) },
  sidelight: { base: euros(165), perM2: euros(120) },
  fanlight: { base: euros(120), perM2: euros(120) },
  bar: euros(45),
  coupling: euros(22),
  doorColour: {
    standardOutWhiteIn: euros(0),
    standardBothSame: euros(45),
    standardDual: euros(60),
    premiumOneSide: euros(120),
    premiumBothSame: euros(175),
    premiumDual: euros(240),
    customRalOneSide: euros(220),
    customRalBoth: euros(320),
  },
  white: [1, 101].map(colourId),
  frameColourGroups: {
    0: byPlace(0, 0, 0),
    1: byPlace(65, 35, 30),
    2: byPlace(105, 56, 48),
    3: byPlace(180, 45, 45),
    4: byPlace(260, 70, 70),
  },
  glassGroups: {
    A: byPlace(0, 0, 0),
    B: byPlace(35, 25, 25),
    C: byPlace(70, 55, 45),
    D: byPlace(115, 90, 70),
    E: byPlace(165, 130, 95),
  },
  slabs: { 44: euros(0), 48: euros(90), 70: euros(160) },
  handleTypes: {
    'lever-lever': euros(0),
    'lever-short': euros(0),
    'lever-pad': euros(6),
    'pull-bar-600': euros(75),
    'pull-bar-1200': euros(120),
    'pull-bar-1800': euros(165),
    'knob-slam': euros(45),
  } satisfies Record<Handle['handleType'], MinorUnits>,
  suites: { chrome: euros(0), gold: euros(0), white: euros(0), 'satin-chrome': euros(10), black: euros(8) },
  pieces,
  perMetre,
  thresholds,
  laminated: { perM2: euros(40), leastEach: euros(15) },
  securedByDesign: { price: euros(65), includes: ['LP-SEC', 'CY-3K', 'CY-3T'] },
  fire: { FD30S: euros(390) },
  services: {
    survey: euros(40),
    fitSingle: euros(280),
    fitDouble: euros(420),
    fitPerSideOrFan: euros(70),
    removal: euros(60),
    delivery: euros(45),
    deliveryFreeFrom: euros(1000),
  },
  tiers: { A: percent(20), B: percent(12), C: percent(5) },
  terms: { tier: 'B', markup: percent(40), deposit: percent(30), quoteValidDays: 30 },
};
