import type { WeighedKind } from '@door/cutting/check/weighed-kinds';
import type { Problem } from '@door/cutting/problem';
import type { Solution } from '@door/cutting/solution';
import type { Refusal } from '@door/cutting/solve';

/** What is kept of a plan, to be checked again. */
export interface SolvedProblem {
  readonly problem: Problem;
  readonly solution: Solution;
}

/** A checked plan, and what the weights that prove its number of bars say of each length to cut from. */
export interface Cut {
  readonly solution: Solution;
  readonly kinds: readonly WeighedKind[];
}

/** What the saw asks an `AbortSignal`; this room has the types of neither browser nor Node. */
export interface CallOff {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void, options: { readonly once: true }): void;
}

/** Plans bars beside everything else: other calls are answered meanwhile. */
export interface CuttingOptimizer {
  /**
   * The best plan within the budget of a group, checked, or why there is none. Rejects once it is called off, and where the
   * plan fails its check or the saw ends by itself.
   */
  solve(problem: Problem, callOff?: CallOff): Promise<Cut | Refusal>;
  /** Whether every plan cuts each piece once from what there is, and every proof holds, computed anew. */
  areSound(solved: readonly SolvedProblem[]): Promise<boolean>;
}
