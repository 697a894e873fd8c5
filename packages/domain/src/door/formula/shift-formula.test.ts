import fc from 'fast-check';
import { expect, test } from 'vitest';
import { size } from '../../lib/mm.ts';
import { mirrorPlace, shiftFormula, shiftPlace } from './shift-formula.ts';
import { placedLength, placeOnLeaf } from './light-sights.ts';

test.each([
  ['90', 10, '100'],
  ['90', -100, '-10'],
  ['-10', 30, '20'],
  ['w-270', 10, 'w-260'],
  ['w-270', 270, 'w'],
  ['w-270', 300, 'w+30'],
  ['h/2', -15, 'h/2-15'],
  ['(w-470)/2', 5, '(w-470)/2+5'],
  ['w-150-(w-470)/2', 10, 'w-140-(w-470)/2'],
  ['220+2*(h-1250)/3', -20, '200+2*(h-1250)/3'],
  ['w-(h-100)', 10, 'w-(h-110)'],
  ['-w', 5, '-w+5'],
  ['w-270', 0, 'w-270'],
  ['w-', 10, 'w-'],
])('%s shifted by %i is %s', (formula, by, shifted) => {
  expect(shiftFormula(formula, by)).toBe(shifted);
});

const leaves = fc.record({ w: fc.integer({ min: 605, max: 950 }), h: fc.integer({ min: 1785, max: 2300 }) });
const formulas = fc.constantFrom(
  '90',
  'w-270',
  '(w-470)/2',
  'w-150-(w-470)/2',
  '220+2*(h-1250)/3',
  'h/4',
  'w-(h-100)/2',
);
const shifts = fc.integer({ min: -400, max: 400 });

test('a shifted formula is that much more on every leaf, and back is what it was', () => {
  fc.assert(
    fc.property(formulas, shifts, leaves, (formula, by, { w, h }) => {
      const leaf = size(w, h);
      const there = shiftFormula(formula, by);
      expect(placedLength(there, leaf)).toBe(placedLength(formula, leaf) + by);
      expect(placedLength(shiftFormula(there, -by), leaf)).toBe(placedLength(formula, leaf));
    }),
  );
});

test('a place that is mirrored twice is where it was, on every leaf', () => {
  const place = { x: '90', y: '190', width: 'w/2-100', height: '600' };
  fc.assert(
    fc.property(leaves, ({ w, h }) => {
      const leaf = size(w, h);
      const [one, once] = [placeOnLeaf(place, leaf), placeOnLeaf(mirrorPlace(place), leaf)];
      expect(Math.abs(once.x - (w - one.x - one.width))).toBeLessThanOrEqual(1);
      expect(placeOnLeaf(mirrorPlace(mirrorPlace(place)), leaf).x).toBe(one.x);
    }),
  );
});

test('moved and resized at once', () => {
  const place = { x: '90', y: '190', width: 'w-200', height: '600', shape: 10 };
  expect(shiftPlace(place, { x: 10, y: 0, width: -20, height: 5 })).toEqual({
    ...place,
    x: '100',
    width: 'w-220',
    height: '605',
  });
});
