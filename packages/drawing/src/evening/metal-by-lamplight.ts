import type { Paint, PathShape, Shape, Stop } from '../scene.ts';
import { memoize } from '../light/memoize.ts';
import { lightColours } from './time-of-day.ts';

/** How bright metal is where it mirrors no lamp: it stands in the light of the porch. */
const dim = 0.6;
const porch = channelsOf(lightColours.porch);
const lamp = channelsOf(lightColours.lamp);
/** Brightness from which a colour reflects the lamp, and the strongest reflection. */
const mirrors = 0.58;
const strongest = 0.8;

/** Metal as it looks by the lamps: dim, in its own colour, with a lamp in its highlights. Shadows stay as they are. */
export const metalByLamplight = (shapes: readonly Shape[]): readonly Shape[] =>
  shapes.map((shape) =>
    shape.kind === 'group'
      ? { ...shape, shapes: metalByLamplight(shape.shapes) }
      : { ...shape, ...paintsAtDusk(shape) },
  );

const paintsAtDusk = ({ fill, stroke }: PathShape): Partial<PathShape> => ({
  ...(fill ? { fill: paintAtDusk(fill) } : {}),
  ...(stroke ? { stroke: { ...stroke, paint: paintAtDusk(stroke.paint) } } : {}),
});

function paintAtDusk(paint: Paint): Paint {
  if (paint.kind === 'solid') return { ...paint, colour: colourAtDusk(paint.colour) };
  return paint.kind === 'texture' ? paint : { ...paint, stops: stopsAtDusk(paint.stops) };
}

const stopsAtDusk = (stops: readonly Stop[]): readonly Stop[] =>
  stops.map((stop) => ({ ...stop, colour: colourAtDusk(stop.colour) }));

const colourAtDusk = memoize(300, (colour: string): string => {
  const channels = channelsOf(colour);
  const brightness = Math.max(...channels);
  const glow = strongest * (Math.max(0, brightness - mirrors) / (1 - mirrors)) ** 2;
  const lit = channels.map(
    (channel, index) => channel * (dim * (porch[index] ?? 1) * (1 - glow) + (lamp[index] ?? 1) * glow),
  );
  return `#${lit.map(twoDigits).join('')}`;
});

const twoDigits = (channel: number) =>
  Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');

/** 0…1, of `#rgb` or `#rrggbb`. */
function channelsOf(colour: string): readonly number[] {
  const digits = colour.length === 4 ? colour.slice(1).replaceAll(/./g, '$&$&') : colour.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
}
