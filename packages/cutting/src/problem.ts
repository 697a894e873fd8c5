/**
 * One group of the saw: one profile in one colour pair. Everything is whole millimetres.
 * Pieces fit on a bar when Σ length + (n − 1) × kerf ≤ usable: no kerf falls behind the last piece.
 */
export interface Problem {
  readonly kerf: number;
  /** Cut off each end of a stock bar, never of an offcut: of 6000 with a trim of 30, 5940 can be used. */
  readonly trim: number;
  readonly stock: readonly Stock[];
  readonly offcuts: readonly Offcut[];
  readonly pieces: readonly Pieces[];
  readonly preference: OffcutPreference;
}

export interface Stock {
  readonly length: number;
  /** Null is without end. */
  readonly count: number | null;
}

/** Booked in by its usable length. */
export interface Offcut {
  readonly length: number;
  readonly count: number;
}

export interface Pieces {
  /** Tip to tip. */
  readonly length: number;
  readonly quantity: number;
}

/** What decides between plans with as few new bars and as little new length: many pieces from offcuts, or little material cut. */
export type OffcutPreference = 'offcuts first' | 'least waste';
