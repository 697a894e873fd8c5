import type { Certificate } from '../certificate.ts';
import type { Problem } from '../problem.ts';

/** A length to cut from, and what the weights of a certificate say of it. */
export interface WeighedKind {
  readonly length: number;
  readonly offcut: boolean;
  /** null: without end. */
  readonly count: number | null;
  /** The greatest weight that fits on one, K(s) of `Certificate`. */
  readonly most: number;
  /** What one costs, price(s) of `Certificate`. */
  readonly price: number;
}

/** The stock, then the offcuts, computed anew from problem and weights: no step of the solver is used here. */
export function weighedKinds(
  { kerf, trim, stock, offcuts, pieces }: Problem,
  { weights: weighed, perBar, perMillimetre }: Certificate,
): readonly WeighedKind[] {
  const weights = new Map(weighed.map(({ length, weight }) => [length, weight]));
  const parts = pieces.map(({ length, quantity }) => ({
    size: length + kerf,
    weight: weights.get(length) ?? 0,
    quantity,
  }));
  // The last piece needs no kerf behind it, so the bar is taken as that much longer.
  const kinds = [
    ...stock.map(({ length, count }) => {
      const price = perBar + perMillimetre * length;
      return { length, offcut: false, count, room: length - 2 * trim + kerf, price };
    }),
    ...offcuts.map(({ length, count }) => ({ length, offcut: true, count, room: length + kerf, price: 0 })),
  ];
  const heaviest = heaviestIn(Math.max(0, ...kinds.map(({ room }) => room)), parts);
  return kinds.map(({ room, ...kind }) => ({ ...kind, most: heaviest[Math.max(0, room)] ?? 0 }));
}

/** The greatest weight that fits into each room, piece by piece. */
function heaviestIn(room: number, parts: readonly { size: number; weight: number; quantity: number }[]): Float64Array {
  const best = new Float64Array(room + 1);
  for (const { size, weight, quantity } of parts)
    for (let n = Math.min(quantity, Math.floor(room / size)); n > 0; n -= 1)
      for (let at = room; at >= size; at -= 1) best[at] = Math.max(best[at] ?? 0, (best[at - size] ?? 0) + weight);
  return best;
}
