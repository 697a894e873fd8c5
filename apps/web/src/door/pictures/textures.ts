import type { Texture, Textures } from '@door/drawing/scene';
import { textureFile, texturesFrom } from '@door/drawing/textures/textures';

const address = (file: string) => `/tiles/${file}`;

const textures: Record<string, Texture> = { ...texturesFrom((name) => address(textureFile(name))) };

/** For SVG inside the page: it can refer to files, and to what the document holds. */
export const pageTextures: Textures = textures;

/** The data of textures that the document holds, by the address that stands for them on the page. */
const held = new Map<string, string>();
const preloaded = new Map<string, HTMLImageElement>();

/** Takes textures over that the server has put into the document, so that they are not fetched again. */
export function adoptTextures(page: ParentNode): void {
  for (const image of page.querySelectorAll('image[data-file]')) {
    const data = image.getAttribute('href') ?? '';
    const found = Object.entries(textures).find(([, { href }]) => href === image.getAttribute('data-file'));
    if (!found) continue;
    const [name, texture] = found;
    const href = URL.createObjectURL(new Blob([bytesOf(data)], { type: 'image/png' }));
    textures[name] = { ...texture, href };
    held.set(href, data);
    preload(href);
    // For style sheets.
    document.documentElement.style.setProperty(`--${name}`, `url("${href}")`);
  }
}

const bytesOf = (data: string) =>
  Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

function preload(href: string): void {
  if (preloaded.has(href)) return;
  const image = new Image();
  image.src = href;
  preloaded.set(href, image);
}

/** Fetches the textures ahead and keeps them in memory, so that no choice waits for the network. */
export function preloadTextures(): void {
  for (const { href } of Object.values(textures)) preload(href);
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
      { ...texture, href: held.get(texture.href) ?? (await dataUri(texture.href)) },
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
