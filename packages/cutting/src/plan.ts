/** Which pieces come from which bar. Whole millimetres. */
export interface Plan {
  readonly bars: readonly Bar[];
}

export interface Bar {
  /** The full length of the stock bar, or the usable length of the offcut. */
  readonly stock: number;
  readonly offcut: boolean;
  /** Longest first. */
  readonly pieces: readonly number[];
  /** What can still be used: usable − Σ pieces − (n − 1) × kerf, for example 5940 − 2 × 2076 − 5 = 1783. */
  readonly rest: number;
}
