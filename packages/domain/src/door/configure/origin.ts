import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Design } from '../../catalogue/rows/design-rows.ts';
import type { RuleContext } from '../choice/rule.ts';
import { effective } from '../effective/effective.ts';
import { handleKey } from '../hardware/hardware-of-choices.ts';
import type { Action } from '../model/action.ts';
import { buildPlaces, type BuildPlace, trimPlaces } from '../model/build-choices.ts';
import { type Choices, choosing, type NewChoices } from '../model/choices.ts';
import type { About } from '../model/description.ts';
import { extraKinds } from '../model/extra-kinds.ts';
import { designHardwareKinds, hardwareKinds } from '../model/hardware-kinds.ts';
import type { Item } from '../model/item.ts';
import type { GlazedFramePartKind } from '../model/parts.ts';
import { slavePlaces } from '../model/slave-pieces.ts';
import { recordOf } from '../../lib/records.ts';
import { isSecured, isSecurityLocked, systemOf } from '../system/item-system.ts';
import { describeItem } from './describe-item.ts';
import { describeUsualBuild, type UsualTradePart } from '../build/describe-usual-build.ts';
import { packerPositions } from '../model/door-values.ts';

/** Why a line is on a door as it is. */
export type Origin =
  | { readonly kind: 'chosen' }
  /** Another choice asks for it; `undo` takes that choice back. */
  | { readonly kind: 'demanded'; readonly by: string; readonly undo: Action }
  | { readonly kind: 'design' | 'frame'; readonly by: string }
  | { readonly kind: 'usual' };

type LineAbout = About | UsualTradePart['about'];

/** What everybody reads of a door, and what the trade reads besides. */
const linesOf = (item: Item, context: RuleContext) => [
  ...describeItem(item, context),
  ...describeUsualBuild(item, context),
];

/** The origin of each line of the description: asked by making the door once more without each choice that demands something. */
export function originsOf(item: Item, context: RuleContext): ReadonlyMap<LineAbout, Origin> {
  const demands = demandsOf(item, context).map((demand) => ({
    ...demand,
    without: textsWithout(demand, item, context),
  }));
  return new Map(
    linesOf(item, context).map(({ about, value }) => {
      const demand = demands.find((each) => each.about !== about && each.without.get(about) !== value);
      return [about, demand ? { kind: 'demanded', by: demand.by, undo: demand.undo } : ownOrigin(about, item, context)];
    }),
  );
}

interface Demand {
  /** The line of the choice itself. */
  readonly about: About;
  readonly by: string;
  readonly changes: NewChoices;
  readonly undo: Action;
}

/** The choices of this door that ask for other parts of it. */
function demandsOf(item: Item, { catalogue, messages: { build } }: RuleContext): readonly Demand[] {
  const { systemId: usual } = catalogue.template(item.templateId);
  return [
    ...(isSecurityLocked(item) ? [byJob(build.jobTypes[item.build.jobType])] : []),
    ...(isSecured(item) && item.build.securedByDesign ? [bySecurity(build.terms.sbd)] : []),
    ...(item.systemId === usual ? [] : [bySystem(systemOf(item.systemId, catalogue).name, usual)]),
  ];
}

const byJob = (by: string): Demand => ({
  ...{ about: 'jobType', by, changes: { jobType: undefined } },
  undo: { type: 'build.chooseJobType', jobType: 'replacement' },
});

const bySecurity = (by: string): Demand => ({
  ...{ about: 'sbd', by, changes: { securedByDesign: undefined } },
  undo: { type: 'build.secure', on: false },
});

const bySystem = (by: string, systemId: Item['systemId']): Demand => ({
  ...{ about: 'system', by, changes: { systemId: undefined } },
  undo: { type: 'build.chooseSystem', systemId },
});

function textsWithout(
  { changes }: Demand,
  { id, choices }: Item,
  context: RuleContext,
): ReadonlyMap<LineAbout, string> {
  const without = effective({ id, choices: choosing(choices, changes) }, context);
  return new Map(linesOf(without, context).map(({ about, value }) => [about, value]));
}

function ownOrigin(about: LineAbout, item: Item, { catalogue }: RuleContext): Origin {
  if (isChosen[about](item.choices, item)) return { kind: 'chosen' };
  const design = catalogue.design(item.designId);
  if (isNamedBy(design, about, { item, catalogue })) return { kind: 'design', by: design.name };
  return ofFrame.has(about)
    ? { kind: 'frame', by: catalogue.template(item.templateId).displayName }
    : { kind: 'usual' };
}

interface Door {
  readonly item: Item;
  readonly catalogue: Catalogue;
}

/** Whether the row of a design names the hardware of a line. */
function isNamedBy({ firstHardware }: Design, about: LineAbout, { item: { hardware }, catalogue }: Door): boolean {
  if (!firstHardware) return false;
  if (about === 'handleType') return firstHardware.handleType === hardware.handleType;
  if (about === 'finish') return firstHardware.suite === hardware.suite;
  const kind = designHardwareKinds.find((each) => each === about);
  const piece = kind && hardware.chosen[kind];
  return piece ? catalogue.stock(piece).masterId === firstHardware.pieces[kind] : false;
}

/** What a frame style comes with. */
const ofFrame: ReadonlySet<LineAbout> = new Set<LineAbout>(['size', 'threshold', 'sill', 'design', 'opens', 'profile']);

type IsChosen = (choices: Choices, item: Item) => boolean;

const has =
  (property: keyof Choices): IsChosen =>
  (choices) =>
    choices[property] !== undefined;

const ownPlaces: Readonly<Partial<Record<BuildPlace, keyof Choices>>> = {
  cylinder: 'cylinder',
  lockOptions: 'lock',
  escutcheon: 'escutcheon',
  slaveHandle: 'bareSlave',
};

/** Whether a person chose what a line is about. */
const isChosen: Readonly<Record<LineAbout, IsChosen>> = {
  packers: () => false,
  ...recordOf(
    packerPositions,
    (position): IsChosen =>
      ({ packers }) =>
        packers?.[position] !== undefined,
  ),
  frame: () => true,
  size: ({ sizes }, { templateId }) => sizes?.[templateId]?.overall !== undefined,
  threshold: has('threshold'),
  sill: has('sill'),
  design: ({ designId }, item) => designId === item.designId,
  hand: ({ hand }, item) => hand === item.hand,
  opens: ({ opens }, item) => opens === item.opens,
  doorExternal: has('doorColour'),
  doorInternal: ({ sameInternal, internalColour }) => sameInternal === true || internalColour !== undefined,
  frameExternal: has('frameExternal'),
  frameInternal: has('frameInternal'),
  glass: has('doorGlass'),
  doorGlass: has('doorGlass'),
  frameGlass: ({ frameGlass, paneGlass, doorGlass }, { glass }) =>
    glass.frame.kind === 'own' ? frameGlass !== undefined || paneGlass !== undefined : doorGlass !== undefined,
  handleType: (choices) => choices.handles?.[handleKey(choices)] !== undefined,
  finish: ({ suite }, { hardware }) => suite === hardware.suite,
  hinges: has('hingeColour'),
  ...recordOf(
    hardwareKinds,
    (kind): IsChosen =>
      ({ pieces }) =>
        pieces?.[kind] !== undefined,
  ),
  ...recordOf(
    extraKinds,
    (kind): IsChosen =>
      ({ extras }) =>
        extras?.[kind] !== undefined,
  ),
  ...recordOf(buildPlaces, (place): IsChosen => has(ownPlaces[place] ?? 'trims')),
  ...recordOf(
    slavePlaces,
    (place): IsChosen =>
      ({ slave }) =>
        slave?.[place] !== undefined,
  ),
  ...recordOf(
    trimPlaces,
    (place): IsChosen =>
      ({ trims }) =>
        trims?.[place] !== undefined,
  ),
  ...couplingsChosen(),
  jobType: has('jobType'),
  system: has('systemId'),
  profile: ({ profile }, { frame }) => profile === frame.profile,
  thresholdLayout: has('thresholdLayout'),
  slab: ({ slab }, { build }) => slab === build.slab,
  sbd: has('securedByDesign'),
  smokeControl: has('smokeSeals'),
};

function couplingsChosen(): Readonly<Record<`coupling-${GlazedFramePartKind}`, IsChosen>> {
  const of =
    (joint: GlazedFramePartKind): IsChosen =>
    ({ couplings }) =>
      couplings?.[joint] !== undefined;
  return {
    'coupling-left-sidelight': of('left-sidelight'),
    'coupling-right-sidelight': of('right-sidelight'),
    'coupling-fanlight': of('fanlight'),
  };
}
