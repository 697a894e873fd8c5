import type { HandleDrawing } from '@door/domain/catalogue/rows/hardware-drawings';
import type { Box, LeafFacts } from '../facts.ts';
import type { Side } from '../scene.ts';
import type { Point } from '../shapes/path-data.ts';
import { gripOn, ownKnobAt } from './furniture.ts';
import { roseRadius } from './knobs.ts';
import { type HandleFacts, plateBox } from './levers.ts';
import { barBox } from './pull-bars.ts';

type Outline = (grip: HandleFacts) => readonly Box[];

const leverBoxes: Outline = (grip) => {
  const { at, toHinge, length } = grip;
  const [x, y] = at;
  return [plateBox(grip), { x: toHinge > 0 ? x : x - length, y: y - 18, width: length, height: 36 }];
};

const around = ([x, y]: Point, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

/** Each handle from outside; from inside all are levers. */
const outside: Readonly<Record<HandleDrawing, Outline>> = {
  'lever-lever': leverBoxes,
  'lever-short': leverBoxes,
  'lever-pad': (grip) => [plateBox(grip)],
  'pull-bar-600': (grip) => [barBox(grip, 600)],
  'pull-bar-1200': (grip) => [barBox(grip, 1200)],
  'pull-bar-1800': (grip) => [barBox(grip, 1800)],
  'knob-slam': ({ at }) => [around(at, 30)],
};

/** Where the handle of a leaf is seen and can be pointed at, in the coordinates of the set, mm. The leaf is already mirrored for its side. */
export function handleBoxes(leaf: LeafFacts, side: Side): readonly Box[] {
  const { handle, drawnAs } = leaf.hardware;
  if (!handle || drawnAs === null) return [];
  const isLever = side === 'internal' || leaf.role === 'slave';
  const grip = gripOn(leaf, handle);
  const knobAt = isLever ? null : ownKnobAt(leaf, grip);
  const boxes = [...(isLever ? leverBoxes : outside[drawnAs])(grip), ...(knobAt ? [around(knobAt, roseRadius)] : [])];
  return boxes.map((box) => ({ ...box, x: box.x + leaf.x, y: box.y + leaf.y }));
}
