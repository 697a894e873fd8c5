import type { Colour, Indexed } from '../tiles/png.ts';
import { nearestIn, quantize, type Pixels } from './quantize.ts';

/** Share of a pixel's error that is passed on to its neighbours; with 1, plain walls look grainy. */
const diffusion = 0.7;

/** Floyd–Steinberg: pixels right and down, and the sixteenths of the error that each takes. */
const neighbours = [
  [1, 0, 7],
  [-1, 1, 3],
  [0, 1, 5],
  [1, 1, 1],
] as const;

/** Dithered colours mix by eye, so fewer are enough than without dithering. */
const colours = 104;

/** The picture in few dithered colours, so that soft light on a wall shows no bands. */
export function dither({ width, height, rgba }: Pixels): Indexed {
  const { palette } = quantize({ width, height, rgba }, colours);
  const nearest = nearestIn(palette);
  const wanted = Float32Array.from(
    { length: width * height * 3 },
    (_, at) => rgba[Math.floor(at / 3) * 4 + (at % 3)] ?? 0,
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
          (wanted[other + channel] ?? 0) + ((wish[channel] - got[channel]) * diffusion * sixteenths) / 16;
    }
  }
  return { width, height, pixels, palette };
}
