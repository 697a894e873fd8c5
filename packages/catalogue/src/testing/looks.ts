import { toSvg } from '@door/drawing/svg';
import { Resvg } from '@resvg/resvg-js';
import { noFonts } from './measured.ts';
import { sceneOf, type Showpiece } from './showpieces.ts';
import { inlineTiles } from './tiles.ts';

/** Beside the tests: what each showpiece looked like when it was last approved. */
export const looksFile = 'golden/showpieces.json';

const rows = 20;
const height = 480;

/** A picture as a coarse mosaic, the mean colour of each cell: what one sees of it across a room. */
export function looksOf(showpiece: Showpiece): readonly (readonly string[])[] {
  const svg = toSvg(sceneOf(showpiece), { id: 's', tiles: inlineTiles, height });
  const { width, height: high, pixels } = new Resvg(svg, noFonts).render();
  const cell = high / rows;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.floor(width / cell) }, (__, column) => {
      const area = { left: column * cell, top: row * cell, side: cell };
      return meanColour(pixels, width, area);
    }),
  );
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

function meanColour(pixels: Uint8Array, width: number, { left, top, side }: Area): string {
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = Math.round(top); y < Math.round(top + side); y++)
    for (let x = Math.round(left); x < Math.round(left + side); x++) {
      const at = (y * width + x) * 4;
      sum.forEach((total, channel) => (sum[channel] = total + (pixels[at + channel] ?? 0)));
      count += 1;
    }
  return sum
    .map((total) =>
      Math.round(total / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}
