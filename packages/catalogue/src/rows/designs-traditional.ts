import type { Design } from '@door/domain/catalogue/rows/design-rows';
import { designId } from '@door/domain/door/model/ids';
import { size } from '@door/domain/lib/mm';
import {
  allowing,
  archedLight,
  brass,
  eitherHand,
  light,
  pairOfPanels,
  pairUnderWideLight,
  usualHeights,
} from './design-parts.ts';

const traditional = {
  family: 'traditional',
  hardwareGroup: 1,
  hands: eitherHand,
  cassette: 'moulded',
  firstHardware: brass,
  allows: allowing('knocker', 'doorKnob', 'spyhole', 'letterPlate'),
  heights: usualHeights,
} as const;

/** Below the mid rail, which stays free for the letter plate. */
const lowerPanels = pairOfPanels('h-860', '630');

export const traditionalDesigns = [
  {
    ...traditional,
    id: designId(1),
    name: 'Six Panel',
    minLeaf: size(605, 1785),
    priceFamily: 'T0',
    lights: [],
    mouldings: [...pairOfPanels('150', '260'), ...pairOfPanels('470', 'h-1590'), ...lowerPanels],
  },
  {
    ...traditional,
    id: designId(2),
    name: 'Six Panel Two Light',
    minLeaf: size(700, 1785),
    priceFamily: 'T1',
    lights: [light(['150', '170', '(w-470)/2', '260']), light(['w-150-(w-470)/2', '170', '(w-470)/2', '260'])],
    mouldings: [...pairOfPanels('510', 'h-1630'), ...lowerPanels],
  },
  {
    ...traditional,
    id: designId(3),
    name: 'Four Panel',
    minLeaf: size(605, 1785),
    priceFamily: 'T0',
    lights: [],
    mouldings: [...pairOfPanels('150', 'h-1270'), ...lowerPanels],
  },
  {
    ...traditional,
    id: designId(4),
    name: 'Four Panel Two Light',
    minLeaf: size(700, 1785),
    priceFamily: 'T1',
    lights: [light(['150', '190', '(w-470)/2', 'h-1330']), light(['w-150-(w-470)/2', '190', '(w-470)/2', 'h-1330'])],
    mouldings: lowerPanels,
  },
  {
    ...traditional,
    id: designId(5),
    name: 'Four Panel Arch Top',
    minLeaf: size(700, 1785),
    priceFamily: 'T1',
    lights: [
      archedLight(['150', '210', '(w-470)/2', 'h-1350']),
      archedLight(['w-150-(w-470)/2', '210', '(w-470)/2', 'h-1350']),
    ],
    mouldings: lowerPanels,
  },
  {
    ...traditional,
    id: designId(6),
    name: 'Two Panel One Light',
    minLeaf: size(605, 1785),
    priceFamily: 'T1',
    lights: [light(['190', '190', 'w-380', 'h-1330'])],
    mouldings: pairUnderWideLight('h-860', '630'),
    allows: allowing('doorKnob', 'letterPlate'),
  },
] as const satisfies readonly Design[];
