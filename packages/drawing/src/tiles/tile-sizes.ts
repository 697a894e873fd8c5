import { type Tile, type TileName, type Tiles, tileNames } from '../scene.ts';

/** Size of one repeat of each tile, mm. `tools/make-tiles.ts` paints the files to it. */
export const tileSizes: Readonly<Record<TileName, readonly [width: number, height: number]>> = {
  grain: [170, 520],
  figure: [880, 1900],
  flemish: [400, 520],
  minster: [150, 150],
  stippolyte: [96, 96],
  reeded: [60, 480],
  'fine-ripple': [140, 140],
  'heavy-ripple': [244, 488],
  brick: [900, 750],
  render: [260, 260],
};

/** Timber stands board beside board; bricks keep their courses and their bond, which repeats every second one. */
const columns: Readonly<Partial<Record<TileName, readonly number[]>>> = {
  grain: [0, 198, 369],
  figure: [0, 722],
  brick: [0, 300, 600],
};

export const tileFile = (name: TileName): string => `${name}.png`;

function tileOf(name: TileName, href: string): Tile {
  const own = columns[name];
  return own === undefined ? { size: tileSizes[name], href } : { size: tileSizes[name], href, columns: own };
}

/** All tiles, wherever their pictures lie: an address on the page, or a data URI where nothing outside is seen. */
export const tilesFrom = (read: (name: TileName) => string): Tiles =>
  Object.fromEntries(tileNames.map((name) => [name, tileOf(name, read(name))]));
