import type { Box } from '../../facts.ts';
import type { Shape } from '../../scene.ts';
import { inset, type Point, polygonPath, rectPath } from '../../shapes/path-data.ts';
import { bevelPiece } from '../bevel.ts';
import { came, lead } from '../came.ts';
import { clamped, cuts, type Field, inQuarter, type Quarter } from '../field.ts';

const strip = 4.5;
/** Longer strips of bevel are jointed. */
const longest = 620;

/** A frame of bevelled strips with square blocks in the corners; the backing stands free in the middle. */
export function bevelBorder({ box, quarter }: Field): readonly Shape[] {
  const pieces = quarter ? roundBorder(quarter) : straightBorder(box);
  const hairline = quarter ? [] : [came(rectPath(inset(box, borderOf(box) * 1.45)), 2.6, lead)];
  return [
    ...pieces.flatMap((piece) => bevelPiece(piece, 13)),
    came(pieces.map(polygonPath).join(''), strip, lead),
    ...hairline,
  ];
}

const borderOf = ({ width, height }: Box) => clamped(20, Math.min(width, height) * 0.17, 56);

function straightBorder(box: Box): readonly (readonly Point[])[] {
  const { x, y, width, height } = box;
  const border = borderOf(box);
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

const corners = ({ x, y, width, height }: Box): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Along the arc in five pieces, and one along each straight side. */
function roundBorder(quarter: Quarter): readonly (readonly Point[])[] {
  const depth = clamped(20, quarter.radius * 0.17, 46) / quarter.radius;
  const along = Array.from({ length: 5 }, (_, index) => {
    const [from, to] = [index / 5, (index + 1) / 5];
    return [
      inQuarter(quarter, 1.02, from),
      inQuarter(quarter, 1.02, to),
      inQuarter(quarter, 1 - depth, to),
      inQuarter(quarter, 1 - depth, from),
    ];
  });
  const turn = (out: number) => (2 / Math.PI) * Math.asin(Math.min(1, depth / out));
  const sides = [
    [
      inQuarter(quarter, 0, 0),
      inQuarter(quarter, 1 - depth, 0),
      inQuarter(quarter, 1 - depth, turn(1 - depth)),
      inQuarter(quarter, depth, turn(depth)),
    ],
    [
      inQuarter(quarter, 0, 1),
      inQuarter(quarter, 1 - depth, 1),
      inQuarter(quarter, 1 - depth, 1 - turn(1 - depth)),
      inQuarter(quarter, depth, 1 - turn(depth)),
    ],
  ].map((side, index) => (index === 0 ? side : side.toReversed()));
  return [...along, ...sides];
}
