import type { Draft } from '../draft.ts';
import type { Effort } from '../effort.ts';
import type { Goal } from '../goal.ts';
import type { Shape } from '../shape.ts';
import { fillBars, restOf } from './fill-bars.ts';
import { firstFit } from './first-fit.ts';
import { fullBars } from './full-bars.ts';
import { shrinkBars } from './shrink-bars.ts';

/** The better of first-fit and full bars, each bar as short as it can be; null when neither finds stock enough. */
export function firstPlan(shape: Shape, goal: Goal, effort: Effort): Draft | null {
  const first = fillBars(shape, restOf(shape), firstFit(shape));
  const full = fillBars(shape, restOf(shape), fullBars(shape, effort));
  const drafts = [first, full].filter((draft) => draft !== null).map((draft) => shrinkBars(shape, draft));
  return drafts.reduce<Draft | null>(
    (best, draft) => (best && goal.valueOf(best) <= goal.valueOf(draft) ? best : draft),
    null,
  );
}
