import type { Shape } from '../scene.ts';
import { filled, group, linear, solid, stops, stroked, topToBottom } from '../shapes/paint.ts';
import { type Point, rectPath, roundedPath } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';
import type { Metal } from './metals.ts';
import { plate, screw } from './metalwork.ts';

interface LetterPlate {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** The flap, which covers the aperture. */
  readonly flap: { readonly width: number; readonly height: number };
}

const standard: LetterPlate = { width: 310, height: 68, radius: 9, flap: { width: 246, height: 42 } };

/** Frame, sprung flap with a finger lip, bolt caps at both ends. */
function frontPlate([x, y]: Point, size: LetterPlate, metal: Metal): readonly Shape[] {
  const box = { x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height };
  const flap = {
    x: x - size.flap.width / 2,
    y: y - size.flap.height / 2,
    width: size.flap.width,
    height: size.flap.height,
  };
  const bolt = (size.width / 2 + size.flap.width / 2) / 2;
  return [
    ...plate(box, { radius: size.radius, depth: 6 }, metal),
    filled(
      roundedPath({ x: flap.x - 2, y: flap.y - 2, width: flap.width + 4, height: flap.height + 4 }, 3.5),
      solid(metal.deep, 0.85),
    ),
    filled(roundedPath(flap, 2.5), topToBottom(metal.face)),
    filled(
      rectPath({ x: flap.x + 3, y: flap.y + 1.2, width: flap.width - 6, height: 1.6 }),
      solid('#fff', 0.7 * metal.shine),
    ),
    filled(rectPath({ x: flap.x + 2, y: flap.y + 6, width: flap.width - 4, height: 1 }), solid(metal.deep, 0.4)),
    ...fingerLip(flap, metal),
    ...screw([x - bolt, y], 4.6, metal),
    ...screw([x + bolt, y], 4.6, metal),
  ];
}

interface Flap {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const fingerLip = ({ x, y, width, height }: Flap, metal: Metal): readonly Shape[] => [
  filled(
    rectPath({ x: x + 2, y: y + height - 9, width: width - 4, height: 5 }),
    linear([0, 0], [0, 1], stops([0, metal.bright, 0.7], [1, metal.dark, 0.5])),
  ),
  filled(rectPath({ x: x + 2, y: y + height - 3.6, width: width - 4, height: 3 }), solid(metal.deep, 0.34)),
];

export const letterPlate = (centre: Point, metal: Metal): readonly Shape[] => frontPlate(centre, standard, metal);

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

/** Inside hangs a plain flap over the brush. */
export function letterPlateInside([x, y]: Point, metal: Metal): readonly Shape[] {
  const box = { x: x - 150, y: y - 36, width: 300, height: 72 };
  const flap = { x: x - 138, y: y - 26, width: 276, height: 54 };
  return [
    ...plate(box, { radius: 7, depth: 5 }, metal),
    softShadow(roundedPath(flap, 4), { by: [2, 4], blur: 4, alpha: 0.5 }),
    filled(roundedPath(flap, 4), topToBottom(metal.face)),
    stroked(roundedPath(flap, 4), {
      paint: linear([0, 0], [0, 1], stops([0, metal.bright], [1, metal.dark])),
      width: 1.2,
    }),
    group('flap-hinge', [
      filled(
        roundedPath({ x: flap.x + 8, y: flap.y - 5, width: flap.width - 16, height: 8 }, 4),
        topToBottom(metal.cylinder),
      ),
    ]),
    ...fingerLip(flap, metal),
    ...screw([x - 144, y + 2], 3, metal),
    ...screw([x + 144, y + 2], 3, metal),
  ];
}
