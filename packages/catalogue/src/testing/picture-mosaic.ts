import { toSvg } from '@door/drawing/svg';
import { Resvg } from '@resvg/resvg-js';
import { noFonts } from './measure-parts.ts';
import { meanColour, type Rgb } from './mean-colour.ts';
import { sceneOf, type Showpiece } from './showpieces.ts';
import { inlineTextures } from './inline-textures.ts';

/** Beside the tests: the approved mosaic of each showpiece. */
export const mosaicFile = 'golden/showpieces.json';

const rows = 20;
const height = 480;

/** The picture as a coarse mosaic: the mean colour of each cell, row by row. */
export function mosaicOf(showpiece: Showpiece): readonly (readonly string[])[] {
  const svg = toSvg(sceneOf(showpiece), { id: 's', textures: inlineTextures, height });
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
