import type { Box } from '../../facts.ts';
import type { Shape } from '../../scene.ts';
import { filled, solid } from '../../shapes/paint.ts';
import { type Point, rectPath } from '../../shapes/path-data.ts';
import { bevelPiece } from '../bevel.ts';
import { type Came, came } from '../came.ts';
import type { Field } from '../field.ts';
import { clamp } from '../../shapes/clamp.ts';
import { steppingIn } from './stepping.ts';

const strip = 6;

/** Squares of bevelled glass that step from side to side along two bright strips. */
export function cameSquares(field: Field, metal: Came): readonly Shape[] {
  const { width, height } = field.room;
  const side = clamp(28, Math.min(width, height) * 0.28, 96);
  const { lanes, rails, squares } = steppingIn(field, { side, pitch: 2.1 });
  return [
    came(lanes + rails, strip, metal),
    filled(squares.map(rectPath).join(''), solid('#cbd9df')),
    ...squares.flatMap((square) => bevelPiece(cornersOf(square), 9)),
    came(squares.map(rectPath).join(''), strip, metal),
  ];
}

const cornersOf = ({ x, y, width, height }: Box): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
