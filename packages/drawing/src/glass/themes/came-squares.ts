import type { Box } from '../../facts.ts';
import type { Shape } from '../../scene.ts';
import { linePath, type Point, rectPath } from '../../shapes/path-data.ts';
import { bevelPiece } from '../bevel.ts';
import { type Came, came } from '../came.ts';
import { clamped, type Field, inQuarter, lieOf, type Quarter } from '../field.ts';

const strip = 6;

/** Squares of bevelled glass that step from side to side along two bright strips. */
export function cameSquares({ box, quarter }: Field, metal: Came): readonly Shape[] {
  const side = clamped(28, Math.min(box.width, box.height) * 0.28, 96);
  const { strips, squares } = quarter ? stepped(quarter, side * 0.62) : runAlong(box, side);
  return [
    came(strips, strip, metal),
    ...squares.flatMap((square) => bevelPiece(cornersOf(square), 9)),
    came(squares.map(rectPath).join(''), strip, metal),
  ];
}

interface Composition {
  readonly strips: string;
  readonly squares: readonly Box[];
}

/** Works along the pane's long side; a pane that lies is an upright one turned. */
function runAlong(box: Box, side: number): Composition {
  const lying = lieOf(box) === 'lying';
  const along = lying ? box.width : box.height;
  const across = lying ? box.height : box.width;
  const place = (forward: number, aside: number): Point =>
    lying ? [box.x + forward, box.y + aside] : [box.x + aside, box.y + forward];
  const lanes = [across * 0.5 - side * 0.5, across * 0.5 + side * 0.5] as const;
  const count = Math.max(2, Math.min(7, Math.round(along / (side * 2.1))));
  const squares = Array.from({ length: count }, (_, index): Box => {
    const [x, y] = place((along * (index + 0.5)) / count, index % 2 === 0 ? lanes[0] : lanes[1]);
    return { x: x - side / 2, y: y - side / 2, width: side, height: side };
  });
  const rails = squares.map((_, index) => {
    const forward = (along * (index + 0.5)) / count;
    const left = index % 2 === 0;
    return linePath(
      place(forward, left ? lanes[0] - side / 2 : lanes[1] + side / 2),
      place(forward, left ? -across * 0.3 : across * 1.3),
    );
  });
  const lines = lanes.map((lane) => linePath(place(-along * 0.3, lane), place(along * 1.3, lane)));
  return { strips: [...lines, ...rails].join(''), squares };
}

/** Three squares climbing out of the corner of a quarter round, joined by an arc of strips. */
function stepped(quarter: Quarter, side: number): Composition {
  const places = [0.18, 0.5, 0.82].map((turn) => inQuarter(quarter, 0.62, turn));
  const squares = places.map(([x, y]): Box => ({ x: x - side / 2, y: y - side / 2, width: side, height: side }));
  const [hubX, hubY] = quarter.hub;
  const strips = places.map(
    ([x, y]) => linePath([x, hubY], [x, y + (y - hubY) * 2]) + linePath([hubX, y], [x + (x - hubX) * 2, y]),
  );
  return { strips: strips.join(''), squares };
}

const cornersOf = ({ x, y, width, height }: Box): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
