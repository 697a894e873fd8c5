import { hardwareKinds } from '../../door/model/hardware-kinds.ts';
import type { GlazedFramePartKind } from '../../door/model/parts.ts';
import { recordOf } from '../../lib/records.ts';
import { hardwareKindWords } from './hardware-kinds.ts';

/** Names of what is wrong with an item. */
const nouns = {
  system: 'system',
  template: 'frame style',
  design: 'design',
  hand: 'hinge side',
  doorColour: 'door colour',
  colour: 'colour',
  ral: 'RAL number',
  theme: 'glass theme',
  handleType: 'handle type',
  suite: 'finish',
  hingeColour: 'hinge colour',
  hardware: 'hardware',
  ...recordOf(hardwareKinds, (kind) => hardwareKindWords[kind].noun),
  extra: 'fitting',
  cylinder: 'cylinder',
  lock: 'lock',
  escutcheon: 'escutcheon',
  slab: 'slab',
  profile: 'frame profile',
  thresholdLayout: 'threshold layout',
  jobType: 'job type',
  slavePiece: 'piece of hardware on the slave leaf',
  trim: 'board or trim',
  threshold: 'threshold',
  sill: 'sill',
  packer: 'packer',
  coupling: 'coupling',
};

const panes: Readonly<Record<'door' | GlazedFramePartKind, string>> = {
  door: 'The door',
  'left-sidelight': 'The left sidelight',
  'right-sidelight': 'The right sidelight',
  fanlight: 'The fanlight',
};

type ItemNoun = keyof typeof nouns;

/** Why an item from outside is refused. */
export const wholeItem = {
  unknown: (noun: ItemNoun) => `The item names a ${nouns[noun]} that this supplier does not have.`,
  notOffered: (noun: ItemNoun) => `The item carries a ${nouns[noun]} that is not offered.`,
  partsUnlikeTemplate: 'The parts are not those of the chosen frame.',
  partsDoNotAddUp: 'The sizes of the parts do not add up to the overall size.',
  themeNotOfSystem: 'The glass theme is not made for this kind of door.',
  wrongShape: 'The glass theme is not made in the shapes of these panes.',
  /** `glass`: the theme; null for clear glass. */
  wrongBacking: (pane: 'door' | GlazedFramePartKind, glass: string | null, backing: string) =>
    `${panes[pane]}: ${glass ?? 'Clear glass'} is not made with ${backing} as its backing glass.`,
};
