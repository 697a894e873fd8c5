import type { Shape, Stop } from '../scene.ts';
import { filled, linearMm, stops } from '../shapes/paint.ts';
import type { Point } from '../shapes/path-data.ts';
import type { Field } from './field.ts';

/** Width of the reflected bands, mm; the same in every pane, so that all panes mirror one sky. */
const across: Point = [0.86, 0.51];
/** Bounds of the height of a band, mm: a short pane shows a whole band, a tall one does not stretch it. */
const longest = 1150;

/** Two slanting bands of mirrored sky: one from the outer, one from the inner pane of the unit. */
export function reflections({ box, outline }: Field, strength: number): readonly Shape[] {
  const { x, y, width, height } = box;
  const length = Math.min(longest, width * across[0] + height * across[1]);
  const from: Point = [x + (width - length * across[0]) * 0.12, y];
  const to: Point = [from[0] + across[0] * length, from[1] + across[1] * length];
  return [filled(outline, linearMm(from, to, sweeps(strength)))];
}

const white = '#ffffff';

const sweeps = (strength: number): readonly Stop[] =>
  stops(
    [0.16, white, 0],
    [0.2, white, 0.1 * strength],
    [0.212, white, 0.19 * strength],
    [0.42, white, 0.1 * strength],
    [0.47, white, 0.04 * strength],
    [0.482, white, 0],
    [0.56, white, 0],
    [0.572, white, 0.1 * strength],
    [0.64, white, 0.05 * strength],
    [0.652, white, 0],
  );
