import { afterEach, expect, test, vi } from 'vitest';
import { heldData, pageTextures } from '../pictures/textures.ts';
import { withTextures } from './door-in-scenery.tsx';

/** One pixel. */
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
const realFetch = fetch;

afterEach(() => vi.unstubAllGlobals());

test('a wall is drawn with textures that are in memory by then, so that it fetches none', async () => {
  vi.stubGlobal('fetch', async () => new Response(await (await realFetch(png)).blob()));
  await withTextures();
  expect(Object.values(pageTextures).filter((texture) => heldData(texture) === undefined)).toEqual([]);
});
