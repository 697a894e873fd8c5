import type { HandleDrawing } from '@door/domain/catalogue/rows/hardware-drawings';
import { expect, test } from 'vitest';
import type { DrawingFacts } from '../facts.ts';
import { aLeaf, aSet } from '../testing/a-set.ts';
import { partRegions, type SetPart } from './part-regions.ts';

const boxesOf = (part: SetPart, facts: DrawingFacts = aSet) =>
  partRegions(facts).find((region) => region.part === part)?.boxes ?? [];

test('a set names each part that is seen, small ones in front of large ones', () => {
  expect(partRegions(aSet).map(({ part }) => part)).toEqual([
    'frame',
    'leaf',
    'left-sidelight',
    'fanlight',
    'light',
    'knocker',
    'spyhole',
    'letterPlate',
    'handle',
  ]);
});

test('a light lies where it lies on its leaf', () => {
  const [first] = aLeaf.lights;
  expect(boxesOf('light')[0]).toEqual({ ...first?.box, x: aLeaf.x + 150, y: aLeaf.y + 190 });
});

test('the knocker has its centre where the facts have it', () => {
  const [{ x, width } = { x: 0, width: 0 }] = boxesOf('knocker');
  expect(x + width / 2).toBe(aLeaf.x + 432.5);
});

test('from inside nothing is pointed at that does not show there', () => {
  const inside = partRegions({ ...aSet, side: 'internal' }).map(({ part }) => part);
  expect(inside).toEqual(expect.arrayContaining(['handle', 'letterPlate', 'spyhole', 'hinges']));
  expect(inside).not.toContain('knocker');
});

test('from inside the left sidelight is at the right, and keeps its name', () => {
  const inside = { ...aSet, side: 'internal' } as const;
  expect(boxesOf('left-sidelight', inside)[0]?.x).toBeGreaterThan(aSet.width / 2);
  expect(boxesOf('right-sidelight', inside)).toEqual([]);
});

test('a handle can be pointed at wherever it is seen: a lever to its tip, a bar along all of its length, a knob in the middle, and inside its lever', () => {
  const withHandle = (drawnAs: HandleDrawing, side: 'external' | 'internal' = 'external') => {
    const leaf = {
      ...aLeaf,
      hardware: { ...aLeaf.hardware, drawnAs, pieces: { ...aLeaf.hardware.pieces, doorKnob: null } },
    };
    const cells = aSet.cells.map((cell) => (cell.kind === 'door' ? { ...cell, leaves: [leaf] } : cell));
    return boxesOf('handle', { ...aSet, side, cells });
  };
  const [plate, lever] = withHandle('lever-lever');
  expect(plate?.height).toBeGreaterThan(200);
  expect(lever?.width).toBeGreaterThan(90);
  expect(withHandle('pull-bar-1800').map(({ height }) => height)).toEqual([1800]);
  const middles = withHandle('knob-slam').map(({ x, width }) => x + width / 2 - aLeaf.x);
  expect(middles).toContain(aLeaf.width / 2);
  expect(withHandle('pull-bar-1800', 'internal').map(({ height }) => height)).not.toContain(1800);
});
