import type { Shape } from '../scene.ts';
import { filled, solid, stroked } from '../shapes/paint.ts';
import { type Point, roundedPath } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';
import { acrossTube, flatFace, type Metal, rim } from './metals.ts';
import { screw } from './metalwork.ts';

const bodyLength = 112;
const bodyWidth = 19;
const flagLength = 88;
const flagWidth = 36;
/** Lower knuckle on the frame, bearing ring, upper knuckle on the leaf, and a cap at each end. */
const knuckles = [
  { from: 0, length: 5, narrow: 2 },
  { from: 5, length: 46, narrow: 0 },
  { from: 51.8, length: 4.4, narrow: 1.5 },
  { from: 57, length: 50, narrow: 0 },
  { from: 107, length: 5, narrow: 2 },
] as const;

export interface HingeFacts {
  /** Middle of the pin. */
  readonly at: Point;
  /** The leaf lies to the right (1) or left (−1) of the pin. */
  readonly toLeaf: 1 | -1;
  readonly metal: Metal;
}

/** A flag hinge: turned body over the gap, its flag screwed to the face of the leaf. */
export function drawHinge({ at: [x, y], toLeaf, metal }: HingeFacts): readonly Shape[] {
  const top = y - bodyLength / 2;
  const flag = { x: toLeaf > 0 ? x : x - flagWidth, y: y - flagLength / 2, width: flagWidth, height: flagLength };
  const plate = roundedPath(flag, 4);
  const body = roundedPath({ x: x - bodyWidth / 2, y: top, width: bodyWidth, height: bodyLength }, 5);
  return [
    softShadow(plate, { by: [3, 4], blur: 4, alpha: 0.45 }),
    filled(plate, flatFace(metal)),
    stroked(plate, { paint: rim(metal), width: 1.2 }),
    ...[-0.3, 0.3].flatMap((share) => screw([x + toLeaf * flagWidth * 0.66, y + flagLength * share], 3.2, metal)),
    softShadow(body, { by: [5, 7], blur: 6, alpha: 0.5 }),
    filled(body, solid(metal.deep)),
    ...knuckles.map(({ from, length, narrow }) =>
      filled(
        roundedPath({ x: x - bodyWidth / 2 + narrow, y: top + from, width: bodyWidth - 2 * narrow, height: length }, 2),
        acrossTube(metal),
      ),
    ),
  ];
}
