import type { Point } from '../shapes/path-data.ts';
import { type Edges, sidesOf } from './edges.ts';
import type { Quad } from './homography.ts';

/** The corners moved, each by these steps in px one after another, while the edges under their sides become stronger. */
export function refined(quad: Quad, edges: Edges, moves: readonly number[]): Quad {
  return moves.reduce<Quad>((coarse, by) => {
    let best = coarse;
    for (const corner of [0, 1, 2, 3]) {
      for (const x of [-by, 0, by]) {
        for (const y of [-by, 0, by]) {
          const moved = movedBy(best, corner, [x, y]);
          if (strengthUnder(moved, edges) > strengthUnder(best, edges)) best = moved;
        }
      }
    }
    return best;
  }, quad);
}

const movedBy = ([a, b, c, d]: Quad, corner: number, [x, y]: Point): Quad => {
  const moved = ([px, py]: Point, index: number): Point => (index === corner ? [px + x, py + y] : [px, py]);
  return [moved(a, 0), moved(b, 1), moved(c, 2), moved(d, 3)];
};

const strengthUnder = (quad: Quad, edges: Edges): number => meanOf(sidesOf(quad, edges, 4));

/** Mean of some numbers. */
export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
