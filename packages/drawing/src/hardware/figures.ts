import type { Box } from '../facts.ts';
import { numeralPath } from '../glass/numerals.ts';
import type { Shape } from '../scene.ts';
import { filled, group, solid, stroked } from '../shapes/paint.ts';
import { flatFace, type Metal, rim } from './metals.ts';

/** The figures of a house number, cast in metal and standing a little off the door. */
export function figuresOn({ x, y, width, height }: Box, figures: string, metal: Metal): readonly Shape[] {
  const d = numeralPath(figures, { centre: [x + width / 2, y + height / 2], width, height });
  const cast = (alpha: number, by: number): Shape =>
    group('shadow', [filled(d, solid('#000', alpha), { evenOdd: true })], { shift: [by, by * 1.3] });
  return [
    cast(0.16, 5),
    cast(0.3, 2.6),
    filled(d, flatFace(metal), { evenOdd: true }),
    stroked(d, { paint: rim(metal), width: 1.3, join: 'round' }),
    stroked(d, { paint: solid(metal.deep, 0.35), width: 0.4, join: 'round' }),
  ];
}
