import type { Colour, Indexed } from '../tiles/png.ts';
import { inFewColours, type Pixels } from './palette.ts';

/** Share of what a colour is off that its neighbours make up for: all of it would make quiet walls grainy. */
const strength = 0.7;

/** Who makes up for it: steps right and down, and sixteenths of the share (Floyd and Steinberg). */
const neighbours = [
  [1, 0, 7],
  [-1, 1, 3],
  [0, 1, 5],
  [1, 1, 1],
] as const;

/** As they mix, fewer do than in a picture that is not mixed. */
const colours = 104;

/** The same picture in few colours that mix by eye: soft light on a wall keeps no edges. */
export function inMixedColours({ width, height, points }: Pixels): Indexed {
  const { palette } = inFewColours({ width, height, points }, colours);
  const nearest = nearestIn(palette);
  const wanted = Float32Array.from(
    { length: width * height * 3 },
    (_, at) => points[Math.floor(at / 3) * 4 + (at % 3)] ?? 0,
  );
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) {
    const wish: Colour = [wanted[at * 3] ?? 0, wanted[at * 3 + 1] ?? 0, wanted[at * 3 + 2] ?? 0];
    const index = nearest(wish);
    pixels[at] = index;
    const got = palette[index] ?? wish;
    for (const [right, down, sixteenths] of neighbours) {
      const column = (at % width) + right;
      const other = (at + right + down * width) * 3;
      if (column < 0 || column >= width || other >= wanted.length) continue;
      for (const channel of [0, 1, 2] as const)
        wanted[other + channel] =
          (wanted[other + channel] ?? 0) + ((wish[channel] - got[channel]) * strength * sixteenths) / 16;
    }
  }
  return { width, height, pixels, palette };
}

/** Colours that differ by less than a step of 4 have the same nearest one. */
function nearestIn(palette: readonly Colour[]): (wish: Colour) => number {
  const known = new Map<number, number>();
  return ([red, green, blue]) => {
    const key = ((red >> 2) << 14) ^ ((green >> 2) << 7) ^ (blue >> 2);
    const found = known.get(key);
    if (found !== undefined) return found;
    const off = palette.map(([r, g, b]) => 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2);
    const index = off.indexOf(Math.min(...off));
    known.set(key, index);
    return index;
  };
}
