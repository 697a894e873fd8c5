import { expect, test } from 'vitest';
import { stockCode } from '../model/ids.ts';
import type { Item } from '../model/item.ts';
import { aContext } from '../../testing/a-context.ts';
import { aDoor } from '../../testing/a-door.ts';
import { describeUsualBuild } from './describe-usual-build.ts';

const context = aContext();
const singleDoor = aDoor('single-door');
const termsOf = (item: Item) => describeUsualBuild(item, context).map(({ term, isUsual }) => [term, isUsual]);

test('a door as it usually comes: system, profile, slab, cylinder, and that it has no packers', () => {
  expect(termsOf(singleDoor)).toEqual([
    ['System', true],
    ['Frame profile', true],
    ['Slab', true],
    ['Cylinder', expect.any(Boolean)],
    ['Packers', true],
  ]);
});

test('packers are named one by one; what differs from a plain door stands elsewhere', () => {
  const { packers } = singleDoor.frame;
  const item: Item = {
    ...singleDoor,
    frame: { ...singleDoor.frame, packers: { ...packers, left1: stockCode('AO20') } },
    build: { ...singleDoor.build, slab: 70 },
  };
  expect(termsOf(item).map(([term]) => term)).toEqual(['System', 'Frame profile', 'Cylinder', 'Packer left 1']);
});
