import type { Shape } from '../scene.ts';
import { filled, solid, stops } from '../shapes/paint.ts';
import { circlePath, type Point } from '../shapes/path-data.ts';
import type { Metal } from './metals.ts';
import { disc, shadowOfDisc } from './metalwork.ts';

/** Eye of the door: a rim and a wide-angle lens. */
export function viewer(centre: Point, metal: Metal): readonly Shape[] {
  const [x, y] = centre;
  return [
    shadowOfDisc(centre, 11.5, 3.5),
    ...disc(centre, 13, metal),
    filled(circlePath(x, y, 8), solid(metal.deep)),
    filled(circlePath(x, y, 7), {
      kind: 'radial',
      centre: [0.5, 0.5],
      focus: [0.35, 0.3],
      radius: 0.5,
      units: 'box',
      stops: stops([0, '#4a6478'], [0.5, '#1d2a33'], [1, '#05080a']),
    }),
    filled(circlePath(x - 2.4, y - 2.6, 1.9), solid('#fff', 0.85)),
  ];
}
