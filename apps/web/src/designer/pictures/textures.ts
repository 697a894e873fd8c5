import type { Texture, Textures } from '@door/drawing/scene';
import { textureFile, texturesFrom } from '@door/drawing/textures/textures';

const address = (file: string) => `/tiles/${file}`;

const textures: Record<string, Texture> = { ...texturesFrom((name) => address(textureFile(name))) };

/** For SVG inside the page: it can refer to files, and to what the document holds. */
export const pageTextures: Textures = textures;

/** The data of textures that are held in memory, by the address that stands for them on the page. */
const held = new Map<string, string>();
const preloaded = new Map<string, HTMLImageElement>();

/** Takes textures over that the server has put into the document, so that they are not fetched again. */
export function adoptTextures(page: ParentNode): void {
  for (const image of page.querySelectorAll('image[data-file]')) {
    const data = image.getAttribute('href') ?? '';
    const found = Object.entries(textures).find(([, { href }]) => href === image.getAttribute('data-file'));
    if (!found) continue;
    holdTexture(found, URL.createObjectURL(new Blob([bytesOf(data)], { type: 'image/png' })), data);
  }
}

const bytesOf = (data: string) =>
  Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

/** From now on the page draws this texture from memory, by the address of a blob, without network or cache. */
export function holdTexture([name, texture]: readonly [string, Texture], href: string, data: string): void {
  textures[name] = { ...texture, href };
  held.set(href, data);
  preload(href);
  // For style sheets.
  document.documentElement.style.setProperty(`--${name}`, `url("${href}")`);
}

/** How many are held: a picture that was drawn when they were fewer would ask the network for the others. */
export const countHeldTextures = (): number => held.size;

/** Undefined: it is not held. */
export const heldData = ({ href }: Texture): string | undefined => held.get(href);

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
