import { readFileSync } from 'node:fs';
import { textureFile, texturesFrom } from '@door/drawing/textures/textures';

const folder = new URL('../../../../apps/web/public/tiles/', import.meta.url);

/** The textures of the page as data URIs: a renderer loads no files. */
export const inlineTextures = texturesFrom((name) => {
  const png = readFileSync(new URL(textureFile(name), folder));
  return `data:image/png;base64,${png.toString('base64')}`;
});
