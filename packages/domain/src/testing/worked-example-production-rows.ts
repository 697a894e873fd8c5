import type { Article, GlassUnit, LockRow, ProductionRows } from '../catalogue/production-rows.ts';
import { stockCode } from '../model/ids.ts';
import { mm } from '../model/mm.ts';

const article = ([code, description]: readonly [string, string]): Article => ({
  code: stockCode(code),
  description,
  categoryId: null,
  barLength: null,
  unit: 'piece',
});

const unit = ([code, thickness, kgPerM2, ug]: readonly [string, number, number, number]): GlassUnit => ({
  code,
  makeUp: code,
  thickness: mm(thickness),
  ug,
  g: 0.6,
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
  ['EDGE-22', 'Edge capping'],
  ['CASS', 'Glazing cassette'],
  ['TAPE-BT', 'Glazing tape'],
  ['HG-F3', 'Flag hinge'],
  ['SCR-HG', 'Hinge screws'],
  ['ML-A', 'Multi-point lock'],
  ['ML-B', 'Multi-point lock, tall'],
  ['ML-S', 'Slam lock'],
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

export const workedExampleProductionRows: ProductionRows = {
  slabs: [
    { thickness: 44, kgPerM2: 22, up: 0.95 },
    { thickness: 48, kgPerM2: 32, up: 1.7 },
    { thickness: 70, kgPerM2: 27, up: 0.6 },
  ],
  glassUnits,
  locks: [
    lock('ML-A', 'lift-lever', [1785, 1980, 1770]),
    lock('ML-B', 'lift-lever', [1981, 2300, 2080]),
    lock('ML-S', 'slam', [1785, 2300, 2080]),
    lock('SB-SET', 'slave', [1785, 2300, null]),
  ],
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
  articles: [
    ...articles,
    ...slabSizes.map((size) => [`SLAB-${size}`, `Slab ${size}`] as const),
    ...glassUnits.map(({ code }) => [`GU-${code}`, `Glass unit ${code}`] as const),
  ].map(article),
};
