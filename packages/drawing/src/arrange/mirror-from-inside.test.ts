import { expect, test } from 'vitest';
import type { DrawingFacts } from '../facts.ts';
import { aDoubleDoor, aSet } from '../testing/a-set.ts';
import { mirrorFromInside } from './mirror-from-inside.ts';
import { doorCellOf, doorway, framesOf, glazedCellsOf } from './frame-layout.ts';

const inside: DrawingFacts = { ...aSet, side: 'internal' };
const leafOf = (facts: DrawingFacts) => {
  const [leaf] = doorCellOf(facts.cells).leaves;
  if (!leaf) throw new Error('This set has no leaf.');
  return leaf;
};

test('from outside everything stands where the facts say', () => {
  expect(mirrorFromInside(aSet)).toBe(aSet);
});

test('from inside the sidelight stands on the other side and the door beside it', () => {
  const seen = mirrorFromInside(inside);
  expect(glazedCellsOf(seen.cells).map(({ kind, x }) => [kind, x])).toEqual([
    ['right-sidelight', 980],
    ['fanlight', 0],
  ]);
  expect(doorCellOf(seen.cells).x).toBe(0);
});

test('from inside the hinges change sides, and a plate beside a slot goes with its solid part', () => {
  const leaf = leafOf(mirrorFromInside(inside));
  expect(leaf.hand).toBe('right');
  expect(leaf.hardware.pieces.letterPlate?.x).toBe(865 - 300);
});

test('a quarter round that is round at the top left is round at the top right from behind', () => {
  expect(leafOf(mirrorFromInside(inside)).lights.map(({ pane }) => pane.shape)).toEqual([10, 40]);
});

test('who goes round twice sees the first picture again', () => {
  const twice = mirrorFromInside({ ...mirrorFromInside(inside), side: 'internal' });
  expect(twice).toEqual(inside);
});

test('outside the lip covers the edge of a leaf that opens in; inside the leaf lies free', () => {
  const leaf = leafOf(aSet);
  const outside = doorway(aSet);
  expect(outside.x).toBeGreaterThan(leaf.x);
  const seen = mirrorFromInside(inside);
  expect(doorway(seen).x).toBeLessThan(leafOf(seen).x);
});

test.each([
  ['coupled', 3],
  ['one-piece', 1],
] as const)('a %s set is welded of %i frames', (construction, count) => {
  expect(framesOf({ ...aSet, construction })).toHaveLength(count);
});

test('above an aluminium threshold the door frame has no bottom member', () => {
  expect(framesOf(aDoubleDoor).map(({ below }) => below)).toEqual(['threshold']);
});
