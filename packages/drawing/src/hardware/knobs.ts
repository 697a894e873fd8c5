import type { Shape } from '../scene.ts';
import { filled, solid, stroked } from '../shapes/paint.ts';
import { circlePath, type Point, polygonPath } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';
import { light, lightAcross } from '../light/direction.ts';
import { type Metal, rim } from './metals.ts';
import { ball, disc, keyCylinder, plate, shadowOfDisc } from './metalwork.ts';
import { viewer } from './viewer.ts';

export const roseRadius = 37.5;

/** A turned knob of 75 mm on its rose. */
export const roundKnob = (centre: Point, metal: Metal): readonly Shape[] => [
  ...rose(centre, metal),
  softShadow(circlePath(centre[0], centre[1], 26), { by: [8, 12], blur: 9, alpha: 0.5 }),
  ...ball(centre, 28.5, metal),
  stroked(circlePath(centre[0], centre[1], 12), { paint: solid(metal.deep, 0.16), width: 1 }),
];

function rose(centre: Point, metal: Metal): readonly Shape[] {
  const [x, y] = centre;
  return [
    shadowOfDisc(centre, roseRadius, 8),
    ...disc(centre, roseRadius, metal),
    stroked(circlePath(x, y, roseRadius - 5), { paint: solid(metal.deep, 0.35), width: 1 }),
    stroked(circlePath(x, y, roseRadius - 6.2), { paint: solid(metal.bright, 0.5), width: 1 }),
  ];
}

/** Eight facets around a flat face, each as bright as it faces the light. */
export function octagonalKnob(centre: Point, metal: Metal): readonly Shape[] {
  const [x, y] = centre;
  const corners = (radius: number): readonly Point[] =>
    Array.from({ length: 8 }, (_, index) => {
      const angle = ((index + 0.5) * Math.PI) / 4;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });
  const outer = corners(32);
  const inner = corners(19);
  const facets = outer.map((corner, index) => {
    const next = (index + 1) % 8;
    const facing = ((index + 1) * Math.PI) / 4;
    const toLight = (Math.cos(facing) * light.x + Math.sin(facing) * light.y) / lightAcross;
    const paint = toLight > 0 ? solid(metal.bright, 0.2 + 0.75 * toLight) : solid(metal.dark, 0.15 - 0.75 * toLight);
    return filled(polygonPath([corner, outer[next] ?? corner, inner[next] ?? corner, inner[index] ?? corner]), paint);
  });
  const face = polygonPath(inner);
  return [
    ...rose(centre, metal),
    softShadow(polygonPath(outer), { by: [8, 12], blur: 9, alpha: 0.5 }),
    filled(polygonPath(outer), solid(metal.body)),
    ...facets,
    filled(face, rim(metal)),
    stroked(face, { paint: solid(metal.bright, 0.6), width: 0.9, join: 'round' }),
  ];
}

/** A fire-rated viewer sits in a square flange of steel. */
export const fireViewer = (centre: Point, metal: Metal): readonly Shape[] => [
  ...plate({ x: centre[0] - 14, y: centre[1] - 14, width: 28, height: 28 }, { radius: 4, depth: 4 }, metal),
  ...viewer(centre, metal),
];

/** A rim cylinder: the key's place beside a centre knob. */
export const latchCylinder = (centre: Point, metal: Metal): readonly Shape[] => [
  ...plate({ x: centre[0] - 16, y: centre[1] - 22, width: 32, height: 56 }, { radius: 16, depth: 5 }, metal),
  ...keyCylinder(centre, metal),
];
