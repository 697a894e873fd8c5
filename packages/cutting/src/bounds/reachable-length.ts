import type { Shape } from '../shape.ts';

/** Longer sums are not rounded up: the bound stays true, and a little lower. */
const lengthLimit = 20_000_000;

/** Gives the least length that at most `bars` new bars of the stock can have together and that is not below the one asked for. */
export function nextReachable({ stockLengths: lengths }: Shape, bars: number): (length: number) => number {
  const step = lengths.reduce(greatestCommonDivisor, 0) || 1;
  const units = lengths.map((length) => length / step);
  const top = Math.max(0, ...units) * bars;
  if (top * step > lengthLimit) return (length) => Math.max(0, Math.ceil(length));
  const fewest = fewestBarsByUnits(units, top);
  return (length) => {
    let at = Math.max(0, Math.ceil(length / step));
    while (at < top && (fewest[at] ?? 0) > bars) at += 1;
    return at * step;
  };
}

/** How few bars make up each number of units: the coin change problem. */
function fewestBarsByUnits(units: readonly number[], top: number): Int32Array {
  const fewest = new Int32Array(top + 1).fill(0x3fffffff);
  fewest[0] = 0;
  for (let at = 1; at <= top; at += 1) {
    for (const unit of units) {
      if (unit <= at) fewest[at] = Math.min(fewest[at] ?? 0, (fewest[at - unit] ?? 0) + 1);
    }
  }
  return fewest;
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));
