import type { GlassShapeId } from '../../catalogue/rows/design-rows.ts';
import { type HardwareKind, hardwareKinds } from '../../door/model/hardware-kinds.ts';
import type { Hand, Suite } from '../../door/model/door-values.ts';
import type { GlazedFramePartKind } from '../../door/model/parts.ts';
import { lengthText, type Size, sizeText } from '../../lib/mm.ts';
import { recordOf } from '../../lib/records.ts';
import { listed } from '../../lib/sentence.ts';

interface KindMessages {
  /** In headings, and before what is chosen. */
  readonly heading: string;
  /** Within a sentence. */
  readonly noun: string;
}

export const hardwareKindMessages: Readonly<Record<HardwareKind, KindMessages>> = {
  handle: { heading: 'Handle', noun: 'handle' },
  knocker: { heading: 'Knocker', noun: 'knocker' },
  doorKnob: { heading: 'Door Knob', noun: 'door knob' },
  spyhole: { heading: 'Spyhole', noun: 'spyhole' },
  letterPlate: { heading: 'Letter Plate', noun: 'letter plate' },
};

/** By how much a door must become larger, mm; 0 or negative: not at all. */
interface Growth {
  readonly wider: number;
  readonly higher: number;
}

const larger = ({ wider, higher }: Growth): string =>
  [...(wider > 0 ? [`${lengthText(wider)} wider`] : []), ...(higher > 0 ? [`${lengthText(higher)} higher`] : [])].join(
    ' and ',
  );

/** A design or handle with the leaf that it needs and the leaf that there is. */
interface LeafNeed {
  readonly name: string;
  readonly needed: Size;
  readonly leaf: Size;
}

const designs = {
  needsLeaf: ({ needed, leaf }: LeafNeed) =>
    leaf.width < needed.width
      ? `Needs a leaf ${lengthText(needed.width)} wide`
      : `Needs a leaf ${lengthText(needed.height)} high`,
  leafTooSmall: ({ name, needed, leaf }: LeafNeed) =>
    `The leaf is ${sizeText(leaf)}; ${name} needs one of at least ${sizeText(needed)}.`,
  leafWouldBeTooSmall: ({ name, needed, leaf }: LeafNeed) =>
    `${name} needs a leaf of at least ${sizeText(needed)}; it would be ${sizeText(leaf)}. Make the door ${larger({
      wider: needed.width - leaf.width,
      higher: needed.height - leaf.height,
    })}.`,
  /** When another frame changes the design too. */
  changed: (from: string, to: string) => `${from} does not fit this door, so it shows ${to}.`,
  cannotHang: (hand: Hand) => `This design cannot hang ${hand}`,
  hangsOnly: (design: string, hand: Hand) => `${design} is made with its hinges on the ${hand} only.`,
};

const colours = {
  noSuchPair: (outside: string) => `Not made with ${outside} outside`,
  noSuchPairOf: (inside: string, outside: string) =>
    `The frame is ${outside} outside; ${inside} inside is not made with it.`,
  useOutside: (colour: string) => `Use ${colour} outside`,
  sidesDiffer: (outside: string, inside: string) =>
    `The frame is ${outside} outside and ${inside} inside now: the two sides are not made alike in that colour.`,
  ralNotNeeded: 'Only a door in the colour Custom RAL takes a RAL number: choose that colour first.',
  premium: {
    external: "The door's colour is a standard frame colour: choose it among the standard ones.",
    internal: "The frame takes the door's colour inside only when it has it outside and no standard colour matches it.",
  },
};

const panes: Readonly<Record<GlassShapeId, string>> = {
  10: 'rectangular',
  20: 'quarter-round',
  30: 'raglan',
  40: 'quarter-round',
  50: 'quarter-round',
  60: 'quarter-round',
};

const glass = {
  backingReset: 'Backing Glass has been Reset',
  notForPanes: (shape: GlassShapeId) => `Not made for ${panes[shape]} panes`,
  /** `design`: whose panes they are; null: sidelights and fanlight. */
  notInShape: (theme: string, shape: GlassShapeId, design: string | null) =>
    `${design ?? 'The glass around the door'} has ${panes[shape]} panes, and ${theme} is not made in that shape.`,
  useOwnFrameGlass: 'Use different frame glass',
  notMadeWith: (theme: string) => `Not made with ${theme}`,
  madeWithOthers: ({ theme, backing, others }: { theme: string; backing: string; others: readonly string[] }) =>
    `${theme} is not made with ${backing} behind it, but with ${listed(others, 'or')}.`,
  useClear: 'Use clear glass',
  lost: (theme: string, design: string) =>
    `${theme} is not made for the panes of ${design}. Choose another glass for the door.`,
  frameFollowsDoor: "Turn on 'Use different frame glass' first.",
  notAHouseNumber: 'A house number has up to five figures, with a letter from a to d if need be: 28, 28a or 12-14.',
  notAPaneWithNumber: 'Choose a pane that shows the number.',
  solidDoor: (design: string) => `${design} is a solid door: it has no glass.`,
  noFrameGlass: 'This frame has no glass: it has neither sidelights nor a fanlight.',
  doorThemeNotForFrame: (theme: string) =>
    `${theme} is not made for the rectangular panes around the door, so they need a glass of their own.`,
};

const kinds = recordOf(hardwareKinds, (kind) => hardwareKindMessages[kind].heading);

const suites: Readonly<Record<Suite, string>> = {
  chrome: 'chrome',
  gold: 'gold',
  'satin-chrome': 'satin chrome',
  white: 'white',
  black: 'black',
};

const hardware = {
  /** Names for headings. */
  kinds,
  notForDesign: 'Not made for this design',
  noRoom: 'Would lie on the glass',
  handleOnGlass: (handle: string, design: string) => `${handle} would reach over the glass of ${design}.`,
  pieceOnGlass: (kind: HardwareKind, design: string) =>
    `A ${hardwareKindMessages[kind].noun} would lie on the glass of ${design}.`,
  handleNotForDesign: (handle: string, design: string) => `${handle} does not go with ${design}.`,
  needsHeight: (needed: number) => `Needs a leaf ${lengthText(needed)} high`,
  leafTooLow: ({ handle, needed, leaf }: { handle: string; needed: number; leaf: number }) =>
    `The leaf is ${lengthText(leaf)} high; ${handle} needs ${String(needed)}.`,
  notInSuite: (suite: Suite) => `This handle is not made in ${suites[suite]}`,
  /** `handle`: null while none is chosen. */
  madeInSuites: (handle: string | null, made: readonly Suite[]) =>
    `${handle ?? 'The handle'} is made in ${listed(
      made.map((suite) => suites[suite]),
      'and',
    )}.`,
  /** After another finish or handle type; null: there was no such piece, or there is none any more. */
  changedPiece: ({ before, after, suite }: { before: string | null; after: string | null; suite: Suite }) => {
    if (before === null) return `${after ?? ''} was added.`;
    const lost = `${before} is not made in ${suites[suite]}`;
    return after === null ? `${lost} and was taken off.` : `${lost}: ${after} takes its place.`;
  },
  cannotBeFitted: (kind: HardwareKind) => `${kinds[kind]} cannot be fitted on this door, in its design and finish.`,
};

/** Refusals of what a supplier does not have. Whole sentences, because in other languages the noun changes the grammar. */
const notOffered = {
  stock: 'Nothing of that product suits this door.',
  template: 'This supplier does not offer that frame style. Choose another.',
  design: 'This supplier does not offer that door design. Choose another.',
  hand: 'This supplier does not offer that hinge side. Choose another.',
  doorColour: 'This supplier does not offer that door colour. Choose another.',
  ral: 'There is no such number in the RAL Classic list.',
  frameColour: {
    external: 'This supplier does not offer that external frame colour. Choose another.',
    internal: 'This supplier does not offer that internal frame colour. Choose another.',
  },
  glass: {
    door: 'This supplier does not offer that door glass. Choose another.',
    frame: 'This supplier does not offer that frame glass. Choose another.',
  },
  backing: 'This supplier does not offer that backing glass. Choose another.',
  handleType: 'This supplier does not offer that handle type. Choose another.',
  suite: 'This supplier does not offer that finish. Choose another.',
  hingeColour: 'This supplier does not offer that hinge colour. Choose another.',
  piece: 'That is not offered on this door, in its design and finish.',
  opening: 'This supplier does not offer that opening direction. Choose another.',
  packer: 'This supplier does not offer that packer there. Choose another.',
  sill: 'This supplier does not offer that sill. Choose another.',
  threshold: 'This supplier does not offer that threshold. Choose another.',
};

/** Why something cannot be chosen, and the one action that would allow it. A reason has at most eight words. */
export const choosing = {
  notOffered,
  use: (name: string) => `Use ${name}`,
  /** Of a frame style, in place of the size that was typed for it. */
  useUsualSize: (name: string) => `Use the usual size of ${name}`,
  makeDoorLarger: (growth: Growth) => `Make the door ${larger(growth)}`,
  designs,
  colours,
  glass,
  hardware,
};

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
  ...recordOf(hardwareKinds, (kind) => hardwareKindMessages[kind].noun),
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

const panesNamed: Readonly<Record<'door' | GlazedFramePartKind, string>> = {
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
    `${panesNamed[pane]}: ${glass ?? 'Clear glass'} is not made with ${backing} as its backing glass.`,
};
