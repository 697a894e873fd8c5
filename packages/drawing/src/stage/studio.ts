import { filled, radialMm, stops, topToBottom } from '../shapes/paint.ts';
import { rectPath } from '../shapes/path-data.ts';
import type { Backdrop } from './backdrop.ts';
import type { Room } from './room.ts';
import { drawIndoors } from './surroundings.ts';

const studioWall = stops([0, '#fbfaf8'], [0.55, '#edebe7'], [1, '#d6d3cd']);
const studioFloor = stops([0, '#a9a49b'], [0.02, '#b9b4ab'], [0.14, '#cdc9c1'], [1, '#e2dfd9']);

const build = ({ wall, floor, width, height }: Room) => [
  filled(rectPath(wall), radialMm([width * 0.3, height * 0.22], height * 1.05, studioWall)),
  filled(rectPath(floor), topToBottom(studioFloor)),
];

/** A plain, bright wall. The stored picture stands before it. */
export const studio: Backdrop = {
  margins: { side: 110, above: 80, below: 170 },
  draw: (facts, view) => drawIndoors(build, facts, view),
  reveal: null,
};
