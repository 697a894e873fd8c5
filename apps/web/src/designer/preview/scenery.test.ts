import { expect, test } from 'vitest';
import { fakeStorage } from '../../shared/testing/fakes.ts';
import { storeScenery, readScenery, type Scenery } from './scenery.ts';

test.each<Scenery>([
  { wall: 'studio', timeOfDay: null },
  { wall: 'brick', timeOfDay: null },
  { wall: 'stone', timeOfDay: 1 },
  { wall: 'render', timeOfDay: 0 },
  { wall: 'house', timeOfDay: 0.35 },
])('$wall, $timeOfDay, is restored on the next visit', (scenery) => {
  const device = fakeStorage();
  storeScenery(scenery, device);
  expect(readScenery('render', device)).toEqual(scenery);
});

test.each([null, '', 'thatch', 'toString', 'thatch noon', 'thatch 2'])(
  'on a first visit, and after a wall that is no more (%s), the door stands before the wall of its supplier',
  (text) => {
    const device = fakeStorage();
    if (text !== null) device.setItem('doorwright.scenery', text);
    expect(readScenery('brick', device)).toEqual({ wall: 'brick', timeOfDay: null });
  },
);

test.each([
  ['studio dusk', { wall: 'studio', timeOfDay: 1 }],
  ['stone day', { wall: 'stone', timeOfDay: 0 }],
  ['brick noon', { wall: 'brick', timeOfDay: null }],
] as const)('%s, stored by an earlier version, is still read', (text, scenery) => {
  const device = fakeStorage();
  device.setItem('doorwright.scenery', text);
  expect(readScenery('render', device)).toEqual(scenery);
});
