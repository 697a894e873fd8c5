import { expect, test } from 'vitest';
import { townOf } from './town-of.ts';

test.each([
  ['12 Mill Lane\nCork', 'Cork'],
  ['12 Mill Lane, Cork, T12 AB34', 'Cork'],
  ['Flat 2\n5 High Street\nLeeds LS1 4DY', 'Leeds'],
  ['7 Quay Street, Dublin 4\n', 'Dublin'],
  ['1 Mill Lane', ''],
  ['', ''],
])('the town of %j is %j', (address, town) => {
  expect(townOf(address)).toBe(town);
});
