import type { Box } from '../facts.ts';
import type { Shape } from '../scene.ts';
import {
  filled,
  group,
  leftToRight,
  linear,
  radialMm,
  solid,
  stops,
  stroked,
  tile,
  topToBottom,
} from '../shapes/paint.ts';
import { rectPath, roundedPath } from '../shapes/path-data.ts';
import type { Place, Room } from './room.ts';
import { drawStep, stepHeight } from './step.ts';

/** A plain studio, a rendered wall, a brick wall with a stone surround, a wall of coursed stone. */
export type Surroundings = 'studio' | 'render' | 'brick' | 'stone';

/** What stands around the set; from inside it is always the same hall. */
export function drawSurroundings(kind: Surroundings | 'hall', place: Place): readonly Shape[] {
  const { view, ground } = place;
  const floorAt = ground + 2 + (kind === 'studio' || kind === 'hall' ? 0 : stepHeight);
  const wall: Box = { ...view, height: floorAt - view.y };
  const floor: Box = { ...view, y: floorAt, height: view.y + view.height - floorAt };
  return [group('room', surroundings[kind]({ ...place, wall, floor }))];
}

const surroundings: Readonly<Record<Surroundings | 'hall', (room: Room) => readonly Shape[]>> = {
  studio: ({ wall, floor, width, height }) => [
    filled(rectPath(wall), radialMm([width * 0.3, height * 0.22], height * 1.05, studioWall)),
    filled(rectPath(floor), topToBottom(studioFloor)),
  ],
  render: (room) => [
    filled(rectPath(room.wall), solid('#d9d4c9')),
    filled(rectPath(room.wall), tile('render', [0, 0]), { opacity: 0.5 }),
    ...daylight(room),
    ...drawStep(room),
  ],
  brick: (room) => [
    filled(rectPath(room.wall), solid('#9a6650')),
    filled(rectPath(room.wall), tile('brick', [room.width / 2, room.ground])),
    ...daylight(room),
    ...stoneSurround(room),
    ...drawStep(room),
  ],
  stone: (room) => [
    filled(rectPath(room.wall), solid('#8f8371')),
    ...courses(room),
    filled(rectPath(room.wall), tile('render', [0, 0]), { opacity: 0.55 }),
    ...daylight(room),
    ...stoneSurround(room),
    ...drawStep(room),
  ],
  hall: (room) => [filled(rectPath(room.wall), linear([0, 0], [0.5, 1], plaster)), ...skirting(room), ...boards(room)],
};

const plaster = stops([0, '#f3efe6'], [0.6, '#e9e3d7'], [1, '#dcd4c5']);

const skirtingHeight = 145;

/** A painted board with a moulded top, on both sides of the door. */
function skirting({ view, width, ground }: Room): readonly Shape[] {
  const top = ground + 2 - skirtingHeight;
  const sides = [
    { x: view.x, width: -view.x },
    { x: width, width: view.x + view.width - width },
  ];
  const face = stops(
    [0, '#b9b2a5'],
    [0.03, '#ffffff'],
    [0.09, '#f1eee7'],
    [0.12, '#c9c3b7'],
    [0.17, '#faf8f4'],
    [0.94, '#ebe7df'],
    [1, '#a9a295'],
  );
  return sides.map((side) => filled(rectPath({ ...side, y: top, height: skirtingHeight }), topToBottom(face)));
}

/** Oak boards running along the wall, with the light of the door on them. */
function boards({ floor, width, height }: Room): readonly Shape[] {
  const joint = (share: number) => rectPath({ ...floor, y: floor.y + floor.height * share, height: 1 + share * 2.4 });
  return [
    filled(rectPath(floor), topToBottom(stops([0, '#8a6a48'], [0.3, '#ab875f'], [1, '#bd9a70']))),
    filled(rectPath(floor), tile('figure', [40, floor.y], 90), { opacity: 0.4 }),
    filled([0.16, 0.42, 0.78].map(joint).join(''), solid('#3c2a18', 0.42)),
    filled(
      rectPath(floor),
      radialMm([width * 0.5, floor.y], height * 0.5, stops([0, '#fff6e0', 0.34], [1, '#fff6e0', 0])),
    ),
    filled(rectPath({ ...floor, height: 16 }), topToBottom(stops([0, '#24180c', 0.5], [1, '#24180c', 0]))),
  ];
}

/** Heights of the courses of a stone wall, mm; they come again from the ground up. */
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

const studioWall = stops([0, '#fbfaf8'], [0.55, '#edebe7'], [1, '#d6d3cd']);
const studioFloor = stops([0, '#a9a49b'], [0.02, '#b9b4ab'], [0.14, '#cdc9c1'], [1, '#e2dfd9']);

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
    filled(rectPath(outer), tile('render', [40, 20]), { opacity: 0.35 }),
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
