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
const timber: ReadonlySet<TileName> = new Set(['grain', 'figure']);

export const tileFile = (name: TileName): string => `${name}.png`;

const tileOf = (name: TileName, href: string): Tile => ({
  size: tileSizes[name],
  href,
  ...(timber.has(name) ? { staggered: true } : {}),
});

/** All tiles, wherever their pictures lie: an address on the page, or a data URI where nothing outside is seen. */
export const tilesFrom = (read: (name: TileName) => string): Tiles =>
  Object.fromEntries(tileNames.map((name) => [name, tileOf(name, read(name))]));
