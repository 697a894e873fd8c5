import type { Certificate, Proof } from './certificate.ts';
import type { Plan } from './plan.ts';

/** A plan with what is known about how good it is. The plan is valid whatever the proofs say. */
export interface Solution {
  readonly plan: Plan;
  /** Of the number of new bars. */
  readonly bars: Bound;
  /** Of their length in millimetres, among all plans of so many new bars or fewer. */
  readonly length: Bound;
  /** Pivots, nodes and table rows counted: the same problem stopped at the same count gives the same plan. */
  readonly steps: number;
  /** `stopped`: the budget ran out before the work did. */
  readonly ended: 'finished' | 'stopped';
}

export interface Bound {
  readonly reached: number;
  /** No valid plan has less. Equal to `reached` unless the proof is `none`. */
  readonly atLeast: number;
  readonly proof: Proof;
  /** Proves `atLeast` where the proof is `weights`; else the best bound of weights, which may be less than `atLeast`. */
  readonly certificate: Certificate;
}
