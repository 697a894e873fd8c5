import { checkSolution } from '@door/cutting/check/check-solution';
import { weighedKinds } from '@door/cutting/check/weighed-kinds';
import { solve } from '@door/cutting/solve';
import type { CuttingOptimizer } from '../batch/cutting-optimizer.ts';

/** Cuts on the spot, with so little work that no test waits for it; the same problem always has the same plan. */
export const fakeOptimizer: CuttingOptimizer = {
  solve: async (problem, callOff) => {
    if (callOff?.aborted) throw new Error('The plan was called off.');
    const solution = solve(problem, { steps: 2_000 });
    return 'code' in solution ? solution : { solution, kinds: weighedKinds(problem, solution.bars.certificate) };
  },
  areSound: async (solved) => solved.every(({ problem, solution }) => checkSolution(problem, solution).length === 0),
};
