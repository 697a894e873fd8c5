import type { Textures } from '@door/drawing/scene';
import { textureFile, texturesFrom } from '@door/drawing/textures/textures';

const address = (file: string) => `/tiles/${file}`;

/** For SVG inside the page: it can refer to files. */
export const pageTextures: Textures = texturesFrom((name) => address(textureFile(name)));

const preloaded: HTMLImageElement[] = [];

/** Fetches the textures ahead and keeps them in memory, so that no choice waits for the network. */
export function preloadTextures(): void {
  if (preloaded.length > 0) return;
  for (const { href } of Object.values(pageTextures)) {
    const image = new Image();
    image.src = href;
    preloaded.push(image);
  }
}

/** For pictures the size of a thumbnail, where no texture can be seen. */
export const noTextures: Textures = {};

let fetched: Promise<Textures> | undefined;

/** For SVG that is loaded as an image: it cannot refer to files, so the textures are inside it as data. */
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
      { ...texture, href: await dataUri(texture.href) },
    ]),
  );
  return Object.fromEntries(entries);
}

async function dataUri(href: string): Promise<string> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`The texture ${href} could not be loaded.`);
  const bytes = await answer.blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? done(reader.result) : fail(reader.error));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(bytes);
  });
}
