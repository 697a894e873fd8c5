import type { Box } from '../facts.ts';
import type { Shape } from '../scene.ts';
import { filled, linearMm, stops } from '../shapes/paint.ts';
import { noiseOf } from './backing.ts';
import type { Field } from './field.ts';
import { clamp } from '../shapes/clamp.ts';
import { haze, part } from './haze.ts';

/** Height of the eye in the picture, mm below the head of the set: panes above it show sky, panes below it the lawn. */
const eyeLine = 840;

/** From inside: a bright day, and a garden so far out of focus that it only tints the light. */
export function gardenThroughGlass({ box, outline }: Field): readonly Shape[] {
  return [filled(outline, daylight(box)), ...greenery(box), haze(part(box, [-0.6, -0.25], [1.4, 0.7]), sun)];
}

const sun = { colour: '#ffffff', alpha: 0.85 };

const horizonOf = ({ y, height }: Box) => clamp(0.3, (eyeLine - y) / height, 1.15);

/** Sky down to the horizon, then lawn: bright near the hedge, deeper toward the house. */
function daylight(box: Box) {
  const horizon = horizonOf(box);
  return linearMm(
    [box.x, box.y],
    [box.x, box.y + box.height],
    stops(
      [0, '#cfe2f0'],
      [horizon * 0.75, '#eef4f5'],
      [Math.min(1, horizon * 1.02), horizon < 1 ? '#dfe8d6' : '#eef4f5'],
      [Math.min(1, horizon * 1.1), horizon < 0.95 ? '#b9cd9f' : '#e6eee4'],
      ...nearby(box, horizon),
    ),
  );
}

/** mm from the eye line down to where the lawn ends and the terrace begins. */
const lawnReach = 720;

type StopRow = readonly [at: number, colour: string];

/** What a low pane shows at its foot: lawn that deepens, then sunny slabs. */
function nearby(box: Box, horizon: number): readonly StopRow[] {
  if (horizon >= 0.95) return [[1, '#e6eee4']];
  const terrace = (eyeLine + lawnReach - box.y) / box.height;
  if (terrace > 0.97) return [[1, '#93ac7b']];
  return [
    [terrace - 0.05, '#8ba573'],
    [terrace, '#a9ab8c'],
    [terrace + 0.03, '#d3cab8'],
    [1, '#b9ae9b'],
  ];
}

/** Trees beyond a hedge. Shares of the pane: across, up from the horizon, wide, tall. */
const bushes = [
  { across: -0.6, up: 0.3, wide: 1.15, tall: 0.42, colour: '#9db39a', alpha: 0.8 },
  { across: 0.42, up: 0.38, wide: 1.1, tall: 0.5, colour: '#93ab8f', alpha: 0.8 },
  { across: 0.05, up: 0.18, wide: 0.62, tall: 0.26, colour: '#84a07f', alpha: 0.7 },
  { across: -0.3, up: 0.1, wide: 1.6, tall: 0.17, colour: '#6f8d68', alpha: 0.85 },
  { across: 0.3, up: 0.08, wide: 1.2, tall: 0.13, colour: '#7c9a72', alpha: 0.8 },
  // Sun on the lawn, and the shade of a tree nearer by.
  { across: -0.1, up: -0.12, wide: 1.3, tall: 0.2, colour: '#d8e3b4', alpha: 0.55 },
  { across: 0.2, up: -0.26, wide: 1.7, tall: 0.2, colour: '#6d8a58', alpha: 0.5 },
  { across: -0.9, up: -0.4, wide: 1.5, tall: 0.16, colour: '#dbe6b2', alpha: 0.45 },
] as const;

function greenery(box: Box): readonly Shape[] {
  const horizon = horizonOf(box);
  const sway = (noiseOf(box, 5) - 0.5) * 0.4;
  const tallest = clamp(0.5, (box.width * 1.5) / box.height, 1.3);
  return bushes.map(({ across, up, wide, tall, colour, alpha }) =>
    haze(part(box, [across + sway, horizon - up * tallest], [wide, tall * tallest]), { colour, alpha }),
  );
}
