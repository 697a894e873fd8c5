import type { Texture, Textures } from '@door/drawing/scene';
import { heldData, holdTexture, pageTextures } from './textures.ts';

let fetched: Promise<Textures> | undefined;

/** For SVG that is loaded as an image: it cannot refer to files, so the textures are inside it as data. The page has them too then. */
export function inlineTextures(): Promise<Textures> {
  fetched ??= fetchTextures().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

async function fetchTextures(): Promise<Textures> {
  const entries = await Promise.all(
    Object.entries(pageTextures).map(async ([name, texture]) => [
      name,
      { ...texture, href: heldData(texture) ?? (await fetchTexture([name, texture])) },
    ]),
  );
  return Object.fromEntries(entries);
}

async function fetchTexture(texture: readonly [string, Texture]): Promise<string> {
  const [, { href }] = texture;
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`The texture ${href} could not be loaded.`);
  const bytes = await answer.blob();
  const image = new Image();
  image.src = URL.createObjectURL(bytes);
  const [data] = await Promise.all([dataUri(bytes), image.decode()]);
  // Once it can be painted at once: no picture is without it for a frame.
  holdTexture(texture, image.src, data);
  return data;
}

function dataUri(bytes: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? done(reader.result) : fail(reader.error));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(bytes);
  });
}
