import type { Shape } from '../../scene.ts';
import { type Outline, outlinePath } from '../../shapes/outline.ts';
import { linePath, type Point, polygonPath } from '../../shapes/path-data.ts';
import { bevelPiece, diamond } from '../bevel.ts';
import { came, lead } from '../came.ts';
import type { Field, Quarter } from '../field.ts';
import { centreOf, inQuarter, insetEdge, orientationOf, straightCorners } from './in-field.ts';
import { clamp } from '../../shapes/clamp.ts';

const strip = 5;

/** Pieces of thick bevelled glass gathered in the middle of the pane, tied to its edges by lead. */
export function bevelCluster(field: Field): readonly Shape[] {
  if (field.quarter) return fan(field.quarter);
  const compose = { upright, lying, square }[orientationOf(field.room)];
  return compose(field);
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
function upright(field: Field): readonly Shape[] {
  const { width, height } = field.room;
  const [middleX, middleY] = centreOf(field.room);
  const half = clamp(22, width * 0.3, 82);
  const tall = Math.min(height * 0.2, half * 3);
  const small = half * 0.5;
  const beyond = tall + small * 1.9;
  const frame = insetEdge(field, clamp(16, width * 0.15, 60));
  const strips = outlinePath(frame) + cross(field, half, beyond + small * 1.5);
  return leaded(strips, [
    ...splinters([middleX, middleY], half, tall),
    diamond([middleX, middleY - beyond], small, small * 1.5),
    diamond([middleX, middleY + beyond], small, small * 1.5),
    ...blocks(frame, small * 0.55),
  ]);
}

/** For fanlights: a diamond in the middle, slender ones running out on both sides, ends tied by small ones. */
function lying(field: Field): readonly Shape[] {
  const { width, height } = field.room;
  const [middleX, middleY] = centreOf(field.room);
  const high = clamp(18, height * 0.34, 84);
  const wide = high * 0.8;
  const slender = Math.min(width * 0.15, high * 2.1);
  const low = high * 0.42;
  const out = wide + slender + 10;
  const far = out + slender + low + 8;
  const fits = far + low < width / 2 - 24;
  const last = fits ? far + low : out + slender;
  const strips = outlinePath(insetEdge(field, clamp(14, height * 0.14, 44))) + cross(field, last, high);
  const sides = [-1, 1].flatMap((side) => [
    diamond([middleX + side * out, middleY], slender, low),
    ...(fits ? [diamond([middleX + side * far, middleY], low, low)] : []),
  ]);
  return leaded(strips, [...splinters([middleX, middleY], wide, high), ...sides]);
}

/** Four kites about the middle, squares on the corners of the border. */
function square(field: Field): readonly Shape[] {
  const { width, height } = field.room;
  const [middleX, middleY] = centreOf(field.room);
  const half = clamp(20, Math.min(width, height) * 0.25, 92);
  const tall = half * clamp(1, height / width, 1.4);
  const frame = insetEdge(field, clamp(14, Math.min(width, height) * 0.15, 62));
  const strips = outlinePath(frame) + cross(field, half, tall);
  return leaded(strips, [...splinters([middleX, middleY], half, tall), ...blocks(frame, half * 0.22)]);
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

const blocks = (frame: Outline, half: number): readonly (readonly Point[])[] =>
  straightCorners(frame).map((corner) => diamond(corner, half, half));

/** Strips from the cluster to all four edges; `reach` is how far the cluster extends from the middle. */
function cross({ box, room }: Field, aside: number, up: number): string {
  const [middleX, middleY] = centreOf(room);
  const { x, y, width, height } = box;
  return (
    linePath([middleX, y - 4], [middleX, middleY - up]) +
    linePath([middleX, middleY + up], [middleX, y + height + 4]) +
    linePath([x - 4, middleY], [middleX - aside, middleY]) +
    linePath([middleX + aside, middleY], [x + width + 4, middleY])
  );
}
