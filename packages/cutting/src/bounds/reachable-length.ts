import type { Shape } from '../shape.ts';

/** Above so many units the table is not made, and the bound stays at the next multiple of the common divisor. */
const tableLimit = 5_000_000;

/** Gives the least length that at most `bars` new bars of the stock can have together and that is not below the one asked for. */
export function nextReachable({ kinds }: Shape, bars: number): (length: number) => number {
  const lengths = kinds.filter(({ isNew }) => isNew).map(({ length }) => length);
  const step = lengths.reduce(greatestCommonDivisor, 0) || 1;
  const units = lengths.map((length) => length / step);
  const top = Math.max(0, ...units) * bars;
  const firstOf = (length: number): number => Math.max(0, Math.ceil(length / step));
  if (top > tableLimit) return (length) => firstOf(length) * step;
  const fewest = fewestBarsByUnits(units, top);
  return (length) => {
    let at = firstOf(length);
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
