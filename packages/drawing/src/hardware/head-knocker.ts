import { interpolateColours } from '../light/colour.ts';
import { light, lightAcross } from '../light/direction.ts';
import type { Paint, Shape } from '../scene.ts';
import { filled, solid, stops, stroked } from '../shapes/paint.ts';
import { at, circlePath, type Point } from '../shapes/path-data.ts';
import { type Metal, rim } from './metals.ts';
import { disc, shadowOfDisc, shadowOfTube, tube } from './metalwork.ts';

/** A lion's head, cast in relief, with the ring in its mouth. 90 × 168. */
export function headKnocker([x, y]: Point, metal: Metal): readonly Shape[] {
  const head: Point = [x, y - 39];
  const ring = `M${at(x - 9, y - 19)}C${at(x - 46, y - 14)} ${at(x - 44, y + 67)} ${at(x, y + 67)}C${at(x + 44, y + 67)} ${at(x + 46, y - 14)} ${at(x + 9, y - 19)}`;
  return [
    shadowOfDisc(head, 40, 9),
    shadowOfDisc([x, y + 70], 13, 4),
    ...disc([x, y + 70], 13, metal),
    filled(circlePath(head[0], head[1], 38), solid(metal.dark)),
    ...mane(head, { tip: 45, root: 22, count: 18, turn: 0.08, metal }),
    shadowOfTube(ring, 10),
    tube(ring, 10, metal),
    ...mane(head, { tip: 36, root: 15, count: 15, turn: 0.25, metal }),
    ...face(head, metal),
  ];
}

interface Mane {
  readonly tip: number;
  readonly root: number;
  readonly count: number;
  /** Share of a lock by which the first is turned, so that one row lies in the gaps of the other. */
  readonly turn: number;
  readonly metal: Metal;
}

/** A row of locks. Each is a ridge with two flanks: one lit, one in shade, by the way that it lies. */
function mane([x, y]: Point, { tip, root, count, turn, metal }: Mane): readonly Shape[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) * 2 * Math.PI) / count;
    const wide = (1.3 * tip * Math.PI) / count;
    const far = tip * (index % 3 === 1 ? 0.95 : 1);
    const point = (out: number, aside: number) =>
      at(x + Math.cos(angle) * out - Math.sin(angle) * aside, y + Math.sin(angle) * out + Math.cos(angle) * aside);
    const [foot, end] = [point(root, 0), point(far, wide * 0.5)];
    const ridge = `Q${point((root + far) * 0.52, wide * 0.02)} ${end}`;
    const flank = (side: 1 | -1) =>
      `M${foot}${ridge}Q${point((root + far) * 0.55, side * wide * 1.25)} ${point(root, side * wide * 0.75)}z`;
    return [
      filled(flank(1), flankPaint(angle + Math.PI / 2, metal)),
      filled(flank(-1), flankPaint(angle - Math.PI / 2, metal)),
    ];
  }).flat();
}

/** The colour of a slope that faces in a direction across the door. */
function flankPaint(facing: number, { bright, body, dark, deep, cylinder }: Metal): Paint {
  const toLight = (Math.cos(facing) * light.x + Math.sin(facing) * light.y) / lightAcross;
  const lit = cylinder[2]?.colour ?? bright;
  return solid(interpolateColours([deep, dark, body, lit], 0.5 + 0.42 * toLight));
}

interface Mound {
  readonly centre: Point;
  readonly wide: number;
  readonly high: number;
  /** 0…1 */
  readonly strength?: number;
}

const ellipse = ([x, y]: Point, wide: number, high: number): string =>
  `M${at(x - wide, y)}A${at(wide, high)} 0 1 1 ${at(x + wide, y)}A${at(wide, high)} 0 1 1 ${at(x - wide, y)}z`;

/** A rise of the cast: bright toward the light, dark away from it, fading into what lies around. */
const mound = ({ centre, wide, high, strength = 1 }: Mound, { bright, body, deep }: Metal): Shape =>
  filled(ellipse(centre, wide, high), {
    kind: 'radial',
    centre: [0.5, 0.5],
    focus: [0.33, 0.27],
    radius: 0.5,
    units: 'box',
    stops: stops(
      [0, bright, 0.95 * strength],
      [0.22, bright, 0.5 * strength],
      [0.5, body, 0.5 * strength],
      [0.78, deep, 0.5 * strength],
      [1, deep, 0],
    ),
  });

/** A hollow: dark, fading out. */
const hollow = ({ centre, wide, high, strength = 1 }: Mound, { deep }: Metal): Shape =>
  filled(ellipse(centre, wide, high), {
    kind: 'radial',
    centre: [0.5, 0.5],
    radius: 0.5,
    units: 'box',
    stops: stops([0, deep, 0.9 * strength], [0.55, deep, 0.6 * strength], [1, deep, 0]),
  });

/** Brow, sockets, cheeks, the long bridge of the nose, and the muzzle that holds the ring. */
function face([x, y]: Point, metal: Metal): readonly Shape[] {
  const both = (draw: (side: 1 | -1) => readonly Shape[]) => [...draw(-1), ...draw(1)];
  const skull = `M${at(x - 17, y - 20)}Q${at(x, y - 28)} ${at(x + 17, y - 20)}C${at(x + 25, y - 8)} ${at(x + 21, y + 8)} ${at(x + 13, y + 22)}Q${at(x, y + 31)} ${at(x - 13, y + 22)}C${at(x - 21, y + 8)} ${at(x - 25, y - 8)} ${at(x - 17, y - 20)}z`;
  const nose = `M${at(x - 4.6, y - 12)}C${at(x - 4, y - 2)} ${at(x - 6, y + 4)} ${at(x - 6.4, y + 8)}Q${at(x, y + 13.5)} ${at(x + 6.4, y + 8)}C${at(x + 6, y + 4)} ${at(x + 4, y - 2)} ${at(x + 4.6, y - 12)}Q${at(x, y - 15)} ${at(x - 4.6, y - 12)}z`;
  const mouth = `M${at(x - 12, y + 20)}Q${at(x - 6, y + 23.5)} ${at(x, y + 15)}Q${at(x + 6, y + 23.5)} ${at(x + 12, y + 20)}`;
  return [
    ...both((side) => [mound({ centre: [x + side * 20, y - 20], wide: 6.4, high: 7 }, metal)]),
    filled(skull, {
      kind: 'radial',
      centre: [0.5, 0.5],
      focus: [0.36, 0.24],
      radius: 0.62,
      units: 'box',
      stops: stops(
        [0, metal.bright],
        [0.3, metal.cylinder[3]?.colour ?? metal.body],
        [0.62, metal.body],
        [1, metal.dark],
      ),
    }),
    ...both((side) => [
      hollow({ centre: [x + side * 10, y - 6.5], wide: 8, high: 5.6 }, metal),
      mound({ centre: [x + side * 10.4, y - 6], wide: 3.4, high: 2.5, strength: 0.75 }, metal),
      stroked(`M${at(x + side * 4, y - 9)}Q${at(x + side * 9, y - 15)} ${at(x + side * 17.5, y - 10)}`, {
        paint: rim(metal),
        width: 3,
        cap: 'round',
      }),
      hollow({ centre: [x + side * 15.5, y + 9], wide: 6, high: 9, strength: 0.55 }, metal),
      mound({ centre: [x + side * 13.5, y + 3], wide: 6.5, high: 7, strength: 0.55 }, metal),
    ]),
    filled(nose, {
      kind: 'linear',
      from: [0, 0],
      to: [1, 0.15],
      units: 'box',
      stops: stops([0, metal.dark, 0.7], [0.2, metal.bright], [0.5, metal.body], [1, metal.deep, 0.75]),
    }),
    ...both((side) => [mound({ centre: [x + side * 6.6, y + 15], wide: 9, high: 8, strength: 0.9 }, metal)]),
    mound({ centre: [x, y + 25], wide: 7, high: 5.4, strength: 0.85 }, metal),
    stroked(mouth, { paint: solid(metal.deep, 0.85), width: 1.5, cap: 'round' }),
    mound({ centre: [x, y + 9], wide: 6.4, high: 4.2 }, metal),
  ];
}
