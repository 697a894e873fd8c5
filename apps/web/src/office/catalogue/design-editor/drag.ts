import type { PlacedRectangle } from '@door/domain/door/formula/light-sights';
import type { PlaceShift } from '@door/domain/door/formula/shift-formula';
import type { Size } from '@door/domain/lib/mm';

/** What is held of a place: all of it, or the edges in those directions (-1 left or top, 1 right or bottom, 0 neither). */
export type Grip = 'whole' | { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 };

/** A plain rectangle on the leaf, mm. */
export type Rectangle = Readonly<Record<keyof PlacedRectangle, number>>;

export interface Drag {
  readonly grip: Grip;
  /** How far the pointer has gone, mm. */
  readonly by: { readonly x: number; readonly y: number };
}

export interface Surroundings {
  readonly leaf: Size;
  /** The other lights and panels. */
  readonly others: readonly Rectangle[];
  /** How near a line has to be to hold the place, mm. */
  readonly reach: number;
}

/** The shift of a drag, and the lines that hold it: their distance from the left (`x`) and from the top (`y`), mm. */
export interface Snapped {
  readonly shift: PlaceShift;
  readonly guides: { readonly x: number | null; readonly y: number | null };
}

/** Smaller lights and panels cannot be held any more, mm. */
const leastLength = 20;

/** Edges that no line holds come to lie on multiples of this, mm. */
const step = 5;

/**
 * A drag that is held by the middle and the edges of the leaf and by the edges and middles of what else is on it, also as seen in a
 * mirror, so that pairs are easily made.
 */
export function snapped(place: Rectangle, drag: Drag, { leaf, others, reach }: Surroundings): Snapped {
  const x = snapAxis(axisOf(place, 'x'), { ...held(drag, 'x'), reach, lines: linesOf('x', leaf.width, others) });
  const y = snapAxis(axisOf(place, 'y'), { ...held(drag, 'y'), reach, lines: linesOf('y', leaf.height, others) });
  return { shift: shiftOf(place, drag.grip, { x: x.by, y: y.by }), guides: { x: x.line, y: y.line } };
}

/** The shift of a drag to the millimetre. */
export const unsnapped = (place: Rectangle, { grip, by }: Drag): Snapped => ({
  shift: shiftOf(place, grip, { x: Math.round(by.x), y: Math.round(by.y) }),
  guides: { x: null, y: null },
});

function shiftOf(place: Rectangle, grip: Grip, by: Drag['by']): PlaceShift {
  if (grip === 'whole') return { x: by.x, y: by.y, width: 0, height: 0 };
  const [x, width] = edgeShift(grip.x, by.x, place.width);
  const [y, height] = edgeShift(grip.y, by.y, place.height);
  return { x, y, width, height };
}

/** By how much the start and the length change when an edge is moved. */
function edgeShift(edge: -1 | 0 | 1, by: number, length: number): readonly [start: number, length: number] {
  if (edge === 1) return [0, Math.max(by, leastLength - length)];
  if (edge === 0) return [0, 0];
  const most = Math.min(by, length - leastLength);
  return [most, -most];
}

type Axis = 'x' | 'y';

const lengthOf: Readonly<Record<Axis, 'width' | 'height'>> = { x: 'width', y: 'height' };

const axisOf = (place: Rectangle, axis: Axis): readonly [start: number, length: number] => [
  place[axis],
  place[lengthOf[axis]],
];

const held = ({ grip, by }: Drag, axis: Axis) => ({ by: by[axis], edge: grip === 'whole' ? null : grip[axis] });

/** Where something may be held on one axis. */
const linesOf = (axis: Axis, leafLength: number, others: readonly Rectangle[]): readonly number[] => {
  const ofOthers = others.flatMap((other) => {
    const [start, length] = axisOf(other, axis);
    return [start, start + length / 2, start + length];
  });
  const mirrored = axis === 'x' ? ofOthers.map((line) => leafLength - line) : [];
  return [0, leafLength / 2, leafLength, ...ofOthers, ...mirrored];
};

interface AxisDrag {
  readonly by: number;
  /** null: the whole place is moved. */
  readonly edge: -1 | 0 | 1 | null;
  readonly reach: number;
  readonly lines: readonly number[];
}

function snapAxis(
  [start, length]: readonly [number, number],
  { by, edge, reach, lines }: AxisDrag,
): { readonly by: number; readonly line: number | null } {
  if (edge === 0) return { by: 0, line: null };
  const edges = { '-1': [start], '1': [start + length] };
  const points = edge === null ? [start, start + length / 2, start + length] : edges[edge];
  const near = points
    .flatMap((point) => lines.map((line) => ({ line, by: line - point })))
    .filter((each) => Math.abs(each.by - by) <= reach)
    .toSorted((one, other) => Math.abs(one.by - by) - Math.abs(other.by - by));
  const [nearest] = near;
  if (nearest) return { by: Math.round(nearest.by), line: nearest.line };
  const [point = start] = points;
  return { by: Math.round((point + by) / step) * step - point, line: null };
}
