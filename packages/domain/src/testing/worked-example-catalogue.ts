import type { CatalogueRows } from '../catalogue/rows/catalogue-rows.ts';
import { type Catalogue, catalogueOf } from '../catalogue/rows/catalogue.ts';
import type { Colour, ColourPair } from '../catalogue/rows/colour-rows.ts';
import type { Design, DesignLight } from '../catalogue/rows/design-rows.ts';
import type { FrameProfileRow, SizeStock, Threshold } from '../catalogue/rows/frame-rows.ts';
import type { GlassTheme } from '../catalogue/rows/glass-rows.ts';
import type { HandleDrawing } from '../catalogue/rows/hardware-drawings.ts';
import type { Clearances, SizeLimits } from '../catalogue/rows/limit-rows.ts';
import type { HandleOption, MasterStock, Stock } from '../catalogue/rows/stock-rows.ts';
import { colourId, designId, stockCode, systemId, themeId } from '../door/model/ids.ts';
import type { PackerPosition, Suite } from '../door/model/door-values.ts';
import { mm, size } from '../lib/mm.ts';
import { weightsOf } from '../door/weight/weight.ts';
import { workedExampleProductionRows } from './worked-example-production-rows.ts';

/** A small supplier: only what the tests of sizes, stock and bill of materials need. */
export const workedExampleCatalogue = (): Catalogue => catalogueOf(rows);

export const clearances: Clearances = {
  hinge: mm(5),
  lock: mm(6),
  top: mm(5),
  bottom: mm(6),
  meeting: mm(18),
  halfWeb: mm(22),
  glassEdge: mm(5),
  doorGlassCover: mm(10),
  fixedGlassCover: mm(15),
  openLeafBehindFrame: mm(20),
  hingeFromEnd: mm(150),
  hingeFlag: size(40, 108),
  handle: { besideEdge: mm(135), from: mm(834), to: mm(1078) },
  cassette: { moulded: mm(36), flat: mm(26) },
  hardware: { toGlass: mm(25), toCassette: mm(3) },
  extras: { toEdge: mm(30), toHouseNumber: mm(20) },
  fitting: mm(10),
};

export const limits: SizeLimits = {
  single: { min: size(720, 1900), max: size(1065, 2415) },
  double: { min: size(1170, 1900), max: size(2000, 2415) },
  leaf: { min: size(605, 1785), max: size(950, 2300) },
  slaveMinWidth: mm(400),
  sidelight: { minWidth: mm(250), maxWidth: mm(1000), maxGlassM2: 2.2 },
  fanlight: { minHeight: mm(250), maxHeight: mm(700), maxSingleLightWidth: mm(2000) },
  onePiece: { max: size(3000, 2600), maxM2: 7 },
  coupled: { max: size(4000, 2900) },
  leafKg: { threeHinges: 80, fourHinges: 120 },
  maxHeightOnThreeHinges: mm(2150),
  blanks: {
    widths: [650, 700, 750, 800, 850, 900, 950].map(mm),
    slaveOnlyWidths: [450, 500, 550, 600].map(mm),
    heights: [1880, 1980, 2080, 2180, 2300].map(mm),
    maxTrimPerSide: mm(25),
    maxTrimTop: mm(10),
    maxTrimBottom: mm(110),
  },
};

const profiles: readonly FrameProfileRow[] = [
  {
    profile: 'WFO',
    code: stockCode('OF72'),
    steelCode: stockCode('ST72'),
    face: mm(72),
    lip: mm(20),
    rebateFloor: mm(52),
    kgPerMetre: 1.45,
    steelKgPerMetre: 1.3,
  },
  {
    profile: 'NFO',
    code: stockCode('OF56'),
    steelCode: stockCode('ST56'),
    face: mm(56),
    lip: mm(20),
    rebateFloor: mm(36),
    kgPerMetre: 1.15,
    steelKgPerMetre: 1,
    singleLeafUpToKg: 70,
  },
];

const thresholds: readonly Threshold[] = [
  {
    code: stockCode('TH-PVC'),
    name: 'Standard PVC threshold',
    upstand: mm(72),
    material: 'pvc',
    opens: null,
    stepFree: false,
  },
  {
    code: stockCode('TH-AL15'),
    name: 'Low aluminium threshold 15 mm',
    upstand: mm(15),
    material: 'aluminium',
    opens: 'In',
    stepFree: true,
  },
  {
    code: stockCode('TH-AL28'),
    name: 'Mid aluminium threshold 28 mm',
    upstand: mm(28),
    material: 'aluminium',
    opens: null,
    stepFree: false,
  },
];

const packer = (
  use: SizeStock['use'],
  code: string,
  thickness1: number,
  positions: readonly PackerPosition[],
): SizeStock => ({
  code: stockCode(code),
  name: `Packer ${code}`,
  categoryId: 1010,
  use,
  thickness1: mm(thickness1),
  rebate: mm(use === 'packer' ? 5 : 0),
  positions,
});
const around: readonly PackerPosition[] = ['left1', 'left2', 'right1', 'right2', 'top1', 'top2'];

const sizeStock: readonly SizeStock[] = [
  ...[15, 25, 30, 43].map((thickness) => packer('packer', `AO${String(thickness - 5)}`, thickness, around)),
  packer('threshold-packer', 'TP10', 10, ['thresholdPacker2']),
  {
    code: stockCode('SC150'),
    name: 'Sill 150 mm',
    categoryId: 1033,
    use: 'sill',
    thickness1: mm(35),
    rebate: mm(5),
    positions: [],
  },
  {
    code: stockCode('CP00'),
    name: 'Flat coupler',
    categoryId: 1062,
    use: 'coupling',
    thickness1: mm(0),
    rebate: mm(0),
    positions: [],
  },
  {
    code: stockCode('CP20'),
    name: 'Structural coupling 20 mm',
    categoryId: 1062,
    use: 'coupling',
    thickness1: mm(20),
    rebate: mm(0),
    positions: [],
  },
];

const light = (x: string, y: string, width: string, height: string): DesignLight => ({
  x,
  y,
  width,
  height,
  shape: 10,
  turn: 0,
  head: 'square',
});

const design = (id: number, name: string, lights: readonly DesignLight[]): Design => ({
  id: designId(id),
  name,
  family: 'traditional',
  hardwareGroup: 1,
  hands: { left: true, right: true },
  minLeaf: size(605, 1785),
  priceFamily: 'T1',
  lights,
  mouldings: [],
  cassette: 'moulded',
  allows: { knocker: true, doorKnob: true, spyhole: true, letterPlate: true },
  heights: {
    handle: mm(1000),
    letterPlate: mm(920),
    doorKnob: mm(1060),
    spyhole1: mm(1500),
    spyhole2: mm(1200),
    knocker: mm(1350),
  },
});

const upperWidth = '(w-470)/2';
export const fourPanelTwoLight: Design = {
  ...design(4, 'Four Panel Two Light', [
    light('150', '190', upperWidth, 'h-1330'),
    light('w-150-(w-470)/2', '190', upperWidth, 'h-1330'),
  ]),
  minLeaf: size(700, 1785),
};
export const raglan: Design = {
  ...design(7, 'Raglan', [{ ...light('190', '190', 'w-380', '894'), shape: 30 }]),
  minLeaf: size(700, 1925),
};
const halfGlaze = design(8, 'Half Glaze Square', [light('190', '190', 'w-380', 'h-1150')]);
const halfGlazeSquare: Design = { ...halfGlaze, heights: { ...halfGlaze.heights, letterPlate: mm(850) } };
export const flush = design(15, 'Flush', []);

const colour = (id: number, name: string, finish: Colour['finish']): Colour => ({
  id: colourId(id),
  name,
  use: id > 100 ? 'frame' : 'door',
  stockCode: `C-${String(id)}`,
  colourCode: '',
  ral: null,
  hex: '#888888',
  finish,
  priceGroup: 0,
  externalStandard: true,
  internalStandard: true,
  customerStandard: true,
  customerDefault: false,
  base: null,
  note: '',
});

const pair = (
  external: number,
  inside: number,
  [appendix, priceGroup]: readonly [string, ColourPair['priceGroup']],
): ColourPair => ({
  external: colourId(external),
  inside: colourId(inside),
  appendix,
  wideCode: stockCode(`OF72-${appendix}`),
  narrowCode: stockCode(`OF56-${appendix}`),
  priceGroup,
  stocked: priceGroup < 3,
});

const theme = (id: number, name: string, sealed: boolean): GlassTheme => ({
  id: themeId(id),
  name,
  technique: '',
  priceGroup: 'B',
  shapes: [10, 30],
  backings: ['Flemish'],
  sizes: [],
  sealed,
});

const handle = (handleType: HandleDrawing, lock: HandleOption['lock']): HandleOption => ({
  handleType,
  drawnAs: handleType,
  name: handleType,
  description: handleType,
  suites: ['chrome', 'gold'],
  designGroups: [1],
  minLeafHeight: null,
  lock,
  covers: { outside: [], inside: [] },
});

const master = (id: number, code: string, row: Partial<MasterStock>): MasterStock => ({
  id,
  code,
  name: code,
  kind: null,
  handleType: null,
  dropdown: null,
  ...row,
});

const masters: readonly MasterStock[] = [
  master(1, 'HA-LL', { kind: 'handle', handleType: 'lever-lever', dropdown: 'handle', name: 'Lever-lever handle' }),
  master(2, 'HA-DUMMY', { kind: 'handle', dropdown: 'slaveHandle', name: 'Dummy handle' }),
  master(3, 'LP-310', { kind: 'letterPlate', drawnAs: 'letter-plate', dropdown: 'letterPlate', name: 'Letter plate' }),
  master(4, 'KN-URN', { kind: 'knocker', drawnAs: 'urn-knocker', dropdown: 'doorKnocker', name: 'Urn knocker' }),
  master(5, 'SP-180', { kind: 'spyhole', drawnAs: 'viewer', dropdown: 'spyhole1', name: 'Viewer 180 degree' }),
  master(6, 'CY-3K', { dropdown: 'cylinder', name: 'Cylinder, 3 star' }),
  master(7, 'CY-3T', { dropdown: 'cylinder', name: 'Cylinder, 3 star, thumb-turn' }),
  master(8, 'HA-PB600', { kind: 'handle', handleType: 'pull-bar-600', dropdown: 'handle', name: 'Pull bar 600 mm' }),
  master(9, 'ES-2S', { dropdown: 'escutcheon', name: 'Security escutcheon' }),
  master(10, 'WB-LOW', { dropdown: 'weatherBar', name: 'Weather bar' }),
  master(11, 'SC150', { dropdown: 'subsill', name: 'Sill 150 mm' }),
  master(12, 'SC150-EC', { dropdown: 'subsillEndCaps', name: 'Sill end caps' }),
];

const variant = (id: number, masterId: number, [code, suite]: readonly [string, Suite | null]): Stock => ({
  id,
  masterId,
  code: stockCode(code),
  description: masters.find((row) => row.id === masterId)?.name ?? '',
  usage: '',
  categoryId: null,
  suite,
  criteria: {},
  analysisCode: '',
  factoryFitted: true,
});

const stock: readonly Stock[] = [
  variant(11, 1, ['HA-LL-CH', 'chrome']),
  variant(12, 1, ['HA-LL-GD', 'gold']),
  variant(13, 2, ['HA-DUMMY-CH', 'chrome']),
  variant(14, 3, ['LP-310-CH', 'chrome']),
  variant(15, 3, ['LP-310-GD', 'gold']),
  variant(16, 4, ['KN-URN-CH', 'chrome']),
  variant(17, 5, ['SP-180-CH', 'chrome']),
  variant(18, 6, ['CY-3K', null]),
  variant(19, 7, ['CY-3T', null]),
  variant(20, 8, ['HA-PB600-BK', 'black']),
  variant(21, 9, ['ES-2S-BK', 'black']),
  { ...variant(22, 10, ['WB-IN', null]), criteria: { threshold: ['TH-AL15'], doorsOpen: ['In'] } },
  variant(24, 11, ['SC150', null]),
  variant(25, 12, ['SC150-EC', null]),
  { ...variant(23, 10, ['WB-OUT', null]), criteria: { doorsOpen: ['Out'] } },
];

const rows: CatalogueRows = {
  systems: [{ id: systemId(1), name: 'Composite 44', typeId: 1 }],
  templates: [],
  designs: [fourPanelTwoLight, raglan, halfGlazeSquare, flush],
  colours: [
    colour(1, 'White', 'paint'),
    colour(22, 'Signal Violet', 'paint'),
    { ...colour(101, 'Matt White', 'pvc'), tradeName: 'Matt White (PVC)' },
    colour(104, 'Anthracite Grey', 'pvc'),
    colour(108, 'Golden Oak', 'woodgrain'),
    colour(116, 'Custom RAL', 'custom'),
  ],
  colourPairs: [
    pair(101, 101, ['WHWH', 0]),
    pair(104, 101, ['AGWH', 1]),
    pair(108, 108, ['GOGO', 2]),
    pair(116, 101, ['RLWH', 3]),
    pair(116, 116, ['RLRL', 4]),
  ],
  paints: [],
  themes: [theme(1, 'Diamond Lead', false), theme(5, 'Bevel Cluster', true)],
  backings: [],
  handles: [handle('lever-lever', 'lift-lever'), handle('pull-bar-600', 'slam')],
  masters,
  stock,
  relatedStock: [
    { masterId: 8, relatedMasterId: 9, dropdown: 'escutcheon' },
    { masterId: 11, relatedMasterId: 12, dropdown: 'subsillEndCaps' },
  ],
  defaultHardware: [
    { kind: 'letterPlate', dropdown: 'letterPlate', masterId: 3 },
    { kind: 'knocker', dropdown: 'doorKnocker', masterId: 4 },
  ],
  hinges: [{ name: 'white', hex: '#ffffff', stock: stockCode('HG-F3') }],
  profiles,
  thresholds,
  sizeStock,
  standardDimensions: [
    { dimension: 'width', doors: 'single', from: mm(950), to: mm(1009), value: mm(980), description: '980 wide' },
    { dimension: 'width', doors: 'single', from: mm(980), to: mm(1065), value: mm(1000), description: '1000 wide' },
    { dimension: 'width', doors: 'double', from: mm(1700), to: mm(1899), value: mm(1800), description: '1800 wide' },
    {
      dimension: 'height',
      doors: 'any',
      systems: [systemId(1)],
      from: mm(2070),
      to: mm(2139),
      value: mm(2100),
      description: '2100 high',
    },
  ],
  limits,
  clearances,
  extras: [],
  weights: weightsOf(workedExampleProductionRows),
};
