import { toSvg } from '@door/drawing/svg';
import { Resvg } from '@resvg/resvg-js';
import { noFonts } from './measured.ts';
import { meanColour, type Rgb } from './seen-colour.ts';
import { sceneOf, type Showpiece } from './showpieces.ts';
import { inlineTiles } from './tiles.ts';

/** Beside the tests: what each showpiece looked like when it was last approved. */
export const looksFile = 'golden/showpieces.json';

const rows = 20;
const height = 480;

/** A picture as a coarse mosaic, the mean colour of each cell: what one sees of it across a room. */
export function looksOf(showpiece: Showpiece): readonly (readonly string[])[] {
  const svg = toSvg(sceneOf(showpiece), { id: 's', tiles: inlineTiles, height });
  const picture = new Resvg(svg, noFonts).render();
  const cell = picture.height / rows;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.floor(picture.width / cell) }, (__, column) => {
      const [left, top] = [column * cell, row * cell];
      return hexOf(meanColour(picture, { left, top, right: left + cell, bottom: top + cell }));
    }),
  );
}

/** `rrggbb`. */
const hexOf = (colour: Rgb): string =>
  colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('');
