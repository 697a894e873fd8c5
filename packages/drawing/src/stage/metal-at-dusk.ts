import type { Paint, PathShape, Shape, Stop } from '../scene.ts';
import { memoize } from '../light/memoize.ts';

/** What is left of the sky's light at dusk: red, green, blue. */
const sky = [0.42, 0.46, 0.55] as const;
/** Colour of the lamp at the wall, reflected in highlights. */
const lamp = [1, 0.85, 0.64] as const;
/** Brightness from which a colour reflects the lamp, and the strongest reflection. */
const mirrors = 0.58;
const strongest = 0.8;

/** Metal as it looks by the lamp at the wall: dim and blue, with the lamp in its highlights. Shadows stay as they are. */
export const metalAtDusk = (shapes: readonly Shape[]): readonly Shape[] =>
  shapes.map((shape) =>
    shape.kind === 'group' ? { ...shape, shapes: metalAtDusk(shape.shapes) } : { ...shape, ...paintsAtDusk(shape) },
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
  const lit = channels.map((channel, index) => channel * ((sky[index] ?? 0) * (1 - glow) + (lamp[index] ?? 0) * glow));
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
