import type { Box } from '../facts.ts';
import type { Group, Shape } from '../scene.ts';
import { filled, group, leftToRight, linear, solid, stops, stroked, topToBottom } from './paint.ts';
import { type Point, rectPath } from './path-data.ts';

interface Fall {
  /** Away from the light: right and down. */
  readonly by: Point;
  readonly blur: number;
  readonly alpha: number;
}

const rings = 5;

/** Soft shadow of an outline without a filter: translucent strokes of falling width, one inside the other. */
export function softShadow(d: string, { by, blur, alpha }: Fall): Group {
  const black = solid('#000');
  const nested = Array.from({ length: rings }, (_, ring) =>
    stroked(d, { paint: black, width: 2 * blur * (1 - ring / rings), join: 'round' }, { opacity: 0.09 + 0.05 * ring }),
  );
  return group('shadow', [filled(d, black, { opacity: 0.5 }), ...nested], { shift: by, opacity: alpha });
}

interface Depths {
  readonly top?: number;
  readonly left?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly alpha: number;
}

/** The shadow that the edges of a recess cast on its floor: one gradient for each edge. Depths in mm. */
export function edgeShade(box: Box, { top = 0, left = 0, right = 0, bottom = 0, alpha }: Depths): readonly Shape[] {
  const fading = stops([0, '#000', alpha], [0.35, '#000', alpha * 0.42], [0.7, '#000', alpha * 0.1], [1, '#000', 0]);
  const { x, y, width, height } = box;
  const sides = [
    { part: { ...box, height: top }, paint: topToBottom(fading) },
    { part: { ...box, width: left }, paint: leftToRight(fading) },
    { part: { x: x + width - right, y, width: right, height }, paint: linear([1, 0], [0, 0], fading) },
    { part: { x, y: y + height - bottom, width, height: bottom }, paint: linear([0, 1], [0, 0], fading) },
  ];
  return sides
    .filter(({ part }) => part.width > 0 && part.height > 0)
    .map(({ part, paint }) => filled(rectPath(part), paint));
}
