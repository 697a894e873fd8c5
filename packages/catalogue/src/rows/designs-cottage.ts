import type { Design } from '@door/domain/catalogue/rows/design-rows';
import { designId } from '@door/domain/door/model/ids';
import { mm, size } from '@door/domain/lib/mm';
import { allowing, blackRing, diamondLight, eitherHand, light, planks, usualHeights } from './design-parts.ts';

const cottage = {
  family: 'cottage',
  hardwareGroup: 4,
  hands: eitherHand,
  cassette: 'moulded',
  mouldings: planks,
  firstHardware: blackRing,
} as const;

export const cottageDesigns = [
  {
    ...cottage,
    id: designId(11),
    name: 'Cottage Plank',
    minLeaf: size(605, 1785),
    priceFamily: 'P0',
    lights: [],
    allows: allowing('knocker', 'doorKnob', 'spyhole', 'letterPlate'),
    heights: usualHeights,
    otherLetterPlates: [mm(760)],
  },
  {
    ...cottage,
    id: designId(12),
    name: 'Cottage Diamond',
    minLeaf: size(605, 1850),
    priceFamily: 'P1',
    lights: [diamondLight(['w/2-110', '350', '220', '220'])],
    allows: allowing('knocker', 'letterPlate'),
    heights: { ...usualHeights, knocker: mm(1120) },
  },
  {
    ...cottage,
    id: designId(13),
    name: 'Cottage Square',
    minLeaf: size(605, 1880),
    priceFamily: 'P1',
    lights: [light(['w/2-150', '290', '300', '300'])],
    allows: allowing('knocker', 'letterPlate'),
    heights: { ...usualHeights, knocker: mm(1120) },
  },
  {
    ...cottage,
    id: designId(14),
    name: 'Cottage Half Glaze',
    minLeaf: size(605, 1785),
    priceFamily: 'P1',
    lights: [light(['190', '190', 'w-380', 'h-1150'])],
    allows: allowing('letterPlate'),
    heights: { ...usualHeights, letterPlate: mm(850) },
  },
] as const satisfies readonly Design[];
