import type { PlacedExtra } from '@door/domain/door/extras/placed-extra';
import type { Box } from '../facts.ts';
import type { Shape } from '../scene.ts';
import { filled, leftToRight, linear, solid, stops, stroked, texture } from '../shapes/paint.ts';
import { type Point, polygonPath, rectPath } from '../shapes/path-data.ts';
import { softShadow } from '../shapes/shadow.ts';
import { screw } from './metalwork.ts';
import { type Metal, rim } from './metals.ts';

const screwsEvery = 270;
const screwFromEdge = 10;

/** A kick plate or push plate: thin sheet metal, screwed on along its edges. */
export function screwedPlate({ box, notch }: Pick<PlacedExtra, 'box' | 'notch'>, metal: Metal): readonly Shape[] {
  const { x, y, width } = box;
  const outline = polygonPath(notch ? notched(box, notch) : cornersOf(box));
  return [
    softShadow(outline, { by: [2, 2.6], blur: 2.4, alpha: 0.5 }),
    filled(outline, solid(metal.body)),
    // Brushed along its length: broad soft reflections of sky and ground, and the fine lines of the brush.
    filled(outline, leftToRight(brushed(metal))),
    filled(outline, texture('grain', [x, y], 90), { opacity: 0.2 }),
    filled(
      outline,
      linear(
        [0, 0],
        [0, 1],
        stops(
          [0, metal.bright, 0.42],
          [0.16, metal.bright, 0.12],
          [0.5, metal.bright, 0],
          [0.8, metal.dark, 0.1],
          [1, metal.dark, 0.34],
        ),
      ),
    ),
    stroked(outline, { paint: rim(metal), width: 1.5, join: 'round' }),
    ...screwsIn(box)
      .filter(
        ([at, row]) => !notch || at < notch.x - 6 || at > notch.x + notch.width + 6 || row > notch.y + notch.height,
      )
      .flatMap((screwed) => screw(screwed, 3.4, metal)),
    ...(notch
      ? []
      : [filled(rectPath({ x: x + 2, y: y + 1, width: width - 4, height: 1.2 }), solid('#fff', 0.5 * metal.shine))]),
  ];
}

function screwsIn({ x, y, width, height }: Box): readonly Point[] {
  const count = Math.max(2, Math.ceil(width / screwsEvery) + 1);
  const step = (width - 2 * screwFromEdge) / (count - 1);
  return [y + screwFromEdge, y + height - screwFromEdge].flatMap((row) =>
    Array.from({ length: count }, (_, index): Point => [x + screwFromEdge + step * index, row]),
  );
}

const cornersOf = ({ x, y, width, height }: Box): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Corners of a plate with a notch at one of its upper corners. */
function notched(box: Box, notch: Box): readonly Point[] {
  const { x, y, width, height } = box;
  const foot = notch.y + notch.height;
  const atLeft = notch.x < x;
  const right = x + width;
  return atLeft
    ? [
        [notch.x + notch.width, y],
        [right, y],
        [right, y + height],
        [x, y + height],
        [x, foot],
        [notch.x + notch.width, foot],
      ]
    : [
        [x, y],
        [notch.x, y],
        [notch.x, foot],
        [right, foot],
        [right, y + height],
        [x, y + height],
      ];
}

const brushed = ({ bright, body, dark }: Metal) =>
  stops(
    [0, dark, 0.12],
    [0.12, body, 0.1],
    [0.3, bright, 0.46],
    [0.46, body, 0.1],
    [0.7, dark, 0.16],
    [0.86, bright, 0.18],
    [1, dark, 0.14],
  );
