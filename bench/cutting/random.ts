import { seededRandom } from '../statistics.ts';

/** Whole numbers and choices that are the same in every run. */
export interface Random {
  readonly between: (least: number, most: number) => number;
  readonly of: <T>(choices: readonly [T, ...T[]]) => T;
}

export function randomFrom(seed: number): Random {
  const next = seededRandom(seed);
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return { between, of: (choices) => choices[between(0, choices.length - 1)] ?? choices[0] };
}
