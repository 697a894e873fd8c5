import { expect, test } from 'vitest';
import type { Certificate } from '../batch-wire.ts';
import { smallestWeights } from './smallest-weights.ts';

const certificate = (weights: readonly [number, number], most: number): Certificate => ({
  Weights: [
    { Length: 2106, Weight: weights[0], Quantity: 10 },
    { Length: 1006, Weight: weights[1], Quantity: 10 },
  ],
  Total: (weights[0] + weights[1]) * 10,
  Kinds: [{ Length: 6000, Offcut: false, Count: null, Most: most, Price: most }],
  ...{ PerBar: most, AtLeast: 6 },
});

test('weights are shown without what they all have in common', () => {
  expect(smallestWeights(certificate([11_890, 5945], 29_725))).toEqual(certificate([2, 1], 5));
});

test('weights that are small already, or nothing at all, stay', () => {
  expect(smallestWeights(certificate([7, 3], 17))).toEqual(certificate([7, 3], 17));
  expect(smallestWeights(certificate([0, 0], 0))).toEqual(certificate([0, 0], 0));
});
