// Paints the raster tiles of the drawings. Deterministic: run it again and the files do not change.
//   npm run tiles
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type TextureName, textureNames } from '@door/drawing/scene';
import { textureFile } from '@door/drawing/textures/textures';
import { fineRipple, flemish, heavyRipple, minster, reeded, stippolyte } from './glass-tiles.ts';
import { type Colour, type Indexed, png } from './png.ts';
import type { Raster } from './raster.ts';
import { figure, grain } from './timber-tiles.ts';
import { brick, render } from './wall-tiles.ts';

interface Ink {
  readonly dark: Colour;
  readonly light: Colour;
  readonly levels: number;
}

const greyInk: Ink = { dark: [0, 0, 0], light: [255, 255, 255], levels: 17 };
/** Never black: black in the hollows makes glass look like tin. */
const glassInk: Ink = { dark: [46, 68, 78], light: [255, 255, 255], levels: 49 };
/** Brown and tan: grey figure looks like zebra. */
const timberInk: Ink = { dark: [52, 24, 6], light: [236, 186, 120], levels: 25 };

/** −1…1 becomes dark … clear … light. */
function shading({ width, height, values }: Raster, { dark, light, levels }: Ink): Indexed {
  const signed = Array.from({ length: levels }, (_, level) => (level / (levels - 1)) * 2 - 1);
  return {
    width,
    height,
    pixels: Uint8Array.from(values, (value) => Math.round(((Math.min(1, Math.max(-1, value)) + 1) / 2) * (levels - 1))),
    palette: signed.map((value) => (value < 0 ? dark : light)),
    alphas: signed.map((value) => Math.round(Math.abs(value) * 255)),
  };
}

const painters: Readonly<Record<TextureName, () => Indexed>> = {
  grain: () => shading(grain(), greyInk),
  figure: () => shading(figure(), timberInk),
  flemish: () => shading(flemish(), glassInk),
  minster: () => shading(minster(), glassInk),
  stippolyte: () => shading(stippolyte(), glassInk),
  reeded: () => shading(reeded(), glassInk),
  'fine-ripple': () => shading(fineRipple(), glassInk),
  'heavy-ripple': () => shading(heavyRipple(), glassInk),
  brick,
  render: () => shading(render(), { ...greyInk, levels: 33 }),
};

const folder = new URL('../../apps/web/public/tiles/', import.meta.url);
mkdirSync(folder, { recursive: true });
let total = 0;
for (const name of textureNames) {
  const file = png(painters[name]());
  total += file.length;
  writeFileSync(fileURLToPath(new URL(textureFile(name), folder)), file);
  console.log(name.padEnd(14), `${file.length}`.padStart(7), 'bytes');
}
console.log('all'.padEnd(14), `${total}`.padStart(7), 'bytes');
