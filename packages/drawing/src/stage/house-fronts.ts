import type { HouseWall, StageWall } from '@door/domain/catalogue/rows/walls';
import type { Box, DrawingFacts } from '../facts.ts';
import type { Shape } from '../scene.ts';
import { filled, group, leftToRight, linear, solid, stops, stroked, texture, topToBottom } from '../shapes/paint.ts';
import { rectPath, roundedPath } from '../shapes/path-data.ts';
import type { Backdrop } from './backdrop.ts';
import { drawLanterns } from './lanterns.ts';
import type { Room } from './room.ts';
import { drawStep, stepHeight } from './step.ts';
import { studio } from './studio.ts';
import { drawOutdoors, type FrontWall } from './surroundings.ts';
import { withAddOns } from '../frame/add-ons.ts';
import { edgeShade } from '../shapes/shadow.ts';

function frontOf(wall: FrontWall['build']): Backdrop {
  const build: FrontWall['build'] = (room) => [...wall(room), ...drawStep(room), ...drawLanterns(room)];
  return {
    margins: { side: 260, above: 200, below: 340 },
    draw: (facts, view) => drawOutdoors({ rise: stepHeight, build }, facts, view),
    reveal: drawReveal,
  };
}

/** A rendered wall; brick, or stone in courses, around a stone surround. */
export const houseFronts = {
  render: frontOf((room) => [
    filled(rectPath(room.wall), solid('#d9d4c9')),
    filled(rectPath(room.wall), texture('render', [0, 0]), { opacity: 0.5 }),
    ...daylight(room),
  ]),
  brick: frontOf((room) => [
    filled(rectPath(room.wall), solid('#9a6650')),
    filled(rectPath(room.wall), texture('brick', [room.width / 2, room.ground])),
    ...daylight(room),
    ...stoneSurround(room),
  ]),
  stone: frontOf((room) => [
    filled(rectPath(room.wall), solid('#8f8371')),
    ...courses(room),
    filled(rectPath(room.wall), texture('render', [0, 0]), { opacity: 0.55 }),
    ...daylight(room),
    ...stoneSurround(room),
  ]),
} as const satisfies Readonly<Record<HouseWall, Backdrop>>;

/** What a door is drawn before, by its wall. */
export const wallBackdrops: Readonly<Record<StageWall, Backdrop>> = { studio, ...houseFronts };

/** Heights of the courses of a stone wall, mm; repeated from the ground up. */
const courseHeights = [210, 150, 180, 130];
/** Lengths of the stones along a course. */
const stoneLengths = [430, 290, 520, 350, 240];
const joint = 12;

/** Squared stones in courses, each of its own tone, drawn into four paths: one for each tone. */
function courses({ wall }: Room): readonly Shape[] {
  const stones: { readonly box: Box; readonly tone: number }[] = [];
  let bottom = wall.y + wall.height;
  for (let course = 0; bottom > wall.y; course++) {
    const high = courseHeights[course % courseHeights.length] ?? joint;
    let x = wall.x - ((course * 170) % 400);
    for (let along = course * 2; x < wall.x + wall.width; along++) {
      const long = stoneLengths[along % stoneLengths.length] ?? high;
      const box = { x, y: bottom - high, width: long - joint, height: high - joint };
      stones.push({ box, tone: (along * 3 + course * 5) % stoneTones.length });
      x += long;
    }
    bottom -= high;
  }
  const faces = stoneTones.map((colour, tone) => ({
    colour,
    d: stones.flatMap((one) => (one.tone === tone ? [roundedPath(one.box, 7)] : [])).join(''),
  }));
  const all = faces.map(({ d }) => d).join('');
  return [
    group('shadow', [filled(all, solid('#3a3226', 0.55))], { shift: [3, 4] }),
    ...faces.map(({ colour, d }) => filled(d, solid(colour))),
    stroked(all, { paint: solid('#fff6e4', 0.16), width: 2 }),
  ];
}

const stoneTones = ['#bfb29b', '#b2a48c', '#c9bda8', '#a89a83'];

const daylight = ({ wall }: Room): readonly Shape[] => [
  filled(
    rectPath(wall),
    linear([0, 0], [0.9, 1], stops([0, '#fff', 0.18], [0.45, '#fff', 0], [0.5, '#180c06', 0], [1, '#180c06', 0.3])),
  ),
];

const surroundWidth = 90;

/** Two stone jambs and a lintel, a little before the bricks. */
function stoneSurround({ width, ground }: Room): readonly Shape[] {
  const outer = {
    x: -surroundWidth,
    y: -surroundWidth,
    width: width + 2 * surroundWidth,
    height: ground + surroundWidth + 2,
  };
  const right = { x: width, y: 0, width: surroundWidth, height: ground + 2 };
  const lintel = { ...outer, height: surroundWidth };
  const shadow = stops([0, '#1a120c', 0.4], [0.4, '#1a120c', 0.14], [1, '#1a120c', 0]);
  return [
    filled(
      rectPath({ x: outer.x + outer.width, y: outer.y + 16, width: 40, height: outer.height - 16 }),
      leftToRight(shadow),
    ),
    filled(rectPath(outer), linear([0, 0], [0.6, 1], stops([0, '#e9e4d8'], [0.5, '#d8d2c4'], [1, '#c2bbac']))),
    filled(rectPath(outer), texture('render', [40, 20]), { opacity: 0.35 }),
    filled(
      rectPath(lintel),
      topToBottom(stops([0, '#fff', 0.5], [0.06, '#fff', 0.12], [0.9, '#000', 0.02], [1, '#000', 0.2])),
    ),
    filled(rectPath({ ...outer, width: 3 }), solid('#fff', 0.4)),
    filled(rectPath(right), leftToRight(stops([0, '#000', 0.05], [0.9, '#000', 0.06], [1, '#000', 0.28]))),
    // Joints where the jambs are built of blocks.
    ...[0.28, 0.56, 0.82].map((share) =>
      filled(
        rectPath({ ...outer, y: ground * share, height: 4 }) + rectPath({ x: 0, y: ground * share, width, height: 4 }),
        topToBottom(stops([0, '#6d665a', 0.55], [0.6, '#6d665a', 0.2], [1, '#fff', 0.4])),
        { evenOdd: true },
      ),
    ),
  ];
}

/** The set is recessed in the wall: the wall above and at the left casts a shadow on it, and a sealed joint surrounds it. */
function drawReveal(facts: DrawingFacts): readonly Shape[] {
  const set = withAddOns(facts);
  return [
    group('reveal', [
      ...edgeShade(set, { top: 74, left: 52, right: 7, alpha: 0.46 }),
      stroked(rectPath(set), { paint: solid('#2b2722', 0.5), width: 4 }),
    ]),
  ];
}
