import { expect, test } from 'vitest';
import { fakeStorage } from '../../platform/testing/fakes.ts';
import { storeScenery, readScenery, type Scenery } from './scenery.ts';

test.each<Scenery>([
  { wall: 'studio', timeOfDay: null },
  { wall: 'brick', timeOfDay: null },
  { wall: 'stone', timeOfDay: 'dusk' },
  { wall: 'render', timeOfDay: 'day' },
])('$wall, $timeOfDay, is restored on the next visit', (scenery) => {
  const device = fakeStorage();
  storeScenery(scenery, device);
  expect(readScenery(device)).toEqual(scenery);
});

test.each([null, '', 'thatch', 'toString', 'studio noon'])(
  'on a first visit, and after a wall that is no more (%s), the door stands in the studio',
  (text) => {
    const device = fakeStorage();
    if (text !== null) device.setItem('doorwright.scenery', text);
    expect(readScenery(device)).toEqual({ wall: 'studio', timeOfDay: null });
  },
);
