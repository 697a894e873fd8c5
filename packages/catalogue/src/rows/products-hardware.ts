import { suites } from '@door/domain/door/model/door-values';
import type { Product } from './product.ts';
import { locks } from './production.ts';

const hardware = {
  kind: null,
  handleType: null,
  suites: [],
  categoryId: null,
  analysisCode: 'HARDWARE',
  factoryFitted: true,
  criteria: {},
} as const;

/** Not part of the tested fire door, for instance because it is bolted through the leaf. */
const noFire = { fireIntegrity: ['None'] } as const;

const handle = {
  ...hardware,
  kind: 'handle',
  dropdown: 'handle',
  usage: 'Handle set, both sides',
  categoryId: 1005,
} as const;
const knocker = {
  ...hardware,
  kind: 'knocker',
  dropdown: 'doorKnocker',
  usage: 'Knocker, outside',
  categoryId: 1003,
  criteria: noFire,
} as const;
const knob = {
  ...hardware,
  kind: 'doorKnob',
  dropdown: 'doorKnob',
  usage: 'Centre knob, outside',
  categoryId: 1082,
  criteria: noFire,
} as const;
const viewer = { ...hardware, kind: 'spyhole', dropdown: 'spyhole1', usage: 'Door viewer', categoryId: 13 } as const;
const letterPlate = {
  ...hardware,
  kind: 'letterPlate',
  dropdown: 'letterPlate',
  usage: 'Letter plate, both sides',
  categoryId: 1014,
} as const;
const cylinder = { ...hardware, dropdown: 'cylinder', usage: 'Lock cylinder' } as const;
/** A plate with levers covers the cylinder by itself. */
const bareCylinder = {
  handleType: ['pull-bar-600', 'pull-bar-1200', 'pull-bar-1800', 'knob-slam'],
} as const;
const escutcheon = {
  ...hardware,
  dropdown: 'escutcheon',
  usage: 'Round the cylinder, outside',
  criteria: bareCylinder,
} as const;
const lock = { ...hardware, dropdown: 'lockOptions', usage: 'Lock in the edge of the leaf' } as const;
/** The leaves that a lock fits, and how it is worked, from the row of the factory. */
function asLock(code: string): NonNullable<Product['lock']> {
  const row = locks.find((each) => each.code === code);
  if (!row) throw new Error(`The factory has no lock ${code}.`);
  const { operation, leafFrom, leafTo } = row;
  return { operation, leafFrom, leafTo };
}
const chain = { ...hardware, dropdown: 'doorChain', usage: 'Inside, on the lock side' } as const;
const closer = { ...hardware, dropdown: 'doorCloser', usage: 'Inside, at the head' } as const;
const plate = { ...hardware, usage: 'On the leaf' } as const;
const hinge = { ...hardware, dropdown: 'hinge', usage: 'Hangs the leaf', categoryId: 1009 } as const;

const allButWhite = ['chrome', 'gold', 'satin-chrome', 'black'] as const;
const classic = ['chrome', 'gold', 'black'] as const;
const modern = ['satin-chrome', 'black'] as const;
const fireRated = { suites: ['chrome', 'gold'], criteria: { fireIntegrity: ['FD30S'] } } as const;

/** Ten ids for each option list. */
export const hardwareProducts = [
  { ...handle, id: 1, code: 'HA-LL', name: 'Lever handle both sides', handleType: 'lever-lever', suites },
  { ...handle, id: 8, code: 'HA-LS', name: 'Short lever handle both sides', handleType: 'lever-short', suites },
  { ...handle, id: 2, code: 'HA-LP', name: 'Lever handle with outside pad', handleType: 'lever-pad', suites },
  { ...handle, id: 3, code: 'HA-PB600', name: 'Pull bar 600 mm', handleType: 'pull-bar-600', suites: modern },
  { ...handle, id: 4, code: 'HA-PB1200', name: 'Pull bar 1200 mm', handleType: 'pull-bar-1200', suites: modern },
  { ...handle, id: 5, code: 'HA-PB1800', name: 'Pull bar 1800 mm', handleType: 'pull-bar-1800', suites: modern },
  { ...handle, id: 6, code: 'HA-KS', name: 'Heritage knob and lever', handleType: 'knob-slam', suites: allButWhite },
  {
    ...handle,
    id: 7,
    code: 'HA-DUMMY',
    name: 'Dummy handle',
    kind: null,
    dropdown: 'slaveHandle',
    usage: 'Fixed handle on the slave leaf',
    suites,
  },

  { ...knocker, id: 11, code: 'KN-URN', name: 'Urn knocker', drawnAs: 'urn-knocker', suites: allButWhite },
  { ...knocker, id: 12, code: 'KN-RING', name: 'Ring knocker', drawnAs: 'ring-knocker', suites: classic },
  {
    ...knocker,
    id: 13,
    code: 'KN-BAR',
    name: 'Slim bar knocker',
    drawnAs: 'bar-knocker',
    suites: ['chrome', 'satin-chrome', 'black'],
  },
  {
    ...knocker,
    id: 14,
    code: 'KN-HEAD',
    name: 'Heritage head knocker',
    drawnAs: 'head-knocker',
    suites: ['gold', 'black'],
  },

  { ...knob, id: 21, code: 'DK-RND', name: 'Round centre knob', drawnAs: 'round-knob', suites: allButWhite },
  { ...knob, id: 22, code: 'DK-OCT', name: 'Octagonal centre knob', drawnAs: 'octagonal-knob', suites: classic },

  { ...viewer, id: 31, code: 'SP-180', name: 'Door viewer, 180 degrees', drawnAs: 'viewer', suites, criteria: noFire },
  { ...viewer, ...fireRated, id: 32, code: 'SP-FD', name: 'Fire-rated door viewer', drawnAs: 'fire-viewer' },

  {
    ...letterPlate,
    id: 41,
    code: 'LP-310',
    name: 'Letter plate',
    drawnAs: 'letter-plate',
    suites,
    criteria: { ...noFire, sbd: ['No'] },
  },
  {
    ...letterPlate,
    id: 42,
    code: 'LP-SEC',
    name: 'Security letter plate',
    drawnAs: 'security-plate',
    suites,
    criteria: noFire,
  },
  { ...letterPlate, ...fireRated, id: 43, code: 'LP-FD', name: 'Fire-rated letter plate', drawnAs: 'fire-plate' },

  { ...cylinder, id: 51, code: 'CY-1K', name: 'Cylinder, 1 star, key both sides', criteria: { sbd: ['No'] } },
  { ...cylinder, id: 52, code: 'CY-3K', name: 'Cylinder, 3 star, key both sides' },
  { ...cylinder, id: 53, code: 'CY-3T', name: 'Cylinder, 3 star, thumb-turn inside' },

  { ...escutcheon, id: 61, code: 'ES-STD', name: 'Escutcheon' },
  { ...escutcheon, id: 62, code: 'ES-2S', name: 'Security escutcheon, 2 star' },

  { ...lock, id: 71, code: 'ML-A', name: 'Multi-point lock, 1770 faceplate', lock: asLock('ML-A') },
  { ...lock, id: 77, code: 'ML-M', name: 'Multi-point lock, 1920 faceplate', lock: asLock('ML-M') },
  { ...lock, id: 72, code: 'ML-B', name: 'Multi-point lock, 2080 faceplate', lock: asLock('ML-B') },
  { ...lock, id: 73, code: 'ML-S', name: 'Slam lock, 1770 faceplate', lock: asLock('ML-S') },
  { ...lock, id: 78, code: 'ML-SM', name: 'Slam lock, 1920 faceplate', lock: asLock('ML-SM') },
  { ...lock, id: 79, code: 'ML-SB', name: 'Slam lock, 2080 faceplate', lock: asLock('ML-SB') },
  {
    ...lock,
    id: 74,
    code: 'SB-SET',
    name: 'Shoot bolt set, top and bottom',
    usage: 'Lock of the slave leaf',
    lock: asLock('SB-SET'),
  },
  {
    ...lock,
    id: 75,
    code: 'KP-LATCH',
    name: 'Latch keep',
    dropdown: 'latchKeep',
    usage: 'In the frame, for a slam lock',
  },
  { ...lock, id: 76, code: 'ML-K', name: 'Key-wound lock, 1770 faceplate', lock: asLock('ML-K') },
  { ...lock, id: 70, code: 'ML-KM', name: 'Key-wound lock, 1920 faceplate', lock: asLock('ML-KM') },
  { ...lock, id: 80, code: 'ML-KB', name: 'Key-wound lock, 2080 faceplate', lock: asLock('ML-KB') },

  { ...hinge, id: 81, code: 'HG-F3', name: 'Adjustable flag hinge', suites },
  { ...hinge, id: 82, code: 'HG-F3-AG', name: 'Adjustable flag hinge, anthracite' },

  { ...chain, id: 91, code: 'CH-STD', name: 'Door chain', suites },
  { ...closer, id: 92, code: 'CL-3', name: 'Overhead door closer, size 3', suites, factoryFitted: false },
  { ...closer, id: 99, code: 'CL-4', name: 'Overhead door closer, size 4', suites, factoryFitted: false },
  { ...closer, id: 93, code: 'CL-CON', name: 'Concealed door closer', usage: 'In the edge', criteria: noFire },
  { ...plate, id: 94, code: 'KP-150', name: 'Kick plate, 150 mm', dropdown: 'kickPlate', usage: 'At the foot', suites },
  {
    ...plate,
    id: 95,
    code: 'PP-300',
    name: 'Push plate, 300 x 75',
    dropdown: 'pushPlate',
    usage: 'At hand height, outside',
    suites,
    criteria: { doorsOpen: ['In'] },
  },
  {
    ...hardware,
    id: 96,
    code: 'NU-75',
    name: 'House number, 75 mm, each numeral',
    dropdown: 'numerals',
    usage: 'Outside',
    suites,
    factoryFitted: false,
  },
  {
    ...hardware,
    id: 97,
    code: 'SP-2',
    name: 'Second door viewer, 180 degrees',
    dropdown: 'spyhole2',
    usage: 'At 1200, for a child or from a wheelchair',
    suites,
    criteria: noFire,
  },
  {
    ...plate,
    id: 98,
    code: 'SG-160',
    name: 'Sign plate, 160 x 70',
    dropdown: 'signage',
    usage: 'On the leaf, to be engraved',
    suites,
    factoryFitted: false,
  },
] as const satisfies readonly Product[];
