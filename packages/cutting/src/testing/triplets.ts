import type { Pieces } from '../problem.ts';

/** One large piece and two small ones for each bar of 1000, which fill it to the last millimetre (Falkenauer 1996). */
export function triplets(bars: number, seed: number): readonly Pieces[] {
  let state = seed;
  const between = (least: number, most: number): number => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return least + Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * (most - least + 1));
  };
  return Array.from({ length: bars }, () => {
    const large = between(380, 490);
    const middle = between(250, Math.floor((1000 - large) / 2));
    return [large, middle, 1000 - large - middle];
  })
    .flat()
    .map((length) => ({ length, quantity: 1 }));
}
