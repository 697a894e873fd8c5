import { type Texture, type TextureName, type Textures, textureNames } from '../scene.ts';

/** Size of one repeat of each texture, mm. `npm run tiles` writes the PNG files. */
export const textureSizes: Readonly<Record<TextureName, readonly [width: number, height: number]>> = {
  grain: [170, 520],
  figure: [880, 1900],
  flemish: [210, 273],
  minster: [150, 150],
  stippolyte: [96, 96],
  reeded: [60, 480],
  'fine-ripple': [140, 140],
  'heavy-ripple': [244, 488],
  brick: [900, 750],
  render: [260, 260],
};

/** Timber is set board beside board; bricks are shifted by a multiple of two courses (150 mm), so that the bond goes on. */
const columns: Readonly<Partial<Record<TextureName, readonly number[]>>> = {
  grain: [0, 198, 369],
  figure: [0, 722],
  brick: [0, 300, 600],
};

export const textureFile = (name: TextureName): string => `${name}.png`;

function tileOf(name: TextureName, href: string): Texture {
  const own = columns[name];
  return own === undefined ? { size: textureSizes[name], href } : { size: textureSizes[name], href, columns: own };
}

/** All textures; `read` gives the address of one: a path on the page, or a data URI where the SVG must be self-contained. */
export const texturesFrom = (read: (name: TextureName) => string): Textures =>
  Object.fromEntries(textureNames.map((name) => [name, tileOf(name, read(name))]));
