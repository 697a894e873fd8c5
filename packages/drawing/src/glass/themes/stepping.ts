import type { Box } from '../../facts.ts';
import { linePath, type Point } from '../../shapes/path-data.ts';
import type { Field, Quarter } from '../field.ts';
import { inQuarter, orientationOf } from './in-field.ts';
import { clamp } from '../../shapes/clamp.ts';

/** Squares that step from lane to lane along a pane, and the lines that connect them. */
export interface Stepping {
  readonly squares: readonly Box[];
  /** Along the pane, from edge to edge. */
  readonly lanes: string;
  /** From each square to the nearest edge. */
  readonly rails: string;
}

interface Step {
  readonly side: number;
  /** Length of pane for each square, in sides of the square. */
  readonly pitch: number;
}

export const steppingIn = (field: Field, step: Step): Stepping =>
  field.quarter ? climbing(field.quarter, step.side * 0.62) : runningAlong(field, step);

/** Works along the pane's long side: a wide pane is a tall one turned. The strips run to the pane's edges. */
function runningAlong({ box: whole, room: box, mirrored }: Field, { side, pitch }: Step): Stepping {
  const lying = orientationOf(box) === 'lying';
  const along = lying ? box.width : box.height;
  const across = lying ? box.height : box.width;
  const place = (forward: number, aside: number): Point =>
    lying ? [box.x + forward, box.y + aside] : [box.x + aside, box.y + forward];
  const beyond = Math.max(whole.width, whole.height);
  const first = mirrored ? 1 : -1;
  const count = clamp(2, Math.round(along / (side * pitch)), 9);
  const steps = Array.from({ length: count }, (_, index) => {
    const outward = index % 2 === 0 ? first : -first;
    return { forward: (along * (index + 0.5)) / count, lane: (across + outward * side) / 2, outward };
  });
  return {
    squares: steps.map(({ forward, lane }) => squareAt(place(forward, lane), side)),
    lanes: [-1, 1]
      .map((outward) => (across + outward * side) / 2)
      .map((lane) => linePath(place(-beyond, lane), place(along + beyond, lane)))
      .join(''),
    rails: steps
      .map(({ forward, lane, outward }) =>
        linePath(place(forward, lane + (outward * side) / 2), place(forward, across / 2 + outward * beyond)),
      )
      .join(''),
  };
}

/** Three squares climbing out of the corner of a quarter round, each tied to both straight sides. */
function climbing(quarter: Quarter, side: number): Stepping {
  const places = [0.18, 0.5, 0.82].map((turn) => inQuarter(quarter, 0.62, turn));
  const [hubX, hubY] = quarter.hub;
  return {
    squares: places.map((place) => squareAt(place, side)),
    lanes: places.map(([x, y]) => linePath([x, hubY], [x, y])).join(''),
    rails: places.map(([x, y]) => linePath([hubX, y], [x, y])).join(''),
  };
}

export const squareAt = ([x, y]: Point, side: number): Box => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
});
