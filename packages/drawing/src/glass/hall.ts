import type { Box } from '../facts.ts';
import type { Shape } from '../scene.ts';
import { filled, leftToRight, linearMm, solid, stops, topToBottom } from '../shapes/paint.ts';
import { polygonPath, rectPath } from '../shapes/path-data.ts';
import { noiseOf } from './backing.ts';
import { clamp, type Field } from './field.ts';
import { haze, part } from './haze.ts';

/** Clear glass from outside by day: a calm hall in half-light, and over it the sky that the glass mirrors. */
export const hallBehindGlass = (field: Field): readonly Shape[] => [
  filled(field.outline, halfLight(field.box)),
  ...depth(field.box),
  ...mirroredGarden(field.box),
  filled(field.outline, mirroredSky(field.box)),
];

const halfLight = ({ x, y, height }: Box) =>
  linearMm(
    [x, y],
    [x, y + height],
    stops([0, '#6c7a80'], [0.35, '#525c5e'], [0.7, '#4c5150'], [0.84, '#56544f'], [1, '#66615a']),
  );

/** Where the floor meets the far wall and where a side wall ends, mm from the head and the left of the set. */
const floorLine = 1680;
const hall = { left: 400, right: 1000 } as const;
/** mm. Each edge is drawn twice, a little apart, so that it looks out of focus. */
const outOfFocus = [-4, 4] as const;

/** What is seen of the hall: a side wall in panes at the sides of the set, the floor in panes that reach down to it. */
const depth = (box: Box): readonly Shape[] => [
  filled(rectPath(box), shadeOfWalls),
  ...outOfFocus.flatMap((by) => [...sideWall(box, by), ...floor(box, by)]),
];

const seesFloor = ({ y, height }: Box) => y + height > floorLine + 150;

function floor(box: Box, by: number): readonly Shape[] {
  if (!seesFloor(box)) return [];
  const top = floorLine + by;
  return [filled(rectPath({ ...box, y: top, height: box.y + box.height - top }), lightOnFloor)];
}

/** In perspective: the foot of the wall runs toward the viewer and covers a corner of the floor. */
function sideWall(box: Box, by: number): readonly Shape[] {
  const { x, y, width } = box;
  const middle = x + width / 2;
  if (!seesFloor(box) || (middle > hall.left && middle < hall.right)) return [];
  const foot = y + box.height;
  const [edge, corner] = middle < hall.left ? [x, x + width * 0.4 + by] : [x + width, x + width * 0.6 - by];
  const face = polygonPath([
    [edge, y],
    [corner, y],
    [corner, floorLine + by],
    [edge, floorLine + (foot - floorLine) * 0.7 + by],
  ]);
  return [filled(face, shadeOfSide)];
}

const shadeOfSide = topToBottom(
  stops([0, '#2c3336', 0], [0.3, '#2c3336', 0.04], [0.8, '#2c3336', 0.13], [1, '#2c3336', 0.16]),
);
const lightOnFloor = topToBottom(stops([0, '#f0e6d6', 0.1], [0.4, '#e6dbc9', 0.15], [1, '#d6cab6', 0.1]));
const shadeOfWalls = leftToRight(
  stops([0, '#2c3336', 0.3], [0.34, '#2c3336', 0.06], [0.6, '#2c3336', 0], [1, '#2c3336', 0.2]),
);

/** Trees across the street, mirrored: soft masses at the foot of the sky. */
function mirroredGarden(box: Box): readonly Shape[] {
  const sway = noiseOf(box, 1) - 0.5;
  const tall = clamp(0.16, (box.width * 0.8) / box.height, 0.6);
  return crowns.map(({ across, up, wide, alpha }) =>
    haze(part(box, [across + sway * 0.3, 0.52 - tall * up], [wide, tall * wide]), { colour: '#2f4242', alpha }),
  );
}

/** Shares of the pane: across, up from the foot of the trees, wide. */
const crowns = [
  { across: -0.45, up: 0.62, wide: 0.95, alpha: 0.5 },
  { across: 0.12, up: 0.3, wide: 0.6, alpha: 0.42 },
  { across: 0.45, up: 0.75, wide: 1.05, alpha: 0.46 },
] as const;

/** Brightest overhead; panes near the ground mirror less of it. */
function mirroredSky({ x, y, width, height }: Box) {
  const strength = 1 - 0.4 * clamp(0, y / 1900, 1);
  const reach = clamp(480, height, 1500);
  return linearMm(
    [x, y - reach * 0.04],
    [x + Math.min(width * 0.25, reach * 0.2), y + reach * 0.8],
    stops(
      [0, '#e6f1f7', 0.84 * strength],
      [0.3, '#cfe0ea', 0.58 * strength],
      [0.62, '#b5cbd8', 0.22 * strength],
      [1, '#a9c0cd', 0.03],
    ),
  );
}

/** No glass at all: the hall in shade behind the opening. */
export function hallThroughOpening({ box, outline }: Field): readonly Shape[] {
  const shade = stops([0, '#2b2a28'], [0.45, '#3b3835'], [0.8, '#4a443d'], [1, '#37322d']);
  return [filled(outline, topToBottom(shade)), ...depth(box), filled(outline, solid('#000', 0.12))];
}
