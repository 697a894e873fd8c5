import type { Product } from './product.ts';

const profile = {
  kind: null,
  handleType: null,
  suites: [],
  categoryId: null,
  analysisCode: 'PROFILE',
  factoryFitted: true,
  criteria: {},
} as const;

const threshold = { ...profile, dropdown: 'threshold', usage: 'Under the leaf', categoryId: 1016 } as const;
const sill = {
  ...profile,
  dropdown: 'subsill',
  usage: 'Under the frame, throws water off the wall',
  categoryId: 1033,
} as const;
const endCaps = { ...profile, dropdown: 'subsillEndCaps', usage: 'At the ends of the sill' } as const;
const packer = { ...profile, dropdown: 'packer', usage: 'Round the frame', categoryId: 1010 } as const;
const thresholdPacker = { ...packer, dropdown: 'thresholdPacker2', usage: 'Under the threshold' } as const;
const coupling = { ...profile, dropdown: 'coupling', usage: 'Between two frames', categoryId: 1062 } as const;
const onAluminium = { threshold: ['TH-AL15', 'TH-AL15O', 'TH-AL28'] } as const;
const architrave = { ...profile, dropdown: 'architrave', usage: 'Flat trim inside', categoryId: 38 } as const;
const lining = { ...profile, dropdown: 'lining', usage: 'Covers the reveal', categoryId: 1031 } as const;

/** Ids continue after those of the hardware, ten for each option list. */
export const frameProducts = [
  { ...threshold, id: 101, code: 'TH-PVC', name: 'PVC-u threshold, frame on four sides' },
  {
    ...threshold,
    id: 102,
    code: 'TH-AL15',
    name: 'Low aluminium threshold 15 mm, door opens in',
    criteria: { doorsOpen: ['In'] },
  },
  {
    ...threshold,
    id: 103,
    code: 'TH-AL15O',
    name: 'Low aluminium threshold 15 mm, door opens out',
    criteria: { doorsOpen: ['Out'] },
  },
  { ...threshold, id: 104, code: 'TH-AL28', name: 'Aluminium threshold 28 mm, for exposed sites' },
  {
    ...profile,
    id: 105,
    code: 'DRIP',
    name: 'Weather bar',
    dropdown: 'weatherBar',
    usage: 'At the foot of the leaf',
    criteria: onAluminium,
  },
  {
    ...profile,
    id: 106,
    code: 'BRUSH',
    name: 'Bottom sweep seal',
    dropdown: 'sweepSeal',
    usage: 'Under the leaf',
    criteria: onAluminium,
  },

  { ...sill, id: 111, code: 'SC85', name: 'Stub sill 85 mm' },
  { ...sill, id: 112, code: 'SC150', name: 'Sill 150 mm' },
  { ...sill, id: 113, code: 'SC180', name: 'Sill 180 mm' },
  { ...endCaps, id: 114, code: 'SC85-EC', name: 'Sill end caps 85 mm, pair' },
  { ...endCaps, id: 115, code: 'SC150-EC', name: 'Sill end caps 150 mm, pair' },
  { ...endCaps, id: 116, code: 'SC180-EC', name: 'Sill end caps 180 mm, pair' },

  { ...packer, id: 121, code: 'AO10', name: 'Add-on 10 mm' },
  { ...packer, id: 122, code: 'AO20', name: 'Add-on 20 mm' },
  { ...packer, id: 123, code: 'AO25', name: 'Add-on 25 mm' },
  { ...packer, id: 124, code: 'AO38', name: 'Add-on 38 mm' },
  { ...thresholdPacker, id: 125, code: 'TP10', name: 'Threshold packer 10 mm' },
  { ...thresholdPacker, id: 126, code: 'TP20', name: 'Threshold packer 20 mm' },
  { ...thresholdPacker, id: 127, code: 'TP28', name: 'Threshold packer 28 mm' },
  { ...packer, id: 128, code: 'TV22', name: 'Over-frame vent head 22 mm', usage: 'Over the head of the frame' },
  {
    ...profile,
    id: 129,
    code: 'TV22-CAN',
    name: 'Vent canopy',
    dropdown: 'ventCanopy',
    usage: 'Over the vent, outside',
  },

  { ...coupling, id: 131, code: 'CP00', name: 'Flat coupler' },
  { ...coupling, id: 132, code: 'CP20', name: 'Structural coupling 20 mm, steel insert' },

  { ...architrave, id: 141, code: 'AR45', name: 'Architrave 45 mm, flat' },
  { ...architrave, id: 142, code: 'AR70', name: 'Architrave 70 mm, ogee' },
  { ...lining, id: 143, code: 'LN100', name: 'Lining board 100 mm' },
  { ...lining, id: 144, code: 'LN150', name: 'Lining board 150 mm' },
  { ...lining, id: 145, code: 'LN200', name: 'Lining board 200 mm' },
  {
    ...profile,
    id: 146,
    code: 'GT25',
    name: 'Reveal wall board 250 mm',
    dropdown: 'gtWalling',
    usage: 'Covers the wall of the reveal',
    categoryId: 1059,
  },
  { ...profile, id: 147, code: 'HD', name: 'Head drip', dropdown: 'headDrip', usage: 'Above the frame' },
  {
    ...profile,
    id: 148,
    code: 'VT2500',
    name: 'Trickle vent, 2500 mm² equivalent area',
    dropdown: 'vent1',
    usage: 'Through the head',
    criteria: { fireIntegrity: ['None'] },
  },
  {
    ...profile,
    id: 149,
    code: 'VT4000',
    name: 'Trickle vent, 4000 mm² equivalent area',
    dropdown: 'vent1',
    usage: 'Through the head',
    criteria: { fireIntegrity: ['None'] },
  },
] as const satisfies readonly Product[];
