import { expect, test } from 'vitest';
import { size } from '../../lib/mm.ts';
import { glazingShare } from './glazing-share.ts';
import { toldOf } from './installation-batch.ts';
import { defaultInstallationProfile as profile } from '../../catalogue/rows/installation-profile.ts';

const leaf = size(900, 2040);
const shareOf = (...sights: readonly (readonly [number, number])[]) =>
  glazingShare([{ leaf, sights: sights.map(([width, height]) => size(width, height)) }]);
const set = { coupled: 0, system: 'Composite', uValue: 1.2 };
const job = {
  ...{ orderId: 'o', order: '10001', customer: 'Ada', correspondence: '', installation: '', completed: '2026-12-16' },
};

/** Worked example 21. */
test.each([
  ['two lights of 200 × 1500', shareOf([200, 1500], [200, 1500]), '32.7', 0],
  ['one light of 660 × 1720', shareOf([660, 1720]), '61.8', 1],
  ['exactly a half', shareOf([900, 1020]), '50.0', 1],
  ['a square millimetre less', shareOf([899, 1020], [1, 1019]), '50.0', 0],
  ['no light', shareOf(), '0.0', 0],
])('%s: %s per mille', (_, share, said, glazed) => {
  expect((share / 10).toFixed(1)).toBe(said);
  const told = toldOf({ ...job, sets: [{ ...set, share }] }, profile);
  expect([told.glazedDoors, told.otherDoors]).toEqual([glazed, 1 - glazed]);
});

test('of a double door both leaves count together', () =>
  expect(
    glazingShare([
      { leaf, sights: [leaf] },
      { leaf, sights: [] },
    ]),
  ).toBe(500));
