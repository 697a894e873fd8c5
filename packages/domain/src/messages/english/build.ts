import type { BuildPlace, JobType, ThresholdLayout } from '../../door/model/build-choices.ts';
import type { GlazedFramePartKind } from '../../door/model/parts.ts';
import type { FrameProfile, PackerPosition } from '../../door/model/item.ts';
import { lengthText } from '../../lib/mm.ts';

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
