import type { UsualTradePart } from '../build/describe-usual-build.ts';
import type { RuleContext } from '../choice/rule.ts';
import { effective } from '../effective/effective.ts';
import { glazingOfPart } from '../glass/glazing.ts';
import { handleKey } from '../hardware/hardware-of-choices.ts';
import { isEqual } from '../../lib/is-equal.ts';
import { recordOf } from '../../lib/records.ts';
import { trimPlaces } from '../model/build-choices.ts';
import { type Choices, choosing, type NewChoices, withEntry } from '../model/choices.ts';
import type { About } from '../model/description.ts';
import { packerPositions } from '../model/door-values.ts';
import { extraKinds } from '../model/extra-kinds.ts';
import { hardwareKinds } from '../model/hardware-kinds.ts';
import type { StockCode } from '../model/ids.ts';
import type { Item } from '../model/item.ts';
import { type GlazedFramePartKind, glazedFrameParts } from '../model/parts.ts';
import { slavePlaces } from '../model/slave-pieces.ts';

/** A line that everybody reads of a door, or that the trade reads besides. */
export type LineAbout = About | UsualTradePart['about'];

/** The choice that one line of the description shows. */
interface ChoiceOfLine {
  /** undefined: nobody chose. */
  readonly read: (choices: Choices) => unknown;
  /** All that is kept, of which `read` is what counts for this frame style or design. */
  readonly kept?: (choices: Choices) => unknown;
  /** Whether the door has what was chosen; what it cannot have sleeps. */
  readonly isOnDoor: (item: Item, context: RuleContext) => boolean;
  readonly takenBack: (choices: Choices) => NewChoices;
}

/** Whether a person chose what a line says. */
export function isChosenLine(about: LineAbout, item: Item, context: RuleContext): boolean {
  const { read, isOnDoor } = choiceOfLine[about];
  return read(item.choices) !== undefined && isOnDoor(item, context);
}

/** Whether the choice of a line is another one on these two doors. */
export function isChosenAnew(about: LineAbout, was: Item, now: Item): boolean {
  const { read, kept = read } = choiceOfLine[about];
  return !isEqual(kept(was.choices), kept(now.choices));
}

/** The door as it would be if nobody had chosen what a line says. */
export const withoutChoiceOf = (about: LineAbout, { id, choices }: Item, context: RuleContext): Item =>
  effective({ id, choices: choosing(choices, choiceOfLine[about].takenBack(choices)) }, context);

const always = (): boolean => true;

/** A choice that is one property; `onDoor` reads the same of the door. */
const property = (name: Exclude<keyof Choices, 'templateId'>, onDoor: (item: Item) => unknown): ChoiceOfLine => ({
  read: (choices) => choices[name],
  isOnDoor: (item) => isEqual(item.choices[name], onDoor(item)),
  takenBack: () => ({ [name]: undefined }),
});

type OfEntries = 'packers' | 'couplings' | 'pieces' | 'extras' | 'slave' | 'trims';

/** A choice that is one entry of a property. */
const entry = (name: OfEntries, key: string, isOnDoor: ChoiceOfLine['isOnDoor']): ChoiceOfLine => ({
  read: (choices) => Object.entries(choices[name] ?? {}).find(([each]) => each === key)?.[1],
  isOnDoor,
  takenBack: (choices) => ({ [name]: withEntry<string, StockCode | null>(choices[name], key, undefined) }),
});

/** A piece is chosen as a product: its finish follows the handle. */
const product = (
  name: OfEntries,
  key: string,
  fittedOf: (item: Item) => StockCode | null | undefined,
): ChoiceOfLine => {
  const choice = entry(name, key, always);
  return {
    ...choice,
    isOnDoor: (item, { catalogue }) => {
      const masterOf = (code: unknown) => catalogue.rows.stock.find((stock) => stock.code === code)?.masterId;
      return masterOf(choice.read(item.choices)) === masterOf(fittedOf(item));
    },
  };
};

const coupling = (joint: GlazedFramePartKind): ChoiceOfLine =>
  entry('couplings', joint, ({ choices, frame }) => frame.couplings[joint] === choices.couplings?.[joint]);

const doorGlass: ChoiceOfLine = {
  read: ({ doorGlass: glazing, backings }) => glazing && [glazing, backings],
  isOnDoor: ({ choices, glass }) => isEqual(choices.doorGlass, glass.door),
  takenBack: () => ({ doorGlass: undefined }),
};

/** Of sidelights and fanlight: their own, or the door's. */
const frameGlass: ChoiceOfLine = {
  read: (choices) =>
    choices.ownFrameGlass ? [choices.frameGlass, choices.paneGlass, choices.backings] : doorGlass.read(choices),
  isOnDoor: ({ choices, glass, frame }) => {
    const wanted = choices.ownFrameGlass ? choices.frameGlass : choices.doorGlass;
    const parts = glazedFrameParts(frame.parts);
    return parts.every((kind) => isEqual(choices.paneGlass?.[kind] ?? wanted, glazingOfPart(glass, kind)));
  },
  takenBack: ({ ownFrameGlass }) =>
    ownFrameGlass
      ? { ownFrameGlass: undefined, frameGlass: undefined, paneGlass: undefined }
      : { doorGlass: undefined },
};

const size: ChoiceOfLine = {
  read: ({ sizes, templateId }) => sizes?.[templateId],
  kept: ({ sizes }) => sizes,
  isOnDoor: ({ choices: { sizes, templateId }, frame }) => {
    const typed = sizes?.[templateId]?.overall;
    return typed === undefined || isEqual(typed.size, frame.overall);
  },
  takenBack: ({ sizes, templateId }) => ({ sizes: withEntry(sizes, templateId, undefined) }),
};

const handleType: ChoiceOfLine = {
  read: (choices) => choices.handles?.[handleKey(choices)],
  kept: ({ handles }) => handles,
  isOnDoor: ({ choices, hardware }) => choices.handles?.[handleKey(choices)] === hardware.handleType,
  takenBack: (choices) => ({
    handles: Object.fromEntries(Object.entries(choices.handles ?? {}).filter(([key]) => key !== handleKey(choices))),
  }),
};

/** The product, which follows the type of handle where nobody chose it. */
const handle: ChoiceOfLine = {
  read: (choices) => choiceOfHandle(choices).read(choices),
  kept: ({ pieces, handles }) => [pieces?.handle, handles],
  isOnDoor: (item, context) => choiceOfHandle(item.choices).isOnDoor(item, context),
  takenBack: (choices) => choiceOfHandle(choices).takenBack(choices),
};

const handlePiece = product('pieces', 'handle', ({ hardware }) => hardware.chosen.handle);
const choiceOfHandle = (choices: Choices): ChoiceOfLine =>
  handlePiece.read(choices) === undefined ? handleType : handlePiece;

/** What nobody can choose: it says of a door what it is made of. */
const unchosen: ChoiceOfLine = { read: () => undefined, isOnDoor: always, takenBack: () => ({}) };

const choiceOfLine: Readonly<Record<LineAbout, ChoiceOfLine>> = {
  frame: { read: ({ templateId }) => templateId, isOnDoor: always, takenBack: () => ({}) },
  size,
  packers: unchosen,
  ...recordOf(packerPositions, (position) =>
    entry('packers', position, ({ choices, frame }) => frame.packers[position] === choices.packers?.[position]),
  ),
  threshold: property('threshold', ({ frame }) => frame.threshold),
  sill: property('sill', ({ frame }) => frame.sill),
  design: property('designId', ({ designId }) => designId),
  hand: property('hand', ({ hand }) => hand),
  opens: property('opens', ({ opens }) => opens),
  doorExternal: {
    read: ({ doorColour, customRal }) => doorColour && [doorColour, customRal],
    isOnDoor: ({ choices, colours }) => choices.doorColour === colours.doorExternal,
    takenBack: () => ({ doorColour: undefined, customRal: undefined }),
  },
  doorInternal: {
    read: ({ sameInternal, internalColour }) => sameInternal || internalColour,
    isOnDoor: always,
    takenBack: () => ({ sameInternal: undefined, internalColour: undefined }),
  },
  frameExternal: property('frameExternal', ({ colours }) => colours.frameExternal),
  frameInternal: property('frameInternal', ({ colours }) => colours.frameInternal),
  glass: unchosen,
  doorGlass,
  frameGlass,
  handleType,
  finish: property('suite', ({ hardware }) => hardware.suite),
  hinges: property('hingeColour', ({ hardware }) => hardware.hingeColour),
  ...recordOf(hardwareKinds, (kind) => product('pieces', kind, ({ hardware }) => hardware.chosen[kind])),
  handle,
  ...recordOf(extraKinds, (kind) => product('extras', kind, ({ extras }) => extras.chosen[kind])),
  ...recordOf(slavePlaces, (place) => product('slave', place, ({ build }) => build.slave[place])),
  ...recordOf(trimPlaces, (place) =>
    entry('trims', place, ({ choices, build }) => build.trims[place] === choices.trims?.[place]),
  ),
  cylinder: property('cylinder', ({ build }) => build.cylinder),
  // Chosen as what it does: its size follows the leaf.
  lockOptions: { ...property('lock', () => undefined), isOnDoor: ({ build }) => build.lock !== null },
  escutcheon: property('escutcheon', ({ build }) => build.escutcheon),
  slaveHandle: property('bareSlave', ({ build }) => build.bareSlave),
  'coupling-left-sidelight': coupling('left-sidelight'),
  'coupling-right-sidelight': coupling('right-sidelight'),
  'coupling-fanlight': coupling('fanlight'),
  jobType: property('jobType', ({ build }) => build.jobType),
  system: property('systemId', ({ systemId }) => systemId),
  profile: property('profile', ({ frame }) => frame.profile),
  thresholdLayout: property('thresholdLayout', ({ frame }) => frame.thresholdLayout),
  slab: property('slab', ({ build }) => build.slab),
  sbd: property('securedByDesign', ({ build }) => build.securedByDesign),
  smokeControl: property('smokeSeals', ({ build }) => build.smokeSeals),
};
