import type { Box, DrawingFacts } from '../facts.ts';
import { withAddOns } from '../frame/add-ons.ts';
import type { Shape } from '../scene.ts';
import { filled, group, solid, stops, stroked, topToBottom } from '../shapes/paint.ts';
import { type Point, polygonPath, rectPath, roundedPath } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';
import type { Place } from './room.ts';

/** Where the lanterns hang: mm beside the set, and above its foot. */
const besideSet = 178;
const fromFoot = 1600;

/** The middle of each lantern, in the coordinates of a wall around a set. */
export const lanternsBeside = ({ width, height }: Pick<Place, 'width' | 'height'>): readonly Point[] =>
  [-besideSet, width + besideSet].map((x): Point => [x, height - fromFoot]);

/** The same in the coordinates of the set. */
export function lanternsOf(facts: Pick<DrawingFacts, 'width' | 'height' | 'addOns'>): readonly Point[] {
  const set: Box = withAddOns(facts);
  return lanternsBeside(set).map(([x, y]): Point => [x + set.x, y + set.y]);
}

/** The panes of a lantern, about its middle: wider at the top. */
export const lanternPanes = polygonPath([
  [-56, -66],
  [56, -66],
  [40, 74],
  [-40, 74],
]);

const iron = topToBottom(stops([0, '#43464a'], [0.5, '#232527'], [1, '#131415']));
const dark = solid('#191b1d');
const plate = roundedPath({ x: -28, y: -134, width: 56, height: 240 }, 10);
const roof = polygonPath([
  [-68, -66],
  [-18, -116],
  [18, -116],
  [68, -66],
]);

const back: readonly Shape[] = [
  softShadow(plate, { by: [7, 10], blur: 10, alpha: 0.42 }),
  filled(plate, iron),
  filled(lanternPanes, topToBottom(stops([0, '#6b7679'], [0.4, '#a9b3b4'], [0.75, '#c9cfcc'], [1, '#8b9290']))),
];

/** Its bars and roof, before the light. */
export const lanternFrame: readonly Shape[] = [
  stroked(lanternPanes, { paint: dark, width: 6, join: 'round' }),
  stroked('M-20 -66L-14 74M20 -66L14 74', { paint: dark, width: 3.5 }),
  filled(roof, iron),
  filled(rectPath({ x: -46, y: 72, width: 92, height: 11 }), iron),
  filled(roundedPath({ x: -8, y: -134, width: 16, height: 22 }, 7), iron),
];

const lantern: readonly Shape[] = [...back, ...lanternFrame];

/** A wall lantern on each side of the set. */
export const drawLanterns = (place: Place): readonly Shape[] =>
  lanternsBeside(place).map((shift) => group('lantern', lantern, { shift }));
