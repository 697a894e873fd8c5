import type { HandleOption } from '@door/domain/catalogue/rows';
import { suites } from '@door/domain/item/item';
import { mm } from '@door/domain/measure/mm';

export const handles = [
  {
    handleType: 'lever-lever',
    name: 'Lever both sides',
    description: 'Lever both sides on a 240 mm plate',
    suites,
    designGroups: [1, 2, 3, 4],
    minLeafHeight: null,
    lock: 'lift-lever',
  },
  {
    handleType: 'lever-pad',
    name: 'Lever and pad',
    description: 'Lever inside, fixed pad outside: from outside only the key opens the door',
    suites,
    designGroups: [1, 3, 4],
    minLeafHeight: null,
    lock: 'lift-lever',
  },
  {
    handleType: 'pull-bar-600',
    name: 'Pull bar 600 mm',
    description: '600 mm bar outside, lever inside, escutcheon over the cylinder',
    suites: ['satin-chrome', 'black'],
    designGroups: [2, 3],
    minLeafHeight: null,
    lock: 'slam',
    covers: { from: mm(750), to: mm(1350) },
  },
  {
    handleType: 'pull-bar-1200',
    name: 'Pull bar 1200 mm',
    description: '1200 mm bar outside, lever inside, escutcheon over the cylinder',
    suites: ['satin-chrome', 'black'],
    designGroups: [2, 3],
    minLeafHeight: null,
    lock: 'slam',
    covers: { from: mm(450), to: mm(1650) },
  },
  {
    handleType: 'pull-bar-1800',
    name: 'Pull bar 1800 mm',
    description: '1800 mm bar outside, lever inside, escutcheon over the cylinder',
    suites: ['satin-chrome', 'black'],
    designGroups: [2],
    minLeafHeight: mm(2000),
    lock: 'slam',
    covers: { from: mm(150), to: mm(1950) },
  },
  {
    handleType: 'knob-slam',
    name: 'Heritage knob',
    description: 'Heritage slam lock: centre knob and latch cylinder outside, lever inside',
    suites: ['chrome', 'gold', 'satin-chrome', 'black'],
    designGroups: [1, 4],
    minLeafHeight: null,
    lock: 'slam',
    covers: { from: mm(966), to: mm(1098) },
  },
] as const satisfies readonly HandleOption[];
