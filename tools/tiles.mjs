// npm run tiles: the raster tiles of the drawings.
import './need-node-24.mjs';

await import('./tiles/paint-tiles.ts');
