import type { RuleContext } from '../choice/rule.ts';
import { effective } from '../effective/effective.ts';
import { backingOfPane } from '../glass/backing.ts';
import { backedGlass } from '../glass/glass-of-choices.ts';
import { handleKey } from '../hardware/hardware-of-choices.ts';
import { type Choices, choosing, type NewChoices } from '../model/choices.ts';
import { hardwareKinds } from '../model/hardware-kinds.ts';
import { isEqual } from '../../lib/is-equal.ts';
import type { Door, Item } from '../model/item.ts';
import { doorPart, glazedFramePartKinds, layoutOf } from '../model/parts.ts';
import { compositeSize } from '../sizes/composite-size.ts';
import { sideWidthsOf } from '../sizes/side-widths.ts';

/** A door as it shall be, and as it follows from the choices so far. */
interface Compared {
  readonly wanted: Door;
  readonly now: Item;
  readonly context: RuleContext;
  /** Whether two values of a property differ, so that the wanted one is a choice. */
  readonly differ: (one: unknown, other: unknown) => boolean;
}

type Topic = (compared: Compared) => NewChoices;

/**
 * What a whole item from outside says: where it is another door than follows from the choices, that was chosen. One topic after the
 * other, because what follows from a topic is no choice: a piece that has only changed with the finish is not.
 */
export const choicesTowards = (wanted: Door, start: Item, context: RuleContext): Choices =>
  topics.reduce((now, topic) => {
    const changes = topic({ wanted, now, context, differ });
    return Object.keys(changes).length === 0
      ? now
      : effective({ id: now.id, choices: choosing(now.choices, changes) }, context);
  }, start).choices;

const differ = (one: unknown, other: unknown): boolean => !isEqual(one, other);

/**
 * Every property of a door as a choice: it stays as it is, whatever becomes of the catalogue. What has been agreed with a customer is
 * such a door.
 */
export const agreedChoices = (item: Item, context: RuleContext): Choices =>
  topics.reduce(
    (choices, topic) =>
      choosing(choices, topic({ wanted: item, now: { ...item, choices }, context, differ: () => true })),
    item.choices,
  );

/** The choice of a property where the two doors differ in it. */
const differing =
  <Property extends keyof Choices>(
    property: Property,
    read: (door: Door) => Choices[Property] | null,
    choiceOf: (wanted: Door) => NewChoices[Property] = (wanted) => read(wanted) ?? undefined,
  ): Topic =>
  ({ wanted, now, differ }) =>
    differ(read(wanted), read(now)) ? { [property]: choiceOf(wanted) } : {};

const together =
  (...parts: readonly Topic[]): Topic =>
  (compared) =>
    Object.assign({}, ...parts.map((part) => part(compared)));

const chosenOnly = <Key extends string, Value>(record: Readonly<Record<Key, Value | null>>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));

/** All four measures of a frame style at once: each is told beside the others. */
const sizes: Topic = ({ wanted, now, context, differ }) => {
  const typed = typedSizes(wanted, context);
  if (!differ(typed, typedSizes(now, context))) return {};
  return { sizes: { ...now.choices.sizes, [wanted.templateId]: typed } };
};

function typedSizes({ frame, leaves }: Door, { catalogue }: RuleContext) {
  const { sides, fanlight } = layoutOf(frame.parts);
  const masterWidth = leaves.kind === 'double' ? leaves.masterWidth : null;
  return {
    overall: { size: frame.overall, mode: frame.heightMode },
    ...(sides !== 'none' && {
      sides: { ...sideWidthsOf(frame.parts), at: compositeSize(frame, catalogue).width },
    }),
    ...(fanlight && { doorHeight: doorPart(frame.parts).size.height }),
    ...(masterWidth !== null && { masterWidth }),
  };
}

const insideOfLeaf: Topic = ({ wanted, now, differ }) => {
  const { doorInternal } = wanted.colours;
  if (!differ(doorInternal, now.colours.doorInternal)) return {};
  return doorInternal.kind === 'own'
    ? { sameInternal: false, internalColour: doorInternal.colourId }
    : { sameInternal: true };
};

const glassAround: Topic = ({ wanted, now, differ }) => {
  const { frame } = wanted.glass;
  if (!differ(frame, now.glass.frame)) return {};
  return frame.kind === 'own'
    ? { ownFrameGlass: true, frameGlass: frame.glazing, paneGlass: frame.ofPart }
    : { ownFrameGlass: false };
};

const backings: Topic = ({ wanted, now, differ }) => {
  const panes = (['door', ...glazedFramePartKinds] as const).filter((pane) =>
    differ(backingOfPane(wanted, pane), backingOfPane(now, pane)),
  );
  const chosen = panes.map((pane) => [backedGlass(pane, wanted.glass), backingOfPane(wanted, pane)] as const);
  return panes.length === 0 ? {} : { backings: { ...now.choices.backings, ...Object.fromEntries(chosen) } };
};

const handle: Topic = ({ wanted, now, differ }) => {
  const { handleType } = wanted.hardware;
  if (!differ(handleType, now.hardware.handleType)) return {};
  return { handles: { ...now.choices.handles, [handleKey(now.choices)]: handleType } };
};

const pieces: Topic = ({ wanted, now, differ }) => {
  const others = hardwareKinds.filter((kind) => differ(wanted.hardware.chosen[kind], now.hardware.chosen[kind]));
  const chosen = others.map((kind) => [kind, wanted.hardware.chosen[kind]] as const);
  return others.length === 0 ? {} : { pieces: { ...now.choices.pieces, ...Object.fromEntries(chosen) } };
};

/** In the order in which one follows from the other. */
const topics: readonly Topic[] = [
  differing('templateId', ({ templateId }) => templateId),
  differing('systemId', ({ systemId }) => systemId),
  differing('opens', ({ opens }) => opens),
  together(
    differing('profile', ({ frame }) => frame.profile),
    differing('threshold', ({ frame }) => frame.threshold),
    differing('thresholdLayout', ({ frame }) => frame.thresholdLayout),
    differing(
      'sill',
      ({ frame }) => frame.sill,
      ({ frame }) => frame.sill,
    ),
    differing('packers', ({ frame }) => chosenOnly(frame.packers)),
    differing('couplings', ({ frame }) => frame.couplings),
    differing('heightMode', ({ frame }) => frame.heightMode),
  ),
  sizes,
  differing('designId', ({ designId }) => designId),
  together(
    differing('hand', ({ hand }) => hand),
    differing('houseNumber', ({ houseNumber }) => houseNumber),
    differing('doorColour', ({ colours }) => colours.doorExternal),
    differing('jobType', ({ build }) => build.jobType),
    differing('securedByDesign', ({ build }) => build.securedByDesign),
    differing('smokeSeals', ({ build }) => build.smokeSeals),
    differing('slab', ({ build }) => build.slab),
  ),
  differing('customRal', ({ colours }) => colours.customRal),
  differing('frameExternal', ({ colours }) => colours.frameExternal),
  differing('frameInternal', ({ colours }) => colours.frameInternal),
  insideOfLeaf,
  differing('doorGlass', ({ glass }) => glass.door),
  glassAround,
  together(
    backings,
    differing('houseNumberAt', ({ glass }) => glass.houseNumberAt),
  ),
  handle,
  differing('suite', ({ hardware }) => hardware.suite),
  differing('letterPlateHeight', ({ hardware }) => hardware.letterPlateHeight),
  together(
    pieces,
    differing('hingeColour', ({ hardware }) => hardware.hingeColour),
  ),
  together(
    differing('laminated', ({ build }) => build.laminated),
    differing('cylinder', ({ build }) => build.cylinder),
    differing('lock', ({ build }) => build.lock),
    differing('escutcheon', ({ build }) => build.escutcheon),
    differing('bareSlave', ({ build }) => build.bareSlave),
    differing('slave', ({ build }) => build.slave),
    differing('trims', ({ build }) => build.trims),
    differing('extras', ({ extras }) => chosenOnly(extras.chosen)),
  ),
  together(
    differing('closerPosition', ({ extras }) => extras.closerPosition),
    differing('numeralsAt', ({ extras }) => extras.numeralsAt),
    differing('spyholeHeights', ({ extras }) => chosenOnly(extras.spyholeHeights)),
  ),
];
