import type { Box } from '../../facts.ts';
import type { Shape } from '../../scene.ts';
import { inset, linePath, type Point, polygonPath, rectPath } from '../../shapes/path-data.ts';
import { bevelPiece, diamond } from '../bevel.ts';
import { came, lead } from '../came.ts';
import { centreOf, clamped, type Field, inQuarter, lieOf, type Quarter } from '../field.ts';

const strip = 5;

/** Pieces of thick bevelled glass gathered in the middle of the pane, tied to its edges by lead. */
export function bevelCluster({ box, quarter }: Field): readonly Shape[] {
  if (quarter) return fan(quarter);
  const compose = { upright, lying, square }[lieOf(box)];
  return compose(box);
}

/** Pieces of glass in lead, over the strips that tie them. */
function leaded(strips: string, pieces: readonly (readonly Point[])[]): readonly Shape[] {
  return [
    came(strips, strip - 0.5, lead),
    ...pieces.flatMap((piece) => bevelPiece(piece, 16)),
    came(pieces.map(polygonPath).join(''), strip, lead),
  ];
}

/** A tall diamond of four splinters, a small one above and below it. */
function upright(box: Box): readonly Shape[] {
  const { x, y, width, height } = box;
  const [middleX, middleY] = centreOf(box);
  const half = clamped(22, width * 0.3, 82);
  const tall = Math.min(height * 0.2, half * 3);
  const small = half * 0.5;
  const beyond = tall + small * 1.9;
  const margin = clamped(16, width * 0.15, 60);
  const frame = inset(box, margin);
  const strips =
    rectPath(frame) +
    linePath([middleX, y - 4], [middleX, middleY - beyond - small * 1.5]) +
    linePath([middleX, middleY + beyond + small * 1.5], [middleX, y + height + 4]) +
    linePath([x - 4, middleY], [middleX - half, middleY]) +
    linePath([middleX + half, middleY], [x + width + 4, middleY]);
  return leaded(strips, [
    ...splinters([middleX, middleY], half, tall),
    diamond([middleX, middleY - beyond], small, small * 1.5),
    diamond([middleX, middleY + beyond], small, small * 1.5),
    ...cornersOf(frame, small * 0.55),
  ]);
}

/** For fanlights: a diamond in the middle, slender ones running out on both sides, ends tied by small ones. */
function lying(box: Box): readonly Shape[] {
  const { x, y, width, height } = box;
  const [middleX, middleY] = centreOf(box);
  const high = clamped(18, height * 0.34, 84);
  const wide = high * 0.8;
  const slender = Math.min(width * 0.15, high * 2.1);
  const low = high * 0.42;
  const out = wide + slender + 10;
  const far = out + slender + low + 8;
  const fits = far + low < width / 2 - 24;
  const last = fits ? far + low : out + slender;
  const margin = clamped(14, height * 0.14, 44);
  const strips =
    rectPath(inset(box, margin)) +
    linePath([x - 4, middleY], [middleX - last, middleY]) +
    linePath([middleX + last, middleY], [x + width + 4, middleY]) +
    linePath([middleX, y - 4], [middleX, middleY - high]) +
    linePath([middleX, middleY + high], [middleX, y + height + 4]);
  const sides = [-1, 1].flatMap((side) => [
    diamond([middleX + side * out, middleY], slender, low),
    ...(fits ? [diamond([middleX + side * far, middleY], low, low)] : []),
  ]);
  return leaded(strips, [...splinters([middleX, middleY], wide, high), ...sides]);
}

/** Four kites about the middle, squares on the corners of the border. */
function square(box: Box): readonly Shape[] {
  const { x, y, width, height } = box;
  const [middleX, middleY] = centreOf(box);
  const half = clamped(20, Math.min(width, height) * 0.25, 92);
  const tall = half * clamped(1, height / width, 1.4);
  const frame = inset(box, clamped(14, Math.min(width, height) * 0.15, 62));
  const strips =
    rectPath(frame) +
    linePath([middleX, y - 4], [middleX, middleY - tall]) +
    linePath([middleX, middleY + tall], [middleX, y + height + 4]) +
    linePath([x - 4, middleY], [middleX - half, middleY]) +
    linePath([middleX + half, middleY], [x + width + 4, middleY]);
  return leaded(strips, [...splinters([middleX, middleY], half, tall), ...cornersOf(frame, half * 0.22)]);
}

/** Three kites opening from the corner of a quarter round. */
function fan(quarter: Quarter): readonly Shape[] {
  const kites = [1 / 6, 1 / 2, 5 / 6].map((turn) => [
    inQuarter(quarter, 0.34, turn),
    inQuarter(quarter, 0.62, turn - 0.13),
    inQuarter(quarter, 0.86, turn),
    inQuarter(quarter, 0.62, turn + 0.13),
  ]);
  const ties = [1 / 6, 1 / 2, 5 / 6].map(
    (turn) =>
      linePath(inQuarter(quarter, 0.05, turn), inQuarter(quarter, 0.34, turn)) +
      linePath(inQuarter(quarter, 0.86, turn), inQuarter(quarter, 1.05, turn)),
  );
  return leaded(ties.join(''), kites);
}

/** A diamond cut in four along its axes, as a cluster is put together. */
function splinters([x, y]: Point, halfWidth: number, halfHeight: number): readonly (readonly Point[])[] {
  const [top, right, bottom, left] = diamond([x, y], halfWidth, halfHeight);
  const middle: Point = [x, y];
  if (!top || !right || !bottom || !left) return [];
  return [
    [top, middle, left],
    [top, right, middle],
    [middle, right, bottom],
    [left, middle, bottom],
  ];
}

const cornersOf = ({ x, y, width, height }: Box, half: number): readonly (readonly Point[])[] =>
  [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ].map(([cornerX = 0, cornerY = 0]) => diamond([cornerX, cornerY], half, half));
