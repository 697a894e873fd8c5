import type { Box } from '../facts.ts';
import type { Shape } from '../scene.ts';
import { filled, group, leftToRight, linear, radialMm, solid, stops, tile, topToBottom } from '../shapes/paint.ts';
import { rectPath } from '../shapes/path-data.ts';

/** A plain studio, a rendered wall, a brick wall with a stone surround. */
export type Surroundings = 'studio' | 'render' | 'brick';

export interface Place {
  readonly width: number;
  readonly height: number;
  /** Where the floor begins. */
  readonly ground: number;
  readonly view: Box;
}

export function drawSurroundings(kind: Surroundings, place: Place): readonly Shape[] {
  const { view, ground } = place;
  const wall: Box = { ...view, height: ground + 2 - view.y };
  const floor: Box = { ...view, y: ground + 2, height: view.y + view.height - ground - 2 };
  return [group('room', surroundings[kind]({ ...place, wall, floor }))];
}

interface Room extends Place {
  readonly wall: Box;
  readonly floor: Box;
}

const surroundings: Readonly<Record<Surroundings, (room: Room) => readonly Shape[]>> = {
  studio: ({ wall, floor, width, height }) => [
    filled(rectPath(wall), radialMm([width * 0.3, height * 0.22], height * 1.05, studioWall)),
    filled(rectPath(floor), topToBottom(studioFloor)),
  ],
  render: (room) => [
    filled(rectPath(room.wall), solid('#d9d4c9')),
    filled(rectPath(room.wall), tile('render', [0, 0]), { opacity: 0.5 }),
    ...daylight(room),
    ...step(room),
  ],
  brick: (room) => [
    filled(rectPath(room.wall), solid('#9a6650')),
    filled(rectPath(room.wall), tile('brick', [room.width / 2, room.ground])),
    ...daylight(room),
    ...stoneSurround(room),
    ...step(room),
  ],
};

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

const stone = stops(
  [0, '#8d877c'],
  [0.06, '#c9c3b7'],
  [0.42, '#b9b2a5'],
  [0.44, '#dad5ca'],
  [0.47, '#a19a8e'],
  [1, '#7f786d'],
);

const step = ({ floor }: Room): readonly Shape[] => [
  filled(rectPath(floor), topToBottom(stone)),
  filled(rectPath(floor), tile('render', [10, 30]), { opacity: 0.3 }),
];
