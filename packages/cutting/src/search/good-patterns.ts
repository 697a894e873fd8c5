import { maximaOf, type Weights } from '../bounds/dual-bound.ts';
import type { Pattern } from '../draft.ts';
import type { Effort } from '../effort.ts';
import type { GoalProblem } from '../goal-problem.ts';
import type { Item } from '../shape.ts';
import { leastWeights } from './least-weights.ts';
import { remainingWorth } from './remaining-worth.ts';

/** More patterns than this are not searched. */
const patternLimit = 40_000;
const nodesPerStep = 1_000;

/**
 * All patterns that a plan of at most `target` can hold, as the weights show in whole numbers (reduced cost fixing).
 * Null when there are too many.
 */
export function goodPatterns(
  problem: GoalProblem,
  weights: Weights,
  { target, effort }: Search,
): readonly Pattern[] | null {
  const { shape, goal, knapsack } = problem;
  const { items, kinds } = shape;
  knapsack.weigh({ values: weights.values, limits: items.map(({ demand }) => demand) });
  const least = leastWeights({ shape, goal, weights, maxima: maximaOf(shape, knapsack) }, target);
  const worth = remainingWorth(items, Math.max(0, ...kinds.map(({ capacity }) => capacity)), weights.values);
  if (!worth) return null;
  const patterns: Pattern[] = [];
  for (const [kind, { capacity }] of kinds.entries()) {
    const walk = new Walk({
      items,
      values: weights.values,
      worth,
      least: least[kind] ?? 0,
      effort,
    });
    if (!walk.from(0, capacity, 0)) return null;
    for (const cuts of walk.found) patterns.push({ kind, cuts });
    if (patterns.length > patternLimit) return null;
  }
  return patterns;
}

interface Search {
  readonly target: number;
  readonly effort: Effort;
}

interface Walking {
  readonly items: readonly Item[];
  readonly values: ArrayLike<number>;
  readonly worth: readonly Float64Array[];
  /** A pattern must weigh so much at least. */
  readonly least: number;
  readonly effort: Effort;
}

class Walk {
  readonly found: { readonly item: number; readonly count: number }[][] = [];
  readonly #given: Walking;
  readonly #cuts: { readonly item: number; readonly count: number }[] = [];
  #nodes = 0;

  constructor(given: Walking) {
    this.#given = given;
  }

  /** Every choice of the items from here on; false when there are too many. */
  from(item: number, room: number, weight: number): boolean {
    const { items, values, worth, least, effort } = this.#given;
    this.#nodes += 1;
    if (this.#nodes % nodesPerStep === 0 && !effort.spend(1)) return false;
    if (weight + (worth[item]?.[room] ?? 0) < least) return true;
    const entry = items[item];
    if (!entry) {
      if (this.#cuts.length > 0) this.found.push([...this.#cuts]);
      return this.found.length <= patternLimit;
    }
    for (let count = Math.min(entry.demand, Math.floor(room / entry.size)); count > 0; count -= 1) {
      this.#cuts.push({ item, count });
      const goesOn = this.from(item + 1, room - count * entry.size, weight + count * (values[item] ?? 0));
      this.#cuts.pop();
      if (!goesOn) return false;
    }
    return this.from(item + 1, room, weight);
  }
}
