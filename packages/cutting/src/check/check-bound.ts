import type { Certificate } from '../certificate.ts';
import type { Problem } from '../problem.ts';
import { weighedKinds } from './weighed-kinds.ts';

/** The new bars that weights prove every plan to need; 0 where they prove nothing. */
export function provenBars(problem: Problem, certificate: Certificate): number {
  const cost = leastCost(problem, certificate);
  return cost === null || certificate.perMillimetre !== 0 || certificate.perBar <= 0
    ? 0
    : ceilOf(cost, certificate.perBar);
}

/** New bars of the plans that a length is proven for: none has fewer, none may have more. */
export interface BarRange {
  readonly fewest: number;
  readonly most: number;
}

/** The millimetres of new bars that weights prove every plan of so many new bars to need; 0 where they prove nothing. */
export function provenLength(problem: Problem, certificate: Certificate, { fewest, most }: BarRange): number {
  const cost = leastCost(problem, certificate);
  const { perBar, perMillimetre } = certificate;
  if (cost === null || perMillimetre <= 0) return 0;
  return firstReachable(problem, most, ceilOf(cost - perBar * (perBar < 0 ? fewest : most), perMillimetre));
}

/** What every plan costs at least by the weights, see `Certificate`; null where they are no proof. */
function leastCost(problem: Problem, certificate: Certificate): number | null {
  const { perBar, perMillimetre } = certificate;
  const weights = new Map(certificate.weights.map(({ length, weight }) => [length, weight]));
  if (![perMillimetre, ...weights.values()].every((value) => Number.isSafeInteger(value) && value >= 0)) return null;
  if (!Number.isSafeInteger(perBar) || (perBar < 0 && perMillimetre === 0)) return null;
  let cost = problem.pieces.reduce((sum, { length, quantity }) => sum + (weights.get(length) ?? 0) * quantity, 0);
  for (const { most, price, count } of weighedKinds(problem, certificate)) {
    const saved = Math.max(0, most - price);
    if (saved > 0 && count === null) return null;
    cost -= saved * (count ?? 0);
  }
  return Number.isSafeInteger(cost) ? cost : null;
}

/** The first length from `least` on that at most `bars` new bars can have together. */
function firstReachable({ stock }: Problem, bars: number, least: number): number {
  const top = bars * Math.max(0, ...stock.map(({ length }) => length));
  if (top > lengthsCounted || top < least) return least;
  const fewest = new Float64Array(top + 1).fill(Number.POSITIVE_INFINITY);
  fewest[0] = 0;
  for (let at = 1; at <= top; at += 1)
    for (const { length } of stock)
      fewest[at] = Math.min(fewest[at] ?? 0, 1 + (fewest[at - length] ?? Number.POSITIVE_INFINITY));
  return (
    least +
    Math.max(
      0,
      fewest.subarray(least).findIndex((needed) => needed <= bars),
    )
  );
}

/** Longer sums are not rounded up: the bound stays true, and a little lower. */
const lengthsCounted = 20_000_000;

const ceilOf = (numerator: number, denominator: number): number => Math.max(0, Math.ceil(numerator / denominator));
