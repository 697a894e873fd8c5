import type { Box } from '../../facts.ts';
import type { Shape } from '../../scene.ts';
import { type Outline, outlinePath } from '../../shapes/outline.ts';
import { type Point, polygonPath } from '../../shapes/path-data.ts';
import { bevelPiece } from '../bevel.ts';
import { came, lead } from '../came.ts';
import type { Field } from '../field.ts';
import { cuts, insetEdge } from './in-field.ts';
import { clamp } from '../../shapes/clamp.ts';

const strip = 4.5;
/** Longer strips of bevel are jointed. */
const longest = 620;
/** Bevels are ground straight: a round edge is made up of this many. */
const alongArc = 7;

type Piece = readonly Point[];

/** A frame of bevelled strips, with square blocks in square corners; the backing stands free in the middle. */
export function bevelBorder(field: Field): readonly Shape[] {
  const width = borderOf(field.room);
  const pieces = field.rectangular ? blockedBorder(field.box, width) : mitredBorder(field, width);
  return [
    ...pieces.flatMap((piece) => bevelPiece(piece, 13)),
    came(pieces.map(polygonPath).join(''), strip, lead),
    came(outlinePath(insetEdge(field, width * 1.45)), 2.6, lead),
  ];
}

const borderOf = ({ width, height }: Box) => clamp(20, Math.min(width, height) * 0.17, 56);

function blockedBorder(box: Box, border: number): readonly Piece[] {
  const { x, y, width, height } = box;
  const across = spans(x + border, width - 2 * border);
  const down = spans(y + border, height - 2 * border);
  const rows = [
    { y, height: border },
    { y: y + height - border, height: border },
  ];
  const columns = [
    { x, width: border },
    { x: x + width - border, width: border },
  ];
  return [
    ...rows.flatMap((row) => across.map(([from, length]) => corners({ ...row, x: from, width: length }))),
    ...columns.flatMap((column) => down.map(([from, length]) => corners({ ...column, y: from, height: length }))),
    ...rows.flatMap((row) => columns.map((column) => corners({ ...row, ...column }))),
  ];
}

function spans(from: number, length: number): readonly (readonly [from: number, length: number])[] {
  const count = Math.max(1, Math.ceil(length / longest));
  return [from, ...cuts(from, length, count)].map((start) => [start, length / count]);
}

const corners = ({ x, y, width, height }: Box): Piece => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** One piece along each straight side, cut at the corner's own angle; several around a round one. */
function mitredBorder(field: Field, border: number): readonly Piece[] {
  const { edge } = field;
  const inner = insetEdge(field, border);
  return edge.corners.flatMap((_, index): readonly Piece[] => {
    const outside = wayAlong(edge, index);
    const inside = wayAlong(inner, index);
    return outside.slice(1).map((to, step) => {
      const from = outside[step] ?? to;
      return [from, to, inside[step + 1] ?? to, inside[step] ?? from];
    });
  });
}

/** A side from its first corner to its last, a round one in equal steps. */
function wayAlong({ corners: all, round }: Outline, index: number): readonly Point[] {
  const from = all[index] ?? [0, 0];
  const to = all[(index + 1) % all.length] ?? from;
  if (round?.from !== index) return [from, to];
  const [x, y] = round.centre;
  const begin = Math.atan2(from[1] - y, from[0] - x);
  const sweep = (Math.atan2(to[1] - y, to[0] - x) - begin + 2 * Math.PI) % (2 * Math.PI);
  return Array.from({ length: alongArc + 1 }, (_, step): Point => {
    const angle = begin + (sweep * step) / alongArc;
    return [x + Math.cos(angle) * round.radius, y + Math.sin(angle) * round.radius];
  });
}
