import type { Problem } from '@door/cutting/problem';
import { type Random, randomFrom } from './random.ts';

/** A class of one-dimensional problems as its authors made it: kerf 0, trim 0, one stock length. */
interface PublishedClass {
  readonly name: string;
  readonly capacity: (random: Random) => number;
  readonly lengths: (random: Random, capacity: number) => readonly number[];
}

const uniform =
  (count: readonly [number, ...number[]], from: number, to: number): PublishedClass['lengths'] =>
  (random) => {
    const many = random.of(count);
    return Array.from({ length: many }, () => random.between(from, to));
  };

/** Falkenauer (1996): one large and two small that fill a bar to the last millimetre. */
function triplets(random: Random, capacity: number): readonly number[] {
  const bars = random.of([20, 40, 83, 167]);
  return Array.from({ length: bars }, () => {
    const large = random.between(380, 490);
    const middle = random.between(250, Math.floor((capacity - large) / 2));
    return [large, middle, capacity - large - middle];
  }).flat();
}

/** Scholl, Klein and Jürgens (1997), second set: about 3, 5, 7 or 9 pieces on a bar, spread by 20, 50 or 90 %. */
function spread(random: Random, capacity: number): readonly number[] {
  const mean = Math.floor(capacity / random.of([3, 5, 7, 9]));
  const share = random.of([0.2, 0.5, 0.9]);
  const count = random.of([50, 100, 200, 500]);
  return Array.from({ length: count }, () =>
    random.between(Math.ceil(mean * (1 - share)), Math.floor(mean * (1 + share))),
  );
}

const publishedClasses: readonly PublishedClass[] = [
  { name: 'Falkenauer U', capacity: () => 150, lengths: uniform([120, 250, 500, 1000], 20, 100) },
  { name: 'Falkenauer T', capacity: () => 1000, lengths: triplets },
  {
    name: 'Scholl 1',
    capacity: (random) => random.of([100, 120, 150]),
    lengths: (random, capacity) => uniform([50, 100, 200, 500], random.of([1, 20, 30]), 100)(random, capacity),
  },
  { name: 'Scholl 2', capacity: () => 1000, lengths: spread },
  { name: 'Scholl 3', capacity: () => 100_000, lengths: uniform([200], 20_000, 35_000) },
  { name: 'Schwerin', capacity: () => 1000, lengths: uniform([100, 120], 150, 200) },
];

export interface NamedProblem {
  readonly group: string;
  readonly problem: Problem;
}

/** So many problems of each class, the same in every run. */
export const publishedProblems = (each: number): readonly NamedProblem[] =>
  publishedClasses.flatMap(({ name, capacity, lengths }) =>
    Array.from({ length: each }, (_, seed) => {
      const random = randomFrom(seed + 1);
      const length = capacity(random);
      return {
        group: name,
        problem: {
          kerf: 0,
          trim: 0,
          stock: [{ length, count: null }],
          offcuts: [],
          pieces: lengths(random, length).map((piece) => ({ length: piece, quantity: 1 })),
          preference: 'offcuts first',
        },
      };
    }),
  );
