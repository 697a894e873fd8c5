import type { Tiles } from '@door/drawing/scene';
import { tileFile, tilesFrom } from '@door/drawing/tiles/tile-sizes';

const address = (file: string) => `/tiles/${file}`;

/** For pictures inside the page, which may look outside themselves. */
export const pageTiles: Tiles = tilesFrom((name) => address(tileFile(name)));

const held: HTMLImageElement[] = [];

/** Fetches the textures before a choice asks for one, and holds them: then no choice waits for the network. */
export function holdPageTiles(): void {
  if (held.length > 0) return;
  for (const { href } of Object.values(pageTiles)) {
    const image = new Image();
    image.src = href;
    held.push(image);
  }
}

/** For pictures the size of a thumbnail, where no texture can be seen. */
export const noTiles: Tiles = {};

let fetched: Promise<Tiles> | undefined;

/** For a picture that is loaded as an image: it sees nothing outside itself, so the tiles must lie within. */
export function inlineTiles(): Promise<Tiles> {
  fetched ??= fetchTiles().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

async function fetchTiles(): Promise<Tiles> {
  const entries = await Promise.all(
    Object.entries(pageTiles).map(async ([name, tile]) => [name, { ...tile, href: await dataUri(tile.href) }]),
  );
  return Object.fromEntries(entries);
}

async function dataUri(href: string): Promise<string> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`The tile ${href} could not be loaded.`);
  const bytes = await answer.blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? done(reader.result) : fail(reader.error));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(bytes);
  });
}
