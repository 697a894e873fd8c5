import type { Box } from '../../facts.ts';
import { shade } from '../../light/colour.ts';
import { memoize } from '../../light/memoize.ts';
import type { Shape } from '../../scene.ts';
import { filled, group, linear, radialMm, solid, stops, stroked } from '../../shapes/paint.ts';
import { inset, linePath, rectPath, roundedPath } from '../../shapes/path-data.ts';
import { came, zinc } from '../came.ts';
import type { Field } from '../field.ts';
import { centreOf } from './in-field.ts';
import { clamp } from '../../shapes/clamp.ts';
import { squareAt, steppingIn } from './stepping.ts';

const strip = 4.6;

/** Squares of coloured glass, each set in bright came: two uprights carry the large ones, and bars the small ones between them. */
export function fusedTiles(field: Field, [first, second, third]: readonly [string, string, string]): readonly Shape[] {
  const { width, height } = field.room;
  const side = clamp(26, Math.min(width, height) * 0.27, 86);
  const { lanes, rails, squares } = steppingIn(field, { side, pitch: 1.9 });
  // In a quarter round the large ones stand too close for others between them.
  const small = squares.flatMap((square, index) => {
    const next = squares[index + 1];
    if (!next || field.quarter) return [];
    const [x, y] = centreOf(square);
    const [nextX, nextY] = centreOf(next);
    return [squareAt([(x + nextX) / 2, (y + nextY) / 2], side * 0.42)];
  });
  const tiles = [
    ...squares.map((square, index) => placed(square, index % 2 === 0 ? first : third)),
    ...small.map((square) => placed(square, second)),
  ];
  return [
    came(lanes + rails + small.map(barThrough(field, side)).join(''), strip, zinc),
    ...tiles,
    came([...squares, ...small].map(rectPath).join(''), strip, zinc),
  ];
}

/** From a small square to the two uprights beside it. */
const barThrough =
  ({ room }: Field, side: number) =>
  (square: Box): string => {
    const [x, y] = centreOf(square);
    const reach = side / 2;
    return room.width > room.height * 1.45
      ? linePath([x, y - reach], [x, y + reach])
      : linePath([x - reach, y], [x + reach, y]);
  };

/** Squares of one size and colour are equal and drawn once. */
const placed = ({ x, y, width, height }: Box, hex: string): Shape =>
  group('tile', fusedTile(width, height, hex), { shift: [x, y] });

/** Thick coloured glass: it throws a coloured shade, is lit from within, and its ground edge catches the light. */
const fusedTile = memoize(12, (width: number, height: number, hex: string): readonly Shape[] => {
  const box: Box = { x: 0, y: 0, width, height };
  const body = roundedPath(box, 3);
  const deep = linear(
    [0, 0],
    [0.7, 1],
    stops([0, shade(hex, 1.5, 0.05)], [0.4, shade(hex, 1.02)], [0.75, shade(hex, 0.66)], [1, shade(hex, 1.15, 0.02)]),
  );
  // Daylight gathers in the thick of the glass, opposite to where it falls in.
  const glow = radialMm(
    [width * 0.66, height * 0.7],
    width * 0.62,
    stops([0, shade(hex, 2, 0.1), 0.75], [1, shade(hex, 1.4), 0]),
  );
  return [
    // The colour that it throws on the pane behind it.
    filled(roundedPath({ ...box, x: 5, y: 8 }, 4), solid(shade(hex, 0.7), 0.3)),
    filled(body, deep),
    filled(body, glow),
    stroked(roundedPath(inset(box, 1), 2.4), {
      paint: linear([0, 0], [1, 1], stops([0, '#fff', 0.85], [0.5, '#fff', 0.2], [1, '#000', 0.3])),
      width: 1.6,
    }),
  ];
});
