import { expect, test } from 'vitest';
import { tileNames } from '../scene.ts';
import { tileFile, tileSizes, tilesFrom } from './tile-sizes.ts';

test.each(tileNames)('%s has a size and its own file', (name) => {
  const [width, height] = tileSizes[name];
  expect(width).toBeGreaterThan(0);
  expect(height).toBeGreaterThan(0);
  expect(tilesFrom((tile) => `/tiles/${tileFile(tile)}`)[name]).toMatchObject({
    size: [width, height],
    href: `/tiles/${tileFile(name)}`,
  });
});

test('no two tiles share a file', () => {
  expect(new Set(tileNames.map(tileFile)).size).toBe(tileNames.length);
});
