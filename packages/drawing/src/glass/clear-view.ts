import type { Box } from '../facts.ts';
import type { Paint, PathShape, Shape, Side } from '../scene.ts';
import { filled, linearMm, radialMm, solid, stops, topToBottom } from '../shapes/paint.ts';
import { at } from '../shapes/path-data.ts';
import { phaseOf } from './backing.ts';
import { clamped, type Field } from './field.ts';

/** Height of the eye in the picture, mm below the head of the set: panes above it show sky, panes below it the ground. */
const eyeLine = 760;

const horizonOf = ({ y, height }: Box) => clamped(y + height * 0.34, eyeLine, y + height * 0.62);

/** What is seen in clear glass: outside it mirrors sky and trees before a dark room, inside it shows the garden. */
export const clearGround = (field: Field, side: Side): readonly Shape[] =>
  side === 'external' ? mirroredStreet(field) : garden(field);

/** Sky, horizon and ground as one paint. */
function clearPaint({ box }: Field, side: Side): Paint {
  const { y, height } = box;
  const share = (horizonOf(box) - y) / height;
  const rows =
    side === 'external'
      ? stops(
          [0, '#b9cdd8'],
          [share * 0.5, '#8fa9b7'],
          [share * 0.92, '#667e8b'],
          [share * 1.06, '#33434c'],
          [0.86, '#222e36'],
          [1, '#303d45'],
        )
      : stops([0, '#e6f1f7'], [share * 0.9, '#dbe9ec'], [share * 1.04, '#a9bf9f'], [1, '#86a276']);
  return linearMm([box.x, y], [box.x + box.width * 0.1, y + height], rows);
}

function mirroredStreet(field: Field): readonly Shape[] {
  const { box, outline } = field;
  const { x, y, width, height } = box;
  const horizon = horizonOf(box);
  const cloud = (across: number, up: number, alpha: number) =>
    filled(
      outline,
      radialMm(
        [x + width * across, horizon - (horizon - y) * up],
        Math.max(width, height) * 0.26,
        stops([0, '#ffffff', alpha], [0.55, '#ffffff', alpha * 0.35], [1, '#ffffff', 0]),
      ),
    );
  const lamp = stops([0, '#c29a66', 0.34], [0.5, '#8a7d6a', 0.16], [1, '#8a7d6a', 0]);
  return [
    filled(outline, clearPaint(field, 'external')),
    cloud(0.22 + 0.4 * phaseOf(box, 1), 0.72, 0.42),
    cloud(0.85 - 0.3 * phaseOf(box, 2), 0.4, 0.28),
    treeLine(box, { horizon: horizon - height * 0.02, tall: 0.07, colour: '#4a5f68', alpha: 0.5, salt: 3 }),
    treeLine(box, { horizon, tall: 0.045, colour: '#25343b', alpha: 0.85, salt: 4 }),
    filled(outline, radialMm([x + width * 0.36, y + height * 0.86], Math.max(width, height * 0.4), lamp)),
  ];
}

function garden(field: Field): readonly Shape[] {
  const { box, outline } = field;
  const horizon = horizonOf(box);
  const sun = radialMm(
    [box.x + box.width * 0.2, box.y],
    Math.max(box.width, box.height) * 0.6,
    stops([0, '#ffffff', 0.8], [0.6, '#ffffff', 0.2], [1, '#ffffff', 0]),
  );
  return [
    filled(outline, clearPaint(field, 'internal')),
    treeLine(box, { horizon: horizon - box.height * 0.02, tall: 0.1, colour: '#a9bdaa', alpha: 0.75, salt: 5 }),
    treeLine(box, { horizon, tall: 0.05, colour: '#7d9a72', alpha: 0.9, salt: 6 }),
    filled(outline, sun),
  ];
}

interface Trees {
  readonly horizon: number;
  /** Share of the pane's height. */
  readonly tall: number;
  readonly colour: string;
  readonly alpha: number;
  readonly salt: number;
}

const crowns = 18;

/** Rounded crowns against the sky, fading into the ground beneath. Wider than the pane, for panes that stand on a corner. */
function treeLine({ x, y, width, height }: Box, { horizon, tall, colour, alpha, salt }: Trees): PathShape {
  const from = x - width * 0.3;
  const step = (width * 1.6) / crowns;
  const top = (index: number) =>
    horizon - height * tall * (0.35 + phaseOf({ x, y, width, height }, salt + index * 1.7));
  const line = Array.from({ length: crowns }, (_, index) => {
    const middle = from + step * (index + 0.5);
    return `Q${at(middle, top(index) - step * 0.3)} ${at(middle + step / 2, top(index))}`;
  });
  const foot = horizon + height * 0.12;
  const fading = topToBottom(stops([0, colour, alpha], [0.5, colour, alpha * 0.8], [1, colour, 0]));
  return filled(
    `M${at(from, foot)}L${at(from, top(crowns))}${line.join('')}L${at(from + step * crowns, foot)}z`,
    fading,
  );
}

/** No glass at all: through the opening one sees the hall in shade, or the day outside. */
export function opening({ box, outline }: Field, side: Side): readonly Shape[] {
  const { x, y, width, height } = box;
  const rows =
    side === 'external'
      ? stops([0, '#2b2a28'], [0.45, '#3b3835'], [0.8, '#4a443d'], [1, '#37322d'])
      : stops([0, '#eef4f6'], [0.5, '#dfe7e4'], [1, '#c6cfbf']);
  const glow = side === 'external' ? solid('#000', 0.12) : solid('#fff', 0.1);
  const far = radialMm(
    [x + width * 0.62, y + height * 0.62],
    Math.max(width, height) * 0.5,
    stops([0, side === 'external' ? '#8d7c64' : '#ffffff', 0.4], [1, '#8d7c64', 0]),
  );
  return [filled(outline, linearMm([x, y], [x, y + height], rows)), filled(outline, far), filled(outline, glow)];
}
