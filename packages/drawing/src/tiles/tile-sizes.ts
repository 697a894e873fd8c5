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

/** Timber may be laid board beside board. */
const boards: Readonly<Partial<Record<TileName, number>>> = { grain: 3, figure: 2 };

export const tileFile = (name: TileName): string => `${name}.png`;

function tileOf(name: TileName, href: string): Tile {
  const columns = boards[name];
  return columns === undefined ? { size: tileSizes[name], href } : { size: tileSizes[name], href, columns };
}

/** All tiles, wherever their pictures lie: an address on the page, or a data URI where nothing outside is seen. */
export const tilesFrom = (read: (name: TileName) => string): Tiles =>
  Object.fromEntries(tileNames.map((name) => [name, tileOf(name, read(name))]));
