import type { CutPlan } from './assign-pieces.ts';

/** What a plan comes to. */
export interface PlanFigures {
  readonly bars: number;
  readonly newBars: number;
  readonly offcuts: number;
  /** Of the new bars, mm. */
  readonly newLength: number;
  /** How much of what is cut becomes pieces, percent with one decimal: 5940 mm of 6000 are 99. */
  readonly yield: number;
}

export function planFigures({ bars }: CutPlan): PlanFigures {
  const fresh = bars.filter(({ offcut }) => !offcut);
  const stock = sum(bars.map((bar) => bar.stock));
  const pieces = sum(bars.flatMap((bar) => bar.pieces));
  return {
    bars: bars.length,
    newBars: fresh.length,
    offcuts: bars.length - fresh.length,
    newLength: sum(fresh.map((bar) => bar.stock)),
    yield: stock === 0 ? 0 : Math.round((1000 * pieces) / stock) / 10,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
