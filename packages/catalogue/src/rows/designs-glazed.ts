import type { Design } from '@door/domain/catalogue/rows/design-rows';
import { designId } from '@door/domain/door/model/ids';
import { mm, size } from '@door/domain/lib/mm';
import {
  allowing,
  brass,
  eitherHand,
  light,
  pairOfPanels,
  pairUnderWideLight,
  shapedLight,
  usualHeights,
} from './design-parts.ts';

const panelled = { hardwareGroup: 1, hands: eitherHand, cassette: 'moulded', firstHardware: brass } as const;

export const halfGlazedDesigns = [
  {
    ...panelled,
    id: designId(7),
    name: 'Raglan',
    family: 'half-glazed',
    minLeaf: size(700, 1925),
    priceFamily: 'R1',
    lights: [shapedLight(30, ['190', '190', 'w-380', '894'])],
    mouldings: pairUnderWideLight('h-690', '460'),
    allows: allowing('letterPlate'),
    heights: { ...usualHeights, letterPlate: mm(760) },
  },
  {
    ...panelled,
    id: designId(8),
    name: 'Half Glaze Square',
    family: 'half-glazed',
    minLeaf: size(605, 1785),
    priceFamily: 'R1',
    lights: [light(['190', '190', 'w-380', 'h-1150'])],
    mouldings: pairUnderWideLight('h-780', '550'),
    allows: allowing('letterPlate'),
    heights: { ...usualHeights, letterPlate: mm(850) },
  },
] as const satisfies readonly Design[];

export const carisbrookeDesigns = [
  {
    ...panelled,
    id: designId(9),
    name: 'Carisbrooke Quad',
    family: 'carisbrooke',
    minLeaf: size(820, 1885),
    priceFamily: 'C1',
    lights: [
      shapedLight(20, ['w/2-270', '300', '230', '230']),
      shapedLight(40, ['w/2+40', '300', '230', '230']),
      shapedLight(50, ['w/2+40', '610', '230', '230']),
      shapedLight(60, ['w/2-270', '610', '230', '230']),
    ],
    mouldings: pairOfPanels('h-860', '630'),
    allows: allowing('letterPlate'),
    heights: usualHeights,
  },
  {
    ...panelled,
    id: designId(10),
    name: 'Carisbrooke Fan',
    family: 'carisbrooke',
    minLeaf: size(860, 1950),
    priceFamily: 'C1',
    lights: [shapedLight(20, ['w/2-290', '250', '260', '260']), shapedLight(40, ['w/2+30', '250', '260', '260'])],
    mouldings: [...pairOfPanels('600', 'h-1720'), ...pairOfPanels('h-860', '630')],
    allows: allowing('knocker', 'doorKnob', 'letterPlate'),
    heights: { ...usualHeights, knocker: mm(1300) },
  },
] as const satisfies readonly Design[];
