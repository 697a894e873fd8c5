import type { Article, GlassUnit, LockRow, ProductionRows } from '../catalogue/rows/production-rows.ts';
import type { PreparationRow } from '../catalogue/rows/preparation-rows.ts';
import { colourId, stockCode } from '../door/model/ids.ts';
import { mm } from '../lib/mm.ts';

/** What is cut from bars of six metres. */
const bars = new Set(
  'OF72 OF56 TM84 ZM84 ST72 ST56 ST84 AS12 BD24 BD28 BD36 DRIP TH-AL15 CP00 CP20 SC150 AO20 AO25 TP10'.split(' '),
);

const article = ([code, description]: readonly [string, string]): Article => ({
  code: stockCode(code),
  description,
  categoryId: null,
  stockLengths: bars.has(code) ? [mm(6000)] : [],
  unit: 'piece',
});

const unit = ([code, thickness, kgPerM2, ug]: readonly [string, number, number, number]): GlassUnit => ({
  code,
  makeUp: code,
  thickness: mm(thickness),
  ug,
  kgPerM2,
  use: '',
  ...(code.endsWith('L') ? { laminated: true } : {}),
});

const lock = (
  code: string,
  operation: LockRow['operation'],
  [leafFrom, leafTo, faceplate]: readonly [number, number, number | null],
): LockRow => ({
  code: stockCode(code),
  name: code,
  operation,
  leafFrom: mm(leafFrom),
  leafTo: mm(leafTo),
  faceplate: faceplate === null ? null : mm(faceplate),
});

const glassUnits = (
  [
    ['D24S', 24, 20, 1.1],
    ['D24L', 24, 26, 1.3],
    ['D28S', 28, 20, 1.2],
    ['D28L', 28, 26, 1.2],
    ['T24D', 24, 30, 1.5],
    ['T36E', 36, 30, 0.8],
  ] as const
).map(unit);

const slabSizes = ['900x1980', '900x2080', '850x2080', '950x1980', '950x2180', '450x2080'];

/** Exactly the articles of the worked examples: a line that names another one becomes an error line. */
const articles: readonly (readonly [string, string])[] = [
  ['OF72', 'Outer frame 72'],
  ['OF56', 'Outer frame 56'],
  ['TM84', 'T mullion or transom 84'],
  ['ZM84', 'Z mullion or transom 84'],
  ['ST72', 'Steel for OF72'],
  ['ST56', 'Steel for OF56'],
  ['ST84', 'Steel for TM84'],
  ['TC-84', 'T-connector'],
  ['SCR-ST', 'Steel screws'],
  ['AS12', 'Astragal'],
  ['BD24', 'Bead for 24 mm units'],
  ['BD28', 'Bead for 28 mm units'],
  ['BD36', 'Glazing bead for 36 mm units'],
  ['EDGE-22', 'Edge capping'],
  ['CASS', 'Glazing cassette'],
  ['TAPE-BT', 'Glazing tape'],
  ['HG-F3', 'Flag hinge'],
  ['SCR-HG', 'Hinge screws'],
  ['ML-A', 'Multi-point lock'],
  ['ML-M', 'Multi-point lock, middle'],
  ['ML-B', 'Multi-point lock, tall'],
  ['ML-S', 'Slam lock'],
  ['ML-SM', 'Slam lock, middle'],
  ['ML-SB', 'Slam lock, tall'],
  ['SB-SET', 'Shoot bolts'],
  ['KP-SET', 'Keep set'],
  ['KP-SET-D', 'Keep set on the astragal'],
  ['CY-3K', 'Cylinder, 3 star'],
  ['CY-3T', 'Cylinder, 3 star, thumb-turn'],
  ['HA-LL-CH', 'Lever-lever handle, chrome'],
  ['HA-LL-GD', 'Lever-lever handle, gold'],
  ['HA-DUMMY-CH', 'Dummy handle, chrome'],
  ['HA-PB600-BK', 'Pull bar, black'],
  ['ES-2S-BK', 'Escutcheon, black'],
  ['LP-310-CH', 'Letter plate, chrome'],
  ['LP-310-GD', 'Letter plate, gold'],
  ['KN-URN-CH', 'Urn knocker, chrome'],
  ['SP-180-CH', 'Viewer, chrome'],
  ['GSK-DR', 'Door seal'],
  ['BRUSH', 'Sweep seal'],
  ['DRIP', 'Weather bar'],
  ['DRN-CAP', 'Drainage cap'],
  ['PK-GL', 'Glazing blocks'],
  ['TH-AL15', 'Low aluminium threshold'],
  ['TH-FIX', 'Threshold corner blocks'],
  ['SCR-TH', 'Threshold screws'],
  ['CP00', 'Flat coupler'],
  ['CP20', 'Structural coupling 20 mm'],
  ['SCR-CP', 'Coupling screws'],
  ['SIL', 'Joint sealant'],
  ['SC150', 'Sill 150 mm'],
  ['SC150-EC', 'Sill end caps'],
  ['SCR-CL', 'Sill screws'],
  ['FIX-100', 'Frame anchors'],
  ['PK-FLAT', 'Flat packers'],
  ['AO20', 'Add-on 20 mm'],
  ['AO25', 'Add-on 25 mm'],
  ['TP10', 'Threshold packer 10 mm'],
];

/** The worked example of the handbook: 45 from the lock edge, the cylinder 92 lower, an aperture of 250 × 38. */
const preparation = (
  article: string,
  row: Pick<PreparationRow, 'layer' | 'shape' | 'from' | 'base' | 'face'>,
  [x, y, width, height, depth]: readonly [x: number, y: number, width: number, height: number, depth: number],
): PreparationRow => ({
  ...row,
  article: stockCode(article),
  x: mm(x),
  y: mm(y),
  width: mm(width),
  height: mm(height),
  depth: mm(depth),
  source: article === 'CY-3K' ? 'Drawing 17' : '',
});

const atLock = { layer: 'LOCK', from: 'lockEdge', base: 'spindle', face: 'through' } as const;
const atOwnPlace = { from: 'centre', base: 'own height', face: 'through' } as const;
const atHinge = { layer: 'HINGE', shape: 'rect', from: 'hingeEdge', base: 'own height', face: 'edge' } as const;
const preparations: readonly PreparationRow[] = [
  preparation('HG-F3', atHinge, [0, 0, 30, 108, 3]),
  ...['ML-A', 'ML-M', 'ML-S'].map((code) => preparation(code, { ...atLock, shape: 'circle' }, [45, 0, 20, 20, 0])),
  preparation('CY-3K', { ...atLock, shape: 'slot' }, [45, -92, 17, 33, 0]),
  ...['LP-310-CH', 'LP-310-GD'].map((code) =>
    preparation(code, { ...atOwnPlace, layer: 'LETTERPLATE', shape: 'rect' }, [0, 0, 250, 38, 0]),
  ),
  preparation('SP-180-CH', { ...atOwnPlace, layer: 'SPYHOLE', shape: 'circle' }, [0, 0, 14, 14, 0]),
];

export const workedExampleProductionRows: ProductionRows = {
  slabs: [
    { thickness: 44, kgPerM2: 22, up: 0.95, glassThickness: mm(24) },
    { thickness: 48, kgPerM2: 32, up: 1.7, glassThickness: mm(28) },
    { thickness: 70, kgPerM2: 27, up: 0.6, glassThickness: mm(36) },
  ],
  glassUnits,
  locks: [
    lock('ML-A', 'lift-lever', [1785, 1980, 1770]),
    lock('ML-M', 'lift-lever', [1981, 2139, 1920]),
    lock('ML-B', 'lift-lever', [2140, 2300, 2080]),
    lock('ML-S', 'slam', [1785, 1980, 1770]),
    lock('ML-SM', 'slam', [1981, 2139, 1920]),
    lock('ML-SB', 'slam', [2140, 2300, 2080]),
    lock('SB-SET', 'slave', [1785, 2300, null]),
  ],
  preparations,
  cuttingAllowances: {
    weldPerEnd: mm(3),
    steelShortPerMitre: mm(80),
    steelShortPerSquareEnd: mm(10),
    sillHorn: mm(50),
    anchorFromCorner: mm(200),
    anchorMaxPitch: mm(600),
    steelScrewPitch: mm(250),
    sillScrewPitch: mm(300),
    couplingScrewPitch: mm(400),
  },
  saw: { kerf: mm(5), trim: mm(30), keepFrom: mm(600) },
  capacity: { leaves: { single: 10, double: 20 }, fixedLight: 4, customRal: 3, fireDoor: 5, week: 1200 },
  articles: [
    ...articles,
    ...slabSizes.map((size) => [`SLAB-${size}`, `Slab ${size}`] as const),
    ...glassUnits.map(({ code }) => [`GU-${code}`, `Glass unit ${code}`] as const),
  ].map(article),
  glazing: {
    leaf: {
      44: { plain: 'D24S', laminated: 'D24L', sealed: 'T24D' },
      48: { plain: 'D28S', laminated: 'D28L', sealed: 'T24D' },
      70: { plain: 'T36E', laminated: 'T36E', sealed: 'T24D' },
    },
    frame: {
      44: { plain: 'D28S', laminated: 'D28L', sealed: 'T24D' },
      48: { plain: 'D28S', laminated: 'D28L', sealed: 'T24D' },
      70: { plain: 'T36E', laminated: 'D28L', sealed: 'T24D' },
    },
  },
  glassUnitLimits: {
    minShort: mm(120),
    minLong: mm(150),
    maxM2: 2.3,
    maxRatio: 10,
  },
  dividers: {
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
  },
  partArticles: {
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
  },
  codePatterns: {
    slab: 'SLAB-{width}x{height}',
    glassUnit: 'GU-{code}',
    bead: 'BD{thickness}',
  },
  consumption: {
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
  },
  componentWeights: {
    leafHardwareKg: 6,
    cassetteKg: 1.5,
    thresholdKgPerMetre: 2.2,
  },
  thermal: {
    frameU: { WFO: 1.6, NFO: 1.6, HFO: 1.8 },
    aluminiumThresholdU: 3,
    psi: { cassette: 0.06, fixedLight: 0.05 },
  },
  specialOrderDays: 10,
  glassStamp: 'inside',
  backset: mm(45),
  checkLimits: {
    accessStep: mm(15),
    accessWidth: mm(775),
    darkLuminance: 0.1,
    mostlyGlass: 0.6,
    safetyBelow: { inDoor: mm(1500), besideDoor: mm(1500), elsewhere: mm(800) },
    widestOfClass3: mm(900),
    liftAlone: 25,
    liftByHand: 80,
  },
};
