import type { Design } from '@door/domain/catalogue/rows/design-rows';
import { designId } from '@door/domain/door/model/ids';
import { mm, size } from '@door/domain/lib/mm';
import {
  allowing,
  chrome,
  chromeShortLever,
  eitherHand,
  leftOnly,
  light,
  rightHung,
  usualHeights,
} from './design-parts.ts';

const contemporary = {
  family: 'contemporary',
  hardwareGroup: 2,
  priceFamily: 'N1',
  cassette: 'flat',
  mouldings: [],
  firstHardware: chrome,
} as const;

const symmetric = [
  {
    ...contemporary,
    id: designId(15),
    name: 'Flush',
    hands: eitherHand,
    minLeaf: size(605, 1785),
    priceFamily: 'N0',
    lights: [],
    allows: allowing('doorKnob', 'spyhole', 'letterPlate'),
    heights: usualHeights,
    otherLetterPlates: [mm(760)],
  },
  {
    ...contemporary,
    id: designId(18),
    name: 'Centre Slot',
    hands: eitherHand,
    minLeaf: size(605, 1785),
    lights: [light(['w/2-70', '200', '140', 'h-500'])],
    allows: allowing(),
    heights: usualHeights,
  },
  {
    ...contemporary,
    id: designId(19),
    name: 'Three Square',
    hands: eitherHand,
    minLeaf: size(605, 1880),
    lights: [
      light(['w/2-100', '230', '200', '200']),
      light(['w/2-100', '230+(h-1360)/2', '200', '200']),
      light(['w/2-100', 'h-1130', '200', '200']),
    ],
    allows: allowing('letterPlate'),
    heights: { ...usualHeights, letterPlate: mm(850) },
  },
  {
    ...contemporary,
    id: designId(20),
    name: 'Four Square',
    hands: eitherHand,
    minLeaf: size(605, 1930),
    lights: [
      light(['w/2-85', '220', '170', '170']),
      light(['w/2-85', '220+(h-1250)/3', '170', '170']),
      light(['w/2-85', '220+2*(h-1250)/3', '170', '170']),
      light(['w/2-85', 'h-1030', '170', '170']),
    ],
    allows: allowing('letterPlate'),
    heights: { ...usualHeights, letterPlate: mm(780) },
  },
  {
    ...contemporary,
    id: designId(21),
    name: 'Four Bar',
    hands: eitherHand,
    minLeaf: size(605, 1850),
    lights: [
      light(['200', '260', 'w-400', '90']),
      light(['200', '260+(h-1400)/3', 'w-400', '90']),
      light(['200', '260+2*(h-1400)/3', 'w-400', '90']),
      light(['200', 'h-1140', 'w-400', '90']),
    ],
    allows: allowing('letterPlate'),
    heights: { ...usualHeights, letterPlate: mm(900) },
  },
] as const satisfies readonly Design[];

const leftHung = [
  {
    ...contemporary,
    id: designId(16),
    name: 'Long Slot Lock Side',
    hands: leftOnly,
    minLeaf: size(770, 1785),
    lights: [light(['w-300', '200', '140', 'h-500'])],
    firstHardware: chromeShortLever,
    allows: allowing('spyhole', 'letterPlate'),
    heights: { ...usualHeights, letterPlate: mm(900) },
  },
  {
    ...contemporary,
    id: designId(17),
    name: 'Long Slot Hinge Side',
    hands: leftOnly,
    minLeaf: size(770, 1785),
    lights: [light(['160', '200', '140', 'h-500'])],
    allows: allowing('spyhole', 'letterPlate'),
    heights: { ...usualHeights, letterPlate: mm(900) },
  },
  {
    ...contemporary,
    id: designId(22),
    name: 'Stepped Bar',
    hands: leftOnly,
    minLeaf: size(605, 1785),
    lights: [
      light(['w-460', '260', '260', '90']),
      light(['w-390', '260+(h-1400)/2', '190', '90']),
      light(['w-320', 'h-1140', '120', '90']),
    ],
    allows: allowing('letterPlate'),
    heights: { ...usualHeights, letterPlate: mm(900) },
  },
] as const satisfies readonly Design[];

/** The right-hung twin of design 16 has id 116, and so on. */
const twins = leftHung.map((design) => rightHung(design, 100 + design.id));

const fullGlazed = {
  family: 'full-glazed',
  hardwareGroup: 3,
  hands: eitherHand,
  minLeaf: size(605, 1785),
  priceFamily: 'F1',
  cassette: 'flat',
  mouldings: [],
  firstHardware: chrome,
} as const;

export const contemporaryDesigns: readonly Design[] = [...symmetric, ...leftHung, ...twins];

export const fullGlazedDesigns = [
  {
    ...fullGlazed,
    id: designId(23),
    name: 'Full Glaze',
    firstHardware: chromeShortLever,
    lights: [light(['150', '150', 'w-300', 'h-430'])],
    allows: allowing(),
    heights: usualHeights,
  },
  {
    ...fullGlazed,
    id: designId(24),
    name: 'Two Light Mid Rail',
    lights: [light(['150', '150', 'w-300', 'h-1270']), light(['150', 'h-840', 'w-300', '560'])],
    allows: allowing('letterPlate'),
    heights: { ...usualHeights, letterPlate: mm(990) },
  },
] as const satisfies readonly Design[];
