import type { Box } from '../../facts.ts';
import { shade } from '../../light/colour.ts';
import { memoize } from '../../light/memoize.ts';
import type { Shape } from '../../scene.ts';
import { filled, group, linear, solid, stops, stroked } from '../../shapes/paint.ts';
import { inset, linePath, polygonPath, roundedPath } from '../../shapes/path-data.ts';
import { centreOf, clamp, type Field } from '../field.ts';
import { squareAt, steppingIn } from './stepping.ts';

/** Squares of coloured glass fused to the pane, stepping along two polished lines; with smaller squares beside them. */
export function fusedTiles(field: Field, [first, second, third]: readonly [string, string, string]): readonly Shape[] {
  const { width, height } = field.room;
  const side = clamp(26, Math.min(width, height) * 0.26, 84);
  const { lanes, squares } = steppingIn(field, { side, pitch: 1.9 });
  const large = squares.map((square, index) => placed(square, index % 2 === 0 ? first : third));
  const small = squares.flatMap((square, index) => {
    const next = squares[index + 1];
    if (!next) return [];
    const [x, y] = centreOf(square);
    const [nextX, nextY] = centreOf(next);
    return [placed(squareAt([(x + nextX) / 2, (y + nextY) / 2], side * 0.4), second)];
  });
  return [...polished(lanes), ...large, ...small];
}

/** A line cut into the glass: dark on its near flank, bright on its far one. */
const polished = (lines: string): readonly Shape[] => [
  stroked(lines, { paint: solid('#33454e', 0.42), width: 2.6 }),
  group('cut', [stroked(lines, { paint: solid('#ffffff', 0.8), width: 2 })], { shift: [1.1, 1.1] }),
];

/** Squares of one size and colour are equal and drawn once. */
const placed = ({ x, y, width, height }: Box, hex: string): Shape =>
  group('tile', fusedTile(width, height, hex), { shift: [x, y] });

/** Thick coloured glass with rounded edges: it throws a coloured shade, is lit from within, and glints. */
const fusedTile = memoize(12, (width: number, height: number, hex: string): readonly Shape[] => {
  const box: Box = { x: 0, y: 0, width, height };
  const body = roundedPath(box, 3);
  const deep = linear(
    [0, 0],
    [0.7, 1],
    stops([0, shade(hex, 1.5, 0.05)], [0.4, shade(hex, 1.02)], [0.75, shade(hex, 0.66)], [1, shade(hex, 1.15, 0.02)]),
  );
  return [
    filled(roundedPath({ ...box, x: 4, y: 6 }, 4), solid(shade(hex, 0.55), 0.34)),
    filled(roundedPath({ ...box, x: 1.6, y: 2.6 }, 4), solid('#0a1216', 0.34)),
    filled(body, deep),
    stroked(roundedPath(inset(box, 1), 2.4), {
      paint: linear([0, 0], [1, 1], stops([0, '#fff', 0.85], [0.5, '#fff', 0.2], [1, '#000', 0.3])),
      width: 1.6,
    }),
    filled(
      polygonPath([
        [width * 0.13, height * 0.14],
        [width * 0.62, height * 0.14],
        [width * 0.13, height * 0.62],
      ]),
      solid('#fff', 0.24),
    ),
    stroked(linePath([width * 0.2, height * 0.88], [width * 0.84, height * 0.88]), {
      paint: solid('#fff', 0.26),
      width: 1.6,
      cap: 'round',
    }),
  ];
});
