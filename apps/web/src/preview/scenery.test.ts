import { expect, test } from 'vitest';
import { fakeStorage } from '../designer/testing/designer-at.ts';
import { keepScenery, keptScenery, type Scenery } from './scenery.ts';

test.each<Scenery>([
  { wall: 'studio', hour: null },
  { wall: 'brick', hour: null },
  { wall: 'stone', hour: 'dusk' },
  { wall: 'render', hour: 'day' },
])('$wall, $hour, is there on the next visit', (scenery) => {
  const device = fakeStorage();
  keepScenery(scenery, device);
  expect(keptScenery(device)).toEqual(scenery);
});

test.each([null, '', 'thatch', 'toString', 'studio noon'])(
  'on a first visit, and after a wall that is no more (%s), the door stands in the studio',
  (text) => {
    const device = fakeStorage();
    if (text !== null) device.setItem('doorwright.scenery', text);
    expect(keptScenery(device)).toEqual({ wall: 'studio', hour: null });
  },
);
