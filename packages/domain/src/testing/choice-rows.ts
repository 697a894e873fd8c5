import type { Colour, Paint } from '../catalogue/rows/colour-rows.ts';
import type { Design, DesignLight, GlassShapeId } from '../catalogue/rows/design-rows.ts';
import type { Backing, GlassTheme } from '../catalogue/rows/glass-rows.ts';
import type { DesignPermission } from '../door/model/hardware-kinds.ts';
import { colourId, designId, themeId } from '../door/model/ids.ts';
import { mm, size } from '../lib/mm.ts';
import { fourPanelTwoLight } from './worked-example-catalogue.ts';

const light = (shape: GlassShapeId): DesignLight => ({
  x: '190',
  y: '190',
  width: 'w-380',
  height: '894',
  shape,
  turn: 0,
  head: 'square',
});

const allowing = (...kinds: readonly DesignPermission[]): Design['allows'] => ({
  knocker: kinds.includes('knocker'),
  doorKnob: kinds.includes('doorKnob'),
  spyhole: kinds.includes('spyhole'),
  letterPlate: kinds.includes('letterPlate'),
});

const leftOnly = { left: true, right: false };
const rightOnly = { left: false, right: true };
const flush: Design = {
  ...fourPanelTwoLight,
  id: designId(15),
  name: 'Flush',
  family: 'contemporary',
  hardwareGroup: 2,
  minLeaf: size(605, 1785),
  lights: [],
  allows: allowing('doorKnob', 'spyhole', 'letterPlate'),
  otherLetterPlates: [mm(760)],
};

export const designs: readonly Design[] = [
  fourPanelTwoLight,
  {
    ...fourPanelTwoLight,
    id: designId(7),
    name: 'Raglan',
    family: 'half-glazed',
    minLeaf: size(700, 1925),
    lights: [light(30)],
    allows: allowing('letterPlate'),
  },
  {
    ...fourPanelTwoLight,
    id: designId(8),
    name: 'Half Glaze Square',
    family: 'half-glazed',
    minLeaf: size(605, 1785),
    lights: [light(10)],
    allows: allowing('letterPlate'),
  },
  {
    ...fourPanelTwoLight,
    id: designId(10),
    name: 'Carisbrooke Fan',
    family: 'carisbrooke',
    minLeaf: size(860, 1950),
    lights: [light(20), light(40)],
    allows: allowing('knocker', 'doorKnob', 'letterPlate'),
  },
  flush,
  {
    ...flush,
    id: designId(16),
    name: 'Long Slot',
    hands: leftOnly,
    minLeaf: size(770, 1785),
    lights: [light(10)],
    allows: allowing('spyhole', 'letterPlate'),
    otherLetterPlates: [],
  },
  {
    ...flush,
    id: designId(116),
    name: 'Long Slot (right hung)',
    mirrorOf: designId(16),
    hands: rightOnly,
    minLeaf: size(770, 1785),
    lights: [light(10)],
    allows: allowing('spyhole', 'letterPlate'),
  },
  {
    ...flush,
    id: designId(18),
    name: 'Centre Slot',
    lights: [light(10)],
    allows: allowing(),
  },
];

const colour = (id: number, name: string, facts: Partial<Colour>): Colour => ({
  id: colourId(id),
  name,
  use: id > 100 ? 'frame' : 'door',
  stockCode: `C-${String(id)}`,
  colourCode: String(id),
  ral: null,
  hex: '#888888',
  finish: 'paint',
  priceGroup: 0,
  externalStandard: true,
  internalStandard: true,
  customerStandard: true,
  customerDefault: false,
  base: null,
  note: '',
  ...facts,
});

const nonStandard = { externalStandard: false, internalStandard: false, customerStandard: false };

/** Slate Grey is a standard foil outside only; Signal Violet is not a frame colour. */
export const colours: readonly Colour[] = [
  colour(22, 'Signal Violet', { ...nonStandard, ral: 'RAL 4008' }),
  colour(1, 'White', { ral: 'RAL 9016' }),
  colour(4, 'Anthracite Grey', { ral: 'RAL 7016', customerDefault: true }),
  colour(5, 'Slate Grey', { ral: 'RAL 7015' }),
  colour(11, 'Fir Green', { ral: 'RAL 6009' }),
  colour(29, 'Custom RAL', { ...nonStandard, finish: 'custom' }),
  colour(101, 'Matt White', { tradeName: 'Matt White (PVC)', finish: 'pvc', customerDefault: true }),
  colour(104, 'Anthracite Grey', { ral: 'RAL 7016' }),
  colour(107, 'Slate Grey', { ral: 'RAL 7015', internalStandard: false }),
  colour(116, 'Custom RAL', { ...nonStandard, finish: 'custom' }),
];

/** Anthracite is a standard frame colour too. */
export const paints: readonly Paint[] = [
  { ral: 'RAL 3020', name: 'Traffic red', hex: '#BB1E10' },
  { ral: 'RAL 7016', name: 'Anthracite grey', hex: '#383E42' },
];

const large = { minWidth: mm(300), maxWidth: mm(1200), minHeight: mm(801), maxHeight: mm(6000) };
const slot = { minWidth: mm(1), maxWidth: mm(299), minHeight: mm(801), maxHeight: mm(6000) };
const small = { minWidth: mm(1), maxWidth: mm(299), minHeight: mm(1), maxHeight: mm(800) };

const theme = (id: number, name: string, facts: Pick<GlassTheme, 'shapes' | 'backings'>): GlassTheme => ({
  id: themeId(id),
  name,
  technique: '',
  priceGroup: 'B',
  sizes: [small, slot, large],
  sealed: false,
  ...facts,
});

/** Orphan has no backing; the second Diamond Lead and Tiny Pane are never listed. */
export const themes: readonly GlassTheme[] = [
  theme(1, 'Diamond Lead', { shapes: [10, 30], backings: ['Clear', 'Flemish', 'Stippolyte'] }),
  theme(5, 'Bevel Cluster', { shapes: [10, 20, 30, 40, 50, 60], backings: ['Minster', 'Stippolyte'] }),
  theme(7, 'Starburst Bevel', { shapes: [20, 40, 50, 60], backings: ['Minster'] }),
  { ...theme(17, 'House Number', { shapes: [10, 30], backings: ['Satin'] }), showsHouseNumber: true },
  theme(90, 'Orphan', { shapes: [10, 20, 30, 40], backings: [] }),
  theme(91, 'Diamond Lead', { shapes: [10], backings: ['Clear'] }),
  { ...theme(92, 'Tiny Pane', { shapes: [10], backings: ['Clear'] }), sizes: [small] },
];

const backing = (name: string, privacy: Backing['privacy']): Backing => ({ name, privacy, priceGroup: 'A', note: '' });

export const backings: readonly Backing[] = [
  backing('Clear', 0),
  backing('Flemish', 2),
  backing('Minster', 2),
  backing('Stippolyte', 4),
  backing('Satin', 5),
];
