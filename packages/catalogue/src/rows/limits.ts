import type { SizeLimits, Clearances } from '@door/domain/catalogue/rows/limit-rows';
import { mm, size } from '@door/domain/lib/mm';

export const limits = {
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
} as const satisfies SizeLimits;

export const clearances = {
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
  // A pull bar is 100 from the edge.
  handle: { besideEdge: mm(135), from: mm(834), to: mm(1078) },
  // The profiles of the drawing are as wide.
  cassette: { moulded: mm(36), flat: mm(26) },
  hardware: { toGlass: mm(25), toCassette: mm(3) },
  extras: { toEdge: mm(30), toHouseNumber: mm(20) },
  fitting: mm(10),
} as const satisfies Clearances;
