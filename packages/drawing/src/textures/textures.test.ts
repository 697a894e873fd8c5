import { expect, test } from 'vitest';
import { textureNames } from '../scene.ts';
import { textureFile, textureSizes, texturesFrom } from './textures.ts';

test.each(textureNames)('%s has a size and its own file', (name) => {
  const [width, height] = textureSizes[name];
  expect(width).toBeGreaterThan(0);
  expect(height).toBeGreaterThan(0);
  expect(texturesFrom((texture) => `/tiles/${textureFile(texture)}`)[name]).toMatchObject({
    size: [width, height],
    href: `/tiles/${textureFile(name)}`,
  });
});

test('no two textures share a file', () => {
  expect(new Set(textureNames.map(textureFile)).size).toBe(textureNames.length);
});
