import type { LockRow, PartRole, ProductionRows } from '@door/domain/catalogue/rows/production-rows';
import { colourId, type StockCode, stockCode } from '@door/domain/door/model/ids';
import { mm } from '@door/domain/lib/mm';

/** Slab thickness in mm; `up` is the U-value of the slab, W/m²K. */
export const slabs = [
  { thickness: 44, kgPerM2: 22, up: 0.95, glassThickness: mm(24) },
  { thickness: 48, kgPerM2: 32, up: 1.7, glassThickness: mm(28), code: 'SLAB-48-{width}x{height}' },
  { thickness: 70, kgPerM2: 27, up: 0.6, glassThickness: mm(36), code: 'SLAB-70-{width}x{height}' },
] as const satisfies ProductionRows['slabs'];

/** Leaves of each height take a faceplate that is no longer than the leaf, in three sizes for each way of working the lock. */
const low = { leafFrom: mm(1785), leafTo: mm(1980), faceplate: mm(1770) } as const;
const middle = { leafFrom: mm(1981), leafTo: mm(2139), faceplate: mm(1920) } as const;
const tall = { leafFrom: mm(2140), leafTo: mm(2300), faceplate: mm(2080) } as const;

export const locks = [
  { ...low, code: stockCode('ML-A'), name: 'Multi-point lock', operation: 'lift-lever' },
  { ...middle, code: stockCode('ML-M'), name: 'Multi-point lock, middle', operation: 'lift-lever' },
  { ...tall, code: stockCode('ML-B'), name: 'Multi-point lock, tall', operation: 'lift-lever' },
  { ...low, code: stockCode('ML-S'), name: 'Slam lock', operation: 'slam' },
  { ...middle, code: stockCode('ML-SM'), name: 'Slam lock, middle', operation: 'slam' },
  { ...tall, code: stockCode('ML-SB'), name: 'Slam lock, tall', operation: 'slam' },
  { ...low, code: stockCode('ML-K'), name: 'Key-wound lock', operation: 'key-wound' },
  { ...middle, code: stockCode('ML-KM'), name: 'Key-wound lock, middle', operation: 'key-wound' },
  { ...tall, code: stockCode('ML-KB'), name: 'Key-wound lock, tall', operation: 'key-wound' },
  {
    code: stockCode('SB-SET'),
    name: 'Shoot bolt set, top and bottom',
    operation: 'slave',
    leafFrom: mm(1785),
    leafTo: mm(2300),
    faceplate: null,
  },
] as const satisfies readonly LockRow[];

export const cuttingAllowances = {
  weldPerEnd: mm(3),
  steelShortPerMitre: mm(80),
  steelShortPerSquareEnd: mm(10),
  sillHorn: mm(50),
  anchorFromCorner: mm(200),
  anchorMaxPitch: mm(600),
  steelScrewPitch: mm(250),
  sillScrewPitch: mm(300),
  couplingScrewPitch: mm(400),
} as const satisfies ProductionRows['cuttingAllowances'];

export const saw: ProductionRows['saw'] = { kerf: mm(5), trim: mm(30), keepFrom: mm(600) };

/** Single 1.0, double 2.0, sidelight and fanlight 0.4 each, custom RAL +0.3, FD30S +0.5; 120.0 in a week. */
export const capacity: ProductionRows['capacity'] = {
  leaves: { single: 10, double: 20 },
  fixedLight: 4,
  customRal: 3,
  fireDoor: 5,
  week: 1200,
};

export const dividers: ProductionRows['dividers'] = {
  In: {
    code: stockCode('TM84'),
    steelCode: stockCode('ST84'),
    connector: stockCode('TC-84'),
    kgPerMetre: 1.55,
    steelKgPerMetre: 1.6,
  },
  Out: {
    code: stockCode('ZM84'),
    steelCode: stockCode('ST84'),
    connector: stockCode('TC-84'),
    kgPerMetre: 1.55,
    steelKgPerMetre: 1.6,
  },
};

export const partArticles: Readonly<Record<PartRole, StockCode>> = {
  edgeTape: stockCode('EDGE-22'),
  cassette: stockCode('CASS'),
  glazingTape: stockCode('TAPE-BT'),
  glazingBlocks: stockCode('PK-GL'),
  hinge: stockCode('HG-F3'),
  fireHinge: stockCode('HG-FD'),
  hingeScrew: stockCode('SCR-HG'),
  keepSet: stockCode('KP-SET'),
  astragalKeepSet: stockCode('KP-SET-D'),
  astragal: stockCode('AS12'),
  doorSeal: stockCode('GSK-DR'),
  sweepSeal: stockCode('BRUSH'),
  weatherBar: stockCode('DRIP'),
  intumescentStrip: stockCode('INT-15'),
  smokeSeal: stockCode('SMK-10'),
  steelScrew: stockCode('SCR-ST'),
  sillScrew: stockCode('SCR-CL'),
  couplingScrew: stockCode('SCR-CP'),
  couplingSealant: stockCode('SIL'),
  thresholdScrew: stockCode('SCR-TH'),
  thresholdFixing: stockCode('TH-FIX'),
  drainageCap: stockCode('DRN-CAP'),
  frameAnchor: stockCode('FIX-100'),
  flatPacker: stockCode('PK-FLAT'),
};

export const codePatterns: ProductionRows['codePatterns'] = {
  slab: 'SLAB-{width}x{height}',
  glassUnit: 'GU-{code}',
  bead: 'BD{thickness}',
};

export const consumption: ProductionRows['consumption'] = {
  edgeTapeFactor: 1.05,
  doorSealFactor: 1.03,
  screwsPerHinge: 8,
  packersPerAnchor: 2,
  wideFrom: mm(1500),
  drainageCaps: [2, 3],
  glazingBlocks: [6, 8],
  weatherBarShort: mm(10),
  architraveMitre: mm(100),
  slabCutOut: mm(6),
  paint: { blank: colourId(1), mlPerM2: 150, days: 1, cureDays: 3 },
  cylinderSizes: { 44: '40/40', 48: '45/45', 70: '50/50' },
};

export const componentWeights: ProductionRows['componentWeights'] = {
  leafHardwareKg: 6,
  cassetteKg: 1.5,
  thresholdKgPerMetre: 2.2,
};

/** Reinforced PVC-u bars of 70 mm, and a hardwood bar without steel. */
export const thermal: ProductionRows['thermal'] = {
  frameU: { WFO: 1.6, NFO: 1.6, HFO: 1.8 },
  aluminiumThresholdU: 3,
  psi: { cassette: 0.06, fixedLight: 0.05 },
};

export const specialOrderDays: ProductionRows['specialOrderDays'] = 10;

export const glassStamp: ProductionRows['glassStamp'] = 'inside';

export const backset: ProductionRows['backset'] = mm(45);

export const checkLimits: ProductionRows['checkLimits'] = {
  accessStep: mm(15),
  accessWidth: mm(775),
  darkLuminance: 0.1,
  mostlyGlass: 0.6,
  safetyBelow: { inDoor: mm(1500), besideDoor: mm(1500), elsewhere: mm(800) },
  widestOfClass3: mm(900),
  liftAlone: 25,
  liftByHand: 80,
};
