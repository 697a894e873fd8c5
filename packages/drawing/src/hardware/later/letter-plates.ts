import type { Shape } from '../../scene.ts';
import { filled, solid, stroked, topToBottom } from '../../shapes/paint.ts';
import { type Point, roundedPath } from '../../shapes/path-data.ts';
import { softShadow } from '../../shapes/shadow.ts';
import { frontPlate, type LetterPlate } from '../letter-plates.ts';
import type { Metal } from '../metals.ts';

const security: LetterPlate = { width: 310, height: 72, radius: 16, flap: { width: 262, height: 48 } };
const fireRated: LetterPlate = { width: 310, height: 72, radius: 3, flap: { width: 236, height: 40 } };

/** A hood over the flap keeps a hook from the lock. */
export function securityPlate(centre: Point, metal: Metal): readonly Shape[] {
  const [x, y] = centre;
  const hood = roundedPath({ x: x - 137, y: y - 33, width: 274, height: 20 }, 9);
  return [
    ...frontPlate(centre, security, metal),
    softShadow(hood, { by: [3, 8], blur: 5, alpha: 0.5 }),
    filled(hood, topToBottom(metal.cylinder)),
    stroked(hood, { paint: solid(metal.deep, 0.4), width: 0.8 }),
  ];
}

export const firePlate = (centre: Point, metal: Metal): readonly Shape[] => frontPlate(centre, fireRated, metal);
