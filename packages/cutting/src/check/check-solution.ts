import type { Problem } from '../problem.ts';
import type { Bound, Solution } from '../solution.ts';
import { provenBars, provenLength } from './check-bound.ts';
import { checkPlan, type PlanFault } from './check-plan.ts';

/** A figure of a solution that is not that of its plan, or that its proof does not show. */
export interface FigureFault {
  readonly code: 'reached' | 'unproven';
  readonly figure: 'bars' | 'length';
  readonly said: number;
  readonly found: number;
}

/**
 * Everything that is wrong with a solution, computed anew from the problem alone: no step of the solver is used here.
 * What a search has proven is not searched again; its bound must not stand above the plan.
 */
export function checkSolution(
  problem: Problem,
  { plan, bars, length }: Solution,
): readonly (PlanFault | FigureFault)[] {
  const fresh = plan.bars.filter(({ offcut }) => !offcut);
  const proven = provenBars(problem, bars.certificate);
  const fewest = bars.proof === 'search' ? bars.atLeast : proven;
  return [
    ...checkPlan(problem, plan),
    ...figureFaults('bars', bars, { counted: fresh.length, proven }),
    ...figureFaults('length', length, {
      counted: fresh.reduce((sum, { stock }) => sum + stock, 0),
      proven: provenLength(problem, length.certificate, { fewest, most: bars.reached }),
    }),
  ];
}

function figureFaults(
  figure: FigureFault['figure'],
  { reached, atLeast, proof }: Bound,
  { counted, proven }: { readonly counted: number; readonly proven: number },
): readonly FigureFault[] {
  const shown = proof === 'search' ? reached : proven;
  const isShown = atLeast <= shown && (proof === 'none' || atLeast === reached);
  return [
    ...(reached === counted ? [] : [{ code: 'reached' as const, figure, said: reached, found: counted }]),
    ...(isShown ? [] : [{ code: 'unproven' as const, figure, said: atLeast, found: shown }]),
  ];
}
