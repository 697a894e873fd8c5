import type { BuildPlace, JobType, ThresholdLayout } from '../../door/model/build-choices.ts';
import type { ExtraKind } from '../../door/model/extra-kinds.ts';
import type { CloserPosition, FrameProfile, PackerPosition } from '../../door/model/door-values.ts';
import type { Measured, OutOfLimits, SizeChange } from '../../door/model/out-of-limits.ts';
import type { GlazedFramePartKind } from '../../door/model/parts.ts';
import { lengthText, type Size, sizeText } from '../../lib/mm.ts';
import { capitalised } from '../../lib/sentence.ts';

const jobTypes: Readonly<Record<JobType, string>> = {
  replacement: 'Replacement',
  'new-build': 'New build',
  'trade-supply': 'Trade supply',
};

const layouts: Readonly<Record<ThresholdLayout, string>> = {
  door: 'Under the door',
  full: 'Full width, under the sidelights too',
};

const places: Readonly<Record<BuildPlace, string>> = {
  cylinder: 'Cylinder',
  lockOptions: 'Lock',
  escutcheon: 'Escutcheon',
  slaveHandle: 'Handle on the slave leaf',
  slaveDoorKnocker: 'Knocker on the slave leaf',
  slaveDoorKnob: 'Door knob on the slave leaf',
  slaveSpyhole1: 'Spyhole in the slave leaf',
  slaveLetterPlate: 'Letter plate in the slave leaf',
  leftLining: 'Lining left',
  rightLining: 'Lining right',
  topLining: 'Lining top',
  thresholdLining: 'Lining at the threshold',
  leftArchitrave: 'Architrave left',
  rightArchitrave: 'Architrave right',
  topArchitrave: 'Architrave top',
  thresholdArchitrave: 'Architrave at the threshold',
  leftGtWalling: 'GT walling left',
  rightGtWalling: 'GT walling right',
  topGtWalling: 'GT walling top',
  thresholdGtWalling: 'GT walling at the threshold',
};

const packers: Readonly<Record<PackerPosition, string>> = {
  left1: 'Packer left 1',
  left2: 'Packer left 2',
  right1: 'Packer right 1',
  right2: 'Packer right 2',
  top1: 'Packer top 1',
  top2: 'Packer top 2',
  thresholdPacker2: 'Threshold packer',
};

const profiles: Readonly<Record<FrameProfile, string>> = {
  WFO: 'Wide frame',
  NFO: 'Narrow frame',
  HFO: 'Hardwood frame',
};

const couplings: Readonly<Record<GlazedFramePartKind, string>> = {
  'left-sidelight': 'Coupling, left sidelight',
  'right-sidelight': 'Coupling, right sidelight',
  fanlight: 'Coupling, fanlight',
};

const besides: Readonly<Record<GlazedFramePartKind, string>> = {
  'left-sidelight': 'a left sidelight',
  'right-sidelight': 'a right sidelight',
  fanlight: 'a fanlight',
};

/** Texts about what only the trade chooses. A reason has at most eight words. */
export const build = {
  jobTypes,
  layouts,
  profiles,
  packers,
  couplings,
  noPackers: 'Packers',
  none: 'None',
  places,
  terms: {
    jobType: 'Job type',
    system: 'System',
    profile: 'Frame profile',
    thresholdLayout: 'Threshold layout',
    slab: 'Slab',
    sbd: 'Secured by Design',
    smokeControl: 'Smoke seals',
    laminated: 'Laminated glass',
  },
  slabOf: (thickness: number) => `${lengthText(thickness)} thick`,
  yes: 'Yes',
  bareSlave: 'None, as asked',
  withoutSecurity: 'Make it without Secured by Design',

  notMadeSo: 'This supplier does not make it so.',
  notInSystem: 'Not in this system',
  notInThisSystem: (what: string, system: string) => `${system} is not made with ${what}.`,
  slabOfSystem: (thickness: number) => `a slab of ${lengthText(thickness)}`,
  profileOfSystem: (profile: FrameProfile) => `a ${profiles[profile].toLowerCase()}`,
  needsLoneDoor: 'Needs a door without sidelights or fanlight',
  hasGlassBeside: (system: string) =>
    `${system} is made without sidelights and fanlight; this frame has glass beside or above the door.`,
  needsSolidDesign: 'Needs a design without glass',
  hasGlass: (system: string, design: string) => `${system} is made without glass; ${design} has glass in it.`,
  notSecurable: 'Not tested for Secured by Design',
  cannotBeSecured: (system: string) => `${system} is not certified for Secured by Design.`,
  jobDemandsSecurity: 'New build demands it',
  securedByJob: 'A new build must be Secured by Design, so it cannot be switched off.',
  noCloser: 'No closer shuts this leaf',
  noCloserFits: 'A fire door shuts by itself, and this leaf has no room for a closer that is strong enough.',
  fireDoorSeals: 'A fire door has smoke seals',
  fireDoorNeedsSeals: 'The seals against smoke are part of the tested fire door.',
  securedIsLaminated: 'Secured by Design demands it',
  securedNeedsLaminated: 'Under Secured by Design every pane is laminated.',
  tooHeavy: 'The leaf would be too heavy',
  weighs: (kg: number, most: number) => `The leaf would weigh ${String(kg)} kg; four hinges carry ${String(most)} kg.`,
  useFrame: (profile: FrameProfile) => `Use the ${profiles[profile].toLowerCase()}`,
  frameTooNarrow: 'The frame is too narrow for it',
  narrowCarries: (profile: FrameProfile, most: number) =>
    `A ${profiles[profile].toLowerCase()} carries a single leaf of ${String(most)} kg at most.`,
  cannotBeMade: 'Leaves sizes that cannot be made',
  needsAluminium: 'Needs an aluminium threshold',
  pvcGoesRound: 'A PVC-u threshold is the bottom of the frame; only an aluminium bar can lie otherwise.',
  needsSidelights: 'Needs a sidelight beside the door',
  noSidelights: 'There is no sidelight beside this door that the bar could go under.',
  noJoint: (joint: GlazedFramePartKind) => `This set has no frame of ${besides[joint]} that is coupled to the door's.`,
  notForDoor: 'Not made for this door',
  notForThisDoor: (name: string) => `${name} is not made for a door like this one.`,
  needsThreeStars: 'Secured by Design needs three stars',
  tooFewStars: (name: string) => `${name} has too few stars for Secured by Design.`,
  handleWorksAnother: 'The handle works another lock',
  notWithHandle: (lock: string, handle: string) => `${lock} is not worked by ${handle}.`,
  notWithoutHandle: (lock: string) => `${lock} is not made for a door without a handle.`,
  leafNotInRange: 'The leaf is of another height',
  faceplateFits: ({ lock, from, to, leaf }: { lock: string; from: number; to: number; leaf: number }) =>
    `${lock} fits leaves of ${lengthText(from)} to ${lengthText(to)}; this one is ${lengthText(leaf)} high.`,
  noSlaveLeaf: 'This door has one leaf only',
  noSlaveLeafHere: 'Only a double door has a slave leaf.',
  noHandle: 'The door has no handle',
  noHandleHere: 'A slave leaf carries hardware only beside a master with a handle, and this door has none.',
};

const kinds: Readonly<Record<ExtraKind, string>> = {
  doorChain: 'Door chain',
  doorCloser: 'Door closer',
  kickPlateOutside: 'Kick plate outside',
  kickPlateInside: 'Kick plate inside',
  pushPlate: 'Push plate',
  numerals: 'House number',
  spyhole2: 'Second spyhole',
  signageOutside: 'Sign outside',
  signageInside: 'Sign inside',
  vent1: 'Vent 1',
  vent2: 'Vent 2',
  headDrip: 'Head drip',
};

const positions: Readonly<Record<CloserPosition, string>> = { leaf: 'on the leaf', frame: 'on the frame' };

/** Texts about extras. A reason has at most eight words. */
export const extras = {
  kinds,
  notForDoor: 'Not made for this door',
  notForThisDoor: (name: string) => `${name} is not made for a door like this one.`,
  closerTooWeak: 'Too weak for this leaf',
  closerShuts: ({ size, width, kg }: { size: number; width: number; kg: number }) =>
    `The leaf is ${lengthText(width)} wide and weighs ${String(kg)} kg: too much for a closer of size ${String(size)}.`,
  noNumber: 'Needs a house number',
  noNumberYet: 'This door has no house number yet: up to five figures, with a letter if need be.',
  noRoom: 'No room on this door',
  inTheWay: (kind: string) => `${kind}: glass or other hardware is in the way.`,
  notOnFrame: 'The door opens inwards',
  notOnFrameOpeningIn: 'A closer stands on the frame only of a door that opens outwards.',
  ventThere: 'A vent is in its place',
  ventInItsPlace: 'A vent goes through the head of the frame, where the closer would stand.',
  noCloser: 'This door has no closer that could stand elsewhere.',
  noSpyhole: 'This door has no such spyhole that could be moved.',
  spyholeInTheWay: (height: number) =>
    `A spyhole ${lengthText(height)} above the bottom of the leaf: the edge, glass or other hardware is in the way.`,
  aboveKnocker: (knocker: number) => `The spyhole stays above the knocker, which is ${lengthText(knocker)} high.`,
  noNumerals: 'This door has no house number that could be moved.',
  fireDoorShuts: 'A fire door shuts by itself',
  fireDoorNeedsCloser: 'A fire door must have a closer.',
  takenOff: (kind: string) => `${kind}: no longer fits this door and was taken off.`,
  closerOn: (name: string, position: CloserPosition) => `${name}, ${positions[position]}`,
  numeralsOf: (figures: string, name: string) => `${figures}, ${name}`,
};

const subjects: Readonly<Record<OutOfLimits['what'], string>> = {
  leaf: 'The leaf',
  'master-leaf': 'The master leaf',
  'slave-leaf': 'The slave leaf',
  'door-frame': 'The door frame',
  'left-sidelight': 'The left sidelight',
  'right-sidelight': 'The right sidelight',
  fanlight: 'The fanlight',
  'one-piece-frame': 'The one-piece frame',
  'coupled-set': 'The coupled set',
};

const measures: Readonly<Record<Measured, string>> = {
  'overall-width': 'overall width',
  'overall-height': 'overall height',
  'door-height': 'door height',
  'master-width': 'master width',
  'sidelights-together': 'sidelights together',
};

const across = { width: 'wide', height: 'high' } as const;

const change = ({ measure, to, than }: SizeChange): string =>
  `make the ${measures[measure]} ${lengthText(to)} or ${than}`;

const capital = (sentence: string): string => `${capitalised(sentence)}.`;

const squareMetres = (area: number): string => `${area.toFixed(2)} m²`;

interface OneFrame {
  readonly what: OutOfLimits['what'];
  readonly is: Size;
  readonly max: Size;
  readonly most: number;
  readonly fix: SizeChange;
}

/** Why sizes cannot be made, each with a size that can. */
export const sizes = {
  /** One of the fixes is enough. */
  outOfLimits: ({ what, side, value, limit, fixes }: OutOfLimits) => {
    const bound = value < limit ? 'at least' : 'at most';
    const finding =
      value > 0
        ? `${subjects[what]} would be ${lengthText(value)} ${across[side]}; it must be ${bound} ${String(limit)}.`
        : `${subjects[what]} would have no room; it must be ${bound} ${lengthText(limit)} ${across[side]}.`;
    return `${finding} ${capital(fixes.map(change).join(', or '))}`;
  },
  setTooLarge: ({
    what,
    area,
    most,
    fix,
  }: {
    what: OutOfLimits['what'];
    area: number;
    most: number;
    fix: SizeChange;
  }) => `${subjects[what]} would be ${squareMetres(area)}; it must be at most ${String(most)}. ${capital(change(fix))}`,
  /** `The fanlight would be 3800 × 320 mm; one frame may be 3000 × 2600 mm and 7 m².` */
  oneFrame: ({ what, is, max, most, fix }: OneFrame) =>
    `${subjects[what]} would be ${sizeText(is)}; one frame may be ${sizeText(max)} and ${String(most)} m². ${capital(change(fix))}`,
  tooMuchGlass: ({
    what,
    area,
    most,
    width,
  }: {
    what: OutOfLimits['what'];
    area: number;
    most: number;
    width: number;
  }) =>
    `${subjects[what]} would hold ${squareMetres(area)} of glass; it must be at most ${String(most)}. Make it ${lengthText(width)} wide or less.`,
  needsMullion: (width: number, most: number) =>
    `The fanlight would be ${lengthText(width)} wide in one light; over ${String(most)} it needs a mullion.`,
  noSidelights: 'This set has no sidelights. Change the overall width.',
  noFanlight: 'Without a fanlight the door fills the frame. Change the overall height.',
  noSlaveLeaf: 'A single door has no slave leaf to share with.',
  cannotBeMade: 'Leaves a size that cannot be made',
};
