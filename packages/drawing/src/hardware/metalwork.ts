import type { Box } from '../facts.ts';
import { interpolateColours } from '../light/colour.ts';
import type { Shape } from '../scene.ts';
import { filled, group, solid, stops, stroked } from '../shapes/paint.ts';
import { circlePath, inset, linePath, type Point, roundedPath } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';
import { acrossTube, flatFace, type Metal, rim } from './metals.ts';

interface PlateShape {
  readonly radius: number;
  /** mm that it stands off the door. */
  readonly depth: number;
}

/** A flat plate: its shadow, face, bright-to-dark edge and the fine line of its chamfer. */
export function plate(box: Box, { radius, depth }: PlateShape, metal: Metal): readonly Shape[] {
  const outline = roundedPath(box, radius);
  return [
    softShadow(outline, { by: [depth * 0.8, depth], blur: depth * 0.9, alpha: 0.55 }),
    filled(outline, flatFace(metal)),
    stroked(roundedPath(inset(box, 0.9), radius - 0.9), { paint: rim(metal), width: 1.8 }),
    stroked(roundedPath(inset(box, 3), Math.max(0.5, radius - 3)), { paint: solid(metal.deep, 0.24), width: 0.9 }),
  ];
}

/** A turned disc: rim, face, and a second step if it is a rose. */
export function disc([x, y]: Point, radius: number, metal: Metal): readonly Shape[] {
  return [
    filled(circlePath(x, y, radius), rim(metal)),
    filled(circlePath(x, y, radius - Math.min(2, radius * 0.14)), flatFace(metal)),
  ];
}

export const shadowOfDisc = ([x, y]: Point, radius: number, depth: number): Shape =>
  softShadow(circlePath(x, y, radius), { by: [depth * 0.8, depth], blur: depth * 0.9, alpha: 0.5 });

/** A polished ball or dome: sky at the top left, dark ground around its lower edge. */
export function ball([x, y]: Point, radius: number, metal: Metal): readonly Shape[] {
  const { bright, body, dark, deep, cylinder } = metal;
  const lit = cylinder[3]?.colour ?? bright;
  return [
    filled(circlePath(x, y, radius), {
      kind: 'radial',
      centre: [0.5, 0.5],
      focus: [0.34, 0.28],
      radius: 0.5,
      units: 'box',
      stops: stops([0, lit], [0.35, lit], [0.62, body], [0.84, dark], [0.95, body], [1, deep]),
    }),
    filled(circlePath(x - radius * 0.3, y - radius * 0.36, radius * 0.28), {
      kind: 'radial',
      centre: [0.5, 0.5],
      radius: 0.5,
      units: 'box',
      stops: stops([0, '#ffffff', metal.shine], [1, '#ffffff', 0]),
    }),
  ];
}

/** Number of strokes from the rim of a bent bar to its highlight: enough to look round close up. */
const tubeSteps = 10;
/** Offset of the highlight toward the light, and its width, in widths of the bar. */
const towardLight = 0.17;
const finest = 0.1;

/** A bent round bar: strokes of falling width, each a little nearer the light. */
export function tube(d: string, width: number, metal: Metal): Shape {
  const { deep, dark, body, cylinder, bright } = metal;
  const across = [deep, dark, body, cylinder[2]?.colour ?? bright, bright];
  const bands = Array.from({ length: tubeSteps }, (_, step) => {
    const share = step / (tubeSteps - 1);
    const shift = -towardLight * width * share;
    const paint = solid(interpolateColours(across, share));
    const stroke = { paint, width: width * (1 - (1 - finest) * share), cap: 'round', join: 'round' } as const;
    return group('band', [stroked(d, stroke)], { shift: [shift, shift] });
  });
  return group('tube', bands);
}

export const shadowOfTube = (d: string, width: number): Shape =>
  group(
    'shadow',
    [1.35, 1.1, 0.88, 0.66, 0.44, 0.22].map((share) =>
      stroked(d, { paint: solid('#000', 0.06), width: width * share, cap: 'round', join: 'round' }),
    ),
    { shift: [width * 0.75, width * 0.95] },
  );

/** Countersunk screw with a slot. */
export function screw([x, y]: Point, radius: number, metal: Metal): readonly Shape[] {
  return [
    filled(circlePath(x, y, radius + 0.7), solid(metal.deep, 0.6)),
    filled(circlePath(x, y, radius), rim(metal)),
    stroked(linePath([x - radius * 0.6, y + radius * 0.5], [x + radius * 0.6, y - radius * 0.5]), {
      paint: solid(metal.deep, 0.75),
      width: 1,
    }),
  ];
}

/** The end of a euro-profile cylinder with its keyway. */
export function keyCylinder([x, y]: Point, metal: Metal): readonly Shape[] {
  const profile = euroProfile([x, y]);
  return [
    group('recess', [filled(profile, solid('#000', 0.5))], { shift: [0.8, 1] }),
    filled(profile, flatFace(metal)),
    stroked(profile, { paint: solid(metal.deep, 0.7), width: 0.9 }),
    filled(circlePath(x, y, 6.2), rim(metal)),
    stroked(circlePath(x, y, 6.2), { paint: solid(metal.deep, 0.5), width: 0.6 }),
    filled(roundedPath({ x: x - 0.9, y: y - 4.2, width: 1.8, height: 8.4 }, 0.8), solid('#0c0d0e')),
  ];
}

/** The thumb-turn on the inside of the cylinder. */
export function thumbTurn([x, y]: Point, metal: Metal): readonly Shape[] {
  const profile = euroProfile([x, y]);
  const turn = roundedPath({ x: x - 5, y: y - 15, width: 10, height: 30 }, 4.5);
  return [
    filled(profile, flatFace(metal)),
    stroked(profile, { paint: solid(metal.deep, 0.6), width: 0.9 }),
    shadowOfDisc([x, y], 9, 4),
    ...disc([x, y], 10.5, metal),
    softShadow(turn, { by: [4, 6], blur: 4, alpha: 0.5 }),
    filled(turn, acrossTube(metal)),
    stroked(turn, { paint: solid(metal.deep, 0.5), width: 0.8 }),
  ];
}

const euroProfile = ([x, y]: Point): string =>
  `M${x - 5} ${y + 19}V${y + 7}A8.6 8.6 0 1 1 ${x + 5} ${y + 7}V${y + 19}A5 5 0 0 1 ${x - 5} ${y + 19}z`;
