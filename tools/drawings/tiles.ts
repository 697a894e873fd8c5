import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tileFile, tilesFrom } from '../../packages/drawing/src/tiles/tile-sizes.ts';

const folder = new URL('../../apps/web/public/tiles/', import.meta.url);

/** Tiles by their files' addresses, each with a mark of its content: a tile that was painted anew changes its pictures. */
export const tiles = tilesFrom((name) => {
  const file = new URL(tileFile(name), folder);
  const mark = createHash('sha1')
    .update(readFileSync(fileURLToPath(file)))
    .digest('hex')
    .slice(0, 8);
  return `../../apps/web/public/tiles/${tileFile(name)}?${mark}`;
});
