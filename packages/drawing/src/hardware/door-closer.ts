import type { Box } from '../facts.ts';
import type { Shape } from '../scene.ts';
import { filled, solid, stroked, topToBottom } from '../shapes/paint.ts';
import { linePath, type Point, rectPath, roundedPath } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';
import { disc, plate, shadowOfTube, tube } from './metalwork.ts';
import type { Metal } from './metals.ts';

interface Hung {
  /** Toward the lock: 1 right, −1 left. */
  readonly toLock: 1 | -1;
  readonly onFrame: boolean;
}

/** mm from the place on the leaf up to the frame's head. */
const upToHead = 78;
const armReach = 205;
/** From the body's edge to the arm, and from there to its shoe. */
const toArm = 3;
const toShoe = 30;

/**
 * A closer with its arm: on the leaf, with the shoe on the frame above it, or the other way round. The arm folds toward the
 * lock and back.
 */
export function doorCloser(place: Box, { toLock, onFrame }: Hung, metal: Metal): readonly Shape[] {
  const body = onFrame ? { ...place, y: place.y - upToHead } : place;
  const toOther = onFrame ? 1 : -1;
  const edge = onFrame ? body.y + body.height : body.y;
  const spindle: Point = [body.x + body.width / 2 + toLock * body.width * 0.2, edge + toOther * toArm];
  const elbow: Point = [spindle[0] + toLock * armReach, spindle[1]];
  const shoe: Point = [spindle[0] + toLock * 46, spindle[1] + toOther * toShoe];
  const upper = linePath(elbow, shoe);
  return [
    ...plate({ x: shoe[0] - 31, y: shoe[1] - 9, width: 62, height: 18 }, { radius: 4, depth: 5 }, metal),
    shadowOfTube(upper, 8),
    tube(upper, 8, metal),
    ...bodyOf(body, metal),
    ...mainArm(spindle, elbow, metal),
    ...[elbow, shoe].flatMap((joint) => disc(joint, 6.5, metal)),
  ];
}

/** The spring and its oil in a rounded cover, an adjusting screw at each end. */
function bodyOf(box: Box, metal: Metal): readonly Shape[] {
  const { x, y, width, height } = box;
  const cover = roundedPath(box, 9);
  return [
    softShadow(cover, { by: [9, 13], blur: 11, alpha: 0.5 }),
    filled(cover, topToBottom(metal.face)),
    filled(rectPath({ x: x + 9, y: y + 3, width: width - 18, height: 1.8 }), solid('#fff', 0.65 * metal.shine)),
    filled(rectPath({ x: x + 15, y: y + 5, width: 1, height: height - 10 }), solid(metal.deep, 0.4)),
    filled(rectPath({ x: x + width - 16, y: y + 5, width: 1, height: height - 10 }), solid(metal.deep, 0.4)),
    stroked(cover, { paint: solid(metal.deep, 0.45), width: 1 }),
  ];
}

function mainArm([x1, y]: Point, [x2]: Point, metal: Metal): readonly Shape[] {
  const arm = roundedPath({ x: Math.min(x1, x2) - 8, y: y - 5, width: Math.abs(x2 - x1) + 16, height: 10 }, 5);
  return [
    softShadow(arm, { by: [5, 9], blur: 5, alpha: 0.45 }),
    filled(arm, topToBottom(metal.cylinder)),
    stroked(arm, { paint: solid(metal.deep, 0.45), width: 0.8 }),
    ...disc([x1, y], 9, metal),
  ];
}
