import type { Box } from '../facts.ts';
import type { Shape } from '../scene.ts';
import { filled, leftToRight, linear, solid, stops, stroked, texture, topToBottom } from '../shapes/paint.ts';
import { linePath, polygonPath, rectPath } from '../shapes/path-data.ts';
import type { Room } from './room.ts';

/** From the paving up to the foot of the set, mm. */
export const stepHeight = 172;

/** How much of the height is tread, seen from a little above, and the round edge before it. */
const treadSeen = 58;
const nosing = 20;
/** How far the step reaches on each side of the set. */
const besideSet = 190;

/** A stone step before the door, on paving that runs along the wall. */
export function drawStep(room: Room): readonly Shape[] {
  const { width, ground } = room;
  const step: Box = { x: -besideSet, y: ground + 2, width: width + 2 * besideSet, height: stepHeight };
  return [...footOfWall(room), ...paving(room), ...stepShadow(step), ...stoneStep(step)];
}

/** Rain and dust darken a wall at its foot. */
const footOfWall = ({ wall }: Room): readonly Shape[] => [
  filled(
    rectPath({ ...wall, y: wall.y + wall.height - 320, height: 320 }),
    topToBottom(stops([0, '#1b1510', 0], [0.7, '#1b1510', 0.1], [1, '#1b1510', 0.34])),
  ),
];

/** Rows of slabs, nearer ones wider, their cross joints running toward the eye. */
function paving({ floor, width }: Room): readonly Shape[] {
  const middle = width / 2;
  const rows = [0, 0.2, 0.52, 1].map((share) => floor.y + floor.height * share);
  const spread = (y: number) => 1 + (y - floor.y) / 900;
  const joints = rows.slice(0, -1).flatMap((top, row) => {
    const bottom = rows[row + 1] ?? top;
    const offset = row % 2 === 0 ? 0 : 300;
    return Array.from({ length: 24 }, (_, index) => {
      const x = (index - 12) * 600 + offset;
      return linePath([middle + x * spread(top), top], [middle + x * spread(bottom), bottom]);
    });
  });
  const across = rows.slice(1, -1).map((y) => linePath([floor.x, y], [floor.x + floor.width, y]));
  return [
    filled(rectPath(floor), topToBottom(stops([0, '#8f887c'], [0.4, '#a9a296'], [1, '#b9b2a6']))),
    filled(rectPath(floor), texture('render', [10, 30]), { opacity: 0.32 }),
    stroked(joints.join('') + across.join(''), { paint: solid('#4a443b', 0.5), width: 5 }),
    filled(rectPath({ ...floor, height: 36 }), topToBottom(stops([0, '#16110c', 0.42], [1, '#16110c', 0]))),
  ];
}

/** On the paving before the step, and along the wall beside it. */
function stepShadow({ x, y, width, height }: Box): readonly Shape[] {
  const right = x + width;
  const foot = y + height;
  return [
    filled(
      polygonPath([
        [right, y + 8],
        [right + 70, y + 60],
        [right + 70, foot],
        [right, foot],
      ]),
      leftToRight(stops([0, '#16110c', 0.44], [1, '#16110c', 0])),
    ),
    filled(
      polygonPath([
        [x, foot],
        [right, foot],
        [right + 60, foot + 34],
        [x + 26, foot + 34],
      ]),
      topToBottom(stops([0, '#16110c', 0.6], [0.4, '#16110c', 0.24], [1, '#16110c', 0])),
    ),
  ];
}

function stoneStep(step: Box): readonly Shape[] {
  const { y, height } = step;
  const edge = y + treadSeen;
  const riser = { ...step, y: edge + nosing, height: height - treadSeen - nosing };
  return [
    filled(
      rectPath({ ...step, height: treadSeen }),
      topToBottom(stops([0, '#a49d91'], [0.25, '#c3bdb1'], [1, '#d3cdc1'])),
    ),
    filled(
      rectPath({ ...step, y: edge, height: nosing }),
      topToBottom(stops([0, '#e6e1d6'], [0.35, '#d9d3c7'], [0.8, '#a59e91'], [1, '#777063'])),
    ),
    filled(rectPath(riser), topToBottom(stops([0, '#6a6458'], [0.22, '#938c80'], [1, '#857e72']))),
    filled(rectPath(step), texture('render', [10, 30]), { opacity: 0.34 }),
    filled(rectPath(step), linear([0, 0], [1, 0], stops([0, '#fff', 0.12], [0.5, '#fff', 0], [1, '#000', 0.16]))),
  ];
}
