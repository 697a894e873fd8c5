import type { Shape } from '../scene.ts';
import { filled, solid, stroked } from '../shapes/paint.ts';
import { at, circlePath, type Point, roundedPath } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';
import { acrossTube, type Metal } from './metals.ts';
import { ball, disc, shadowOfDisc, shadowOfTube, tube } from './metalwork.ts';

/** Rose above, strike below, and between them a loop with the shoulders and foot of an urn. 90 × 170. */
export function urnKnocker([x, y]: Point, metal: Metal): readonly Shape[] {
  const top = y - 61;
  const strike = y + 66;
  const side = (to: 1 | -1) =>
    `M${at(x + to * 12, top + 2)}C${at(x + to * 24, top + 10)} ${at(x + to * 20, top + 22)} ${at(x + to * 30, top + 28)}` +
    `C${at(x + to * 44, top + 38)} ${at(x + to * 41, top + 84)} ${at(x + to * 14, top + 108)}Q${at(x + to * 6, top + 114)} ${at(x, top + 114)}`;
  const loop = side(-1) + side(1);
  return [
    shadowOfDisc([x, strike], 17, 5),
    ...disc([x, strike], 18, metal),
    shadowOfDisc([x, top], 24, 7),
    ...disc([x, top], 24, metal),
    stroked(circlePath(x, top, 18.5), { paint: solid(metal.deep, 0.35), width: 1 }),
    shadowOfTube(loop, 14),
    tube(loop, 14, metal),
    ...ball([x, top], 14, metal),
    ...hammer([x, strike - 12], metal),
  ];
}

/** The weight that strikes. */
export function hammer([x, y]: Point, metal: Metal): readonly Shape[] {
  const body = roundedPath({ x: x - 12, y: y - 11, width: 24, height: 24 }, 8);
  return [
    softShadow(body, { by: [3, 6], blur: 4, alpha: 0.45 }),
    filled(body, acrossTube(metal)),
    stroked(body, { paint: solid(metal.deep, 0.5), width: 0.8 }),
  ];
}
