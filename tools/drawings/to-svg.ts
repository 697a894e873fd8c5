import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toSvg } from '@door/drawing/svg';
import { textureFile, texturesFrom } from '@door/drawing/textures/textures';
import type { Picture } from './picture.ts';

const folder = new URL('../../apps/web/public/tiles/', import.meta.url);

/** Addresses of the texture files with a hash of their content: a texture that was painted anew changes the pictures with it. */
const textures = texturesFrom((name) => {
  const file = new URL(textureFile(name), folder);
  const hash = createHash('sha1')
    .update(readFileSync(fileURLToPath(file)))
    .digest('hex')
    .slice(0, 8);
  return `../../apps/web/public/tiles/${textureFile(name)}?${hash}`;
});

export const keyOf = ({ chapter, caption }: Picture): string => `${chapter}: ${caption}`;

export const svgOf = ({ scene, height }: Picture, id: string): string => toSvg(scene, { id, textures, height });
