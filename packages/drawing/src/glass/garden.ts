import type { Box } from '../facts.ts';
import type { Shape } from '../scene.ts';
import { filled, linearMm, stops } from '../shapes/paint.ts';
import { phaseOf } from './backing.ts';
import { clamped, type Field } from './field.ts';
import { haze, part } from './haze.ts';

/** Height of the eye in the picture, mm below the head of the set: panes above it show sky, panes below it the lawn. */
const eyeLine = 900;

/** From inside: a bright day, and a garden so far out of focus that it only tints the light. */
export function gardenThroughGlass({ box, outline }: Field): readonly Shape[] {
  return [filled(outline, daylight(box)), ...greenery(box), haze(part(box, [-0.6, -0.25], [1.4, 0.7]), sun)];
}

const sun = { colour: '#ffffff', alpha: 0.85 };

const horizonOf = ({ y, height }: Box) => clamped(0.3, (eyeLine - y) / height, 0.62);

function daylight(box: Box) {
  const horizon = horizonOf(box);
  return linearMm(
    [box.x, box.y],
    [box.x, box.y + box.height],
    stops([0, '#f3f8fb'], [horizon * 0.8, '#eaf1f2'], [horizon * 1.15, '#dfe6de'], [1, '#d3dacf']),
  );
}

/** Shares of the pane: across, up from the horizon, wide, tall. */
const bushes = [
  { across: -0.6, up: 0.14, wide: 1.1, tall: 0.26, colour: '#b7c3b3', alpha: 0.62 },
  { across: 0.4, up: 0.2, wide: 1.1, tall: 0.32, colour: '#bfcabd', alpha: 0.6 },
  { across: -0.2, up: 0.05, wide: 1.4, tall: 0.16, colour: '#aebbaa', alpha: 0.5 },
] as const;

function greenery(box: Box): readonly Shape[] {
  const horizon = horizonOf(box);
  const sway = (phaseOf(box, 5) - 0.5) * 0.4;
  const tallest = clamped(0.5, (box.width * 2.4) / box.height, 1.6);
  return bushes.map(({ across, up, wide, tall, colour, alpha }) =>
    haze(part(box, [across + sway, horizon - up * tallest], [wide, tall * tallest]), { colour, alpha }),
  );
}
