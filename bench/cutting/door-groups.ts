import type { Pieces, Problem } from '@door/cutting/problem';
import { randomFrom, type Random } from './random.ts';

type Lengths = readonly number[];

const stocks: readonly [Lengths, ...Lengths[]] = [[6000], [6000, 5000], [6500, 6000, 5000], [6500, 6000, 5500, 5000]];

/** Outer frames of one colour pair: the doors of one batch as they are measured, to the millimetre, some with sidelights and a fanlight. */
export function doorGroup(doors: number, seed: number): Problem {
  const random = randomFrom(seed);
  const pieces = Array.from({ length: doors }, () => piecesOfDoor(random)).flat();
  return {
    kerf: 5,
    trim: 30,
    stock: random.of(stocks).map((length) => ({ length, count: null })),
    offcuts: Array.from({ length: random.between(0, 12) }, () => ({ length: random.between(600, 3200), count: 1 })),
    pieces,
    preference: 'offcuts first',
  };
}

/** Welded members: finished size and 6 mm (DOMAIN 6.2), two of each. */
function piecesOfDoor(random: Random): readonly Pieces[] {
  const height = random.between(1990, 2180);
  const width = random.of([random.between(840, 1015), random.between(840, 1015), random.between(1500, 1900)]);
  const sidelights = random.of([0, 0, 0, 1, 2]);
  const light = random.between(300, 600);
  const hasFanlight = random.between(0, 5) === 0;
  const across = width + sidelights * light;
  const pair = (length: number, quantity = 2): Pieces => ({ length: length + 6, quantity });
  return [
    pair(height, 2 + 2 * sidelights),
    pair(width),
    ...(sidelights > 0 ? [pair(light, 2 * sidelights)] : []),
    ...(hasFanlight ? [pair(random.between(300, 450)), pair(across)] : []),
  ];
}
