/**
 * Why no plan can do with less, in whole numbers that anyone can check: the dual of the linear program of
 * Gilmore and Gomory (1961), scaled.
 *
 * Let K(s) be the greatest weight that fits on one bar or offcut of kind s (never more pieces of a length than are wanted),
 * and price(s) = perBar + perMillimetre × length for a new bar of kind s, 0 for an offcut. A kind without end must
 * have K(s) ≤ price(s); a kind with a count may exceed it, and then each of its bars saves K(s) − price(s). So every plan has
 *
 *     perBar × newBars + perMillimetre × newLength ≥ Σ weight × quantity − Σ over kinds with a count: count × max(0, K(s) − price(s))
 *
 * With perMillimetre 0 this bounds the new bars: weights 7, 5, 3, 0 with perBar 17 and a right side of 392 prove ⌈392 / 17⌉ = 24 bars.
 * Otherwise it bounds the new length of all plans with at most N new bars: ⌈(right side − perBar × N) / perMillimetre⌉, rounded
 * up to the next length that N or fewer bars of the stock can have together. With perBar below 0, N is the number of new bars that
 * every plan is known to need: weights as long as the pieces with perBar −55 and perMillimetre 1 add to each bar what its trims take.
 */
export interface Certificate {
  /** One for each length of the problem. */
  readonly weights: readonly Weight[];
  /** Below 0 only beside a `perMillimetre`. */
  readonly perBar: number;
  readonly perMillimetre: number;
}

export interface Weight {
  readonly length: number;
  /** A whole number, 0 or more. */
  readonly weight: number;
}

/** How a bound is known: by the weights alone, by a search of everything that the weights left open, or not reached. */
export type Proof = 'weights' | 'search' | 'none';
