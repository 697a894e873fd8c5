import type { DefaultHardware, HandleCover, HandleOption, HingeColour } from '@door/domain/catalogue/rows/stock-rows';
import { suites } from '@door/domain/door/model/door-values';
import { mm } from '@door/domain/lib/mm';
import { stockCode } from '@door/domain/door/model/ids';

const plate: HandleCover = { about: 'lock-edge', reach: mm(65), from: mm(-166), to: mm(78) };
const leverTo = (reach: number): HandleCover => ({ about: 'lock-edge', reach: mm(reach), from: mm(-20), to: mm(20) });
/** A lever of 100 mm on its plate; a short one of 75 clears the glass of a slim stile. */
const lever = [plate, leverTo(145)];
const shortLever = [plate, leverTo(120)];
/** A bar 100 mm from the edge on round posts, its middle 50 above the spindle, and the rose of the cylinder. */
const bar = (length: number): HandleOption['covers'] => ({
  outside: [
    { about: 'lock-edge', reach: mm(120), from: mm(50 - length / 2), to: mm(50 + length / 2) },
    { about: 'lock-edge', reach: mm(61), from: mm(-130), to: mm(-66) },
  ],
  inside: shortLever,
});

export const handles = [
  {
    handleType: 'lever-lever',
    drawnAs: 'lever-lever',
    name: 'Lever both sides',
    description: 'Lever both sides on a 240 mm plate',
    suites,
    designGroups: [1, 2, 3, 4],
    minLeafHeight: null,
    lock: 'lift-lever',
    covers: { outside: lever, inside: lever },
  },
  {
    handleType: 'lever-short',
    drawnAs: 'lever-short',
    name: 'Short lever',
    description: 'Straight lever of 75 mm both sides, for slim stiles beside glass',
    suites,
    designGroups: [2, 3],
    minLeafHeight: null,
    lock: 'lift-lever',
    covers: { outside: shortLever, inside: shortLever },
  },
  {
    handleType: 'lever-pad',
    drawnAs: 'lever-pad',
    name: 'Lever and pad',
    description: 'Lever inside, fixed pad outside: from outside only the key opens the door',
    suites,
    designGroups: [1, 3, 4],
    minLeafHeight: null,
    lock: 'lift-lever',
    covers: { outside: [{ ...plate, reach: mm(69) }], inside: lever },
  },
  {
    handleType: 'pull-bar-600',
    drawnAs: 'pull-bar-600',
    name: 'Pull bar 600 mm',
    description: '600 mm bar outside, lever inside, escutcheon over the cylinder',
    suites: ['satin-chrome', 'black'],
    designGroups: [2, 3],
    minLeafHeight: null,
    lock: 'slam',
    otherLocks: ['key-wound'],
    covers: bar(600),
  },
  {
    handleType: 'pull-bar-1200',
    drawnAs: 'pull-bar-1200',
    name: 'Pull bar 1200 mm',
    description: '1200 mm bar outside, lever inside, escutcheon over the cylinder',
    suites: ['satin-chrome', 'black'],
    designGroups: [2, 3],
    minLeafHeight: null,
    lock: 'slam',
    otherLocks: ['key-wound'],
    covers: bar(1200),
  },
  {
    handleType: 'pull-bar-1800',
    drawnAs: 'pull-bar-1800',
    name: 'Pull bar 1800 mm',
    description: '1800 mm bar outside, lever inside, escutcheon over the cylinder',
    suites: ['satin-chrome', 'black'],
    designGroups: [2],
    minLeafHeight: mm(2000),
    lock: 'slam',
    otherLocks: ['key-wound'],
    covers: bar(1800),
  },
  {
    handleType: 'knob-slam',
    drawnAs: 'knob-slam',
    name: 'Heritage knob',
    description: 'Heritage slam lock: centre knob and latch cylinder outside, lever inside',
    suites: ['chrome', 'gold', 'satin-chrome', 'black'],
    designGroups: [1, 4],
    minLeafHeight: null,
    lock: 'slam',
    covers: {
      outside: [
        { about: 'lock-edge', reach: mm(61), from: mm(-34), to: mm(22) },
        { about: 'middle', reach: mm(38), from: mm(22), to: mm(98) },
      ],
      inside: lever,
    },
  },
] as const satisfies readonly HandleOption[];

/** What a new door carries where its design allows it. A centre knob is always a choice of its own. */
export const defaultHardware = [
  { kind: 'handle', dropdown: 'handle', masterId: 1 },
  { kind: 'knocker', dropdown: 'doorKnocker', masterId: 11 },
  { kind: 'spyhole', dropdown: 'spyhole1', masterId: 31 },
  { kind: 'letterPlate', dropdown: 'letterPlate', masterId: 41 },
] as const satisfies readonly DefaultHardware[];

export const hinges = [
  { name: 'Chrome', hex: '#C9CCCE', stock: stockCode('HG-F3-CH') },
  { name: 'Gold', hex: '#C49A45', stock: stockCode('HG-F3-GD') },
  { name: 'Satin Chrome', hex: '#A9ABAA', stock: stockCode('HG-F3-SC') },
  { name: 'White', hex: '#F4F4F2', stock: stockCode('HG-F3-WH') },
  { name: 'Black', hex: '#1B1C1E', stock: stockCode('HG-F3-BK') },
  { name: 'Anthracite', hex: '#383E42', stock: stockCode('HG-F3-AG') },
] as const satisfies readonly HingeColour[];
