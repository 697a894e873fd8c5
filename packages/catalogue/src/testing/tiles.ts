import { readFileSync } from 'node:fs';
import { tileFile, tilesFrom } from '@door/drawing/tiles/tile-sizes';

const folder = new URL('../../../../apps/web/public/tiles/', import.meta.url);

/** The tiles of the page, inside the picture: a renderer sees nothing outside it. */
export const inlineTiles = tilesFrom((name) => {
  const png = readFileSync(new URL(tileFile(name), folder));
  return `data:image/png;base64,${png.toString('base64')}`;
});
