import { afterEach, expect, test, vi } from 'vitest';
import { inlineTextures } from './inline-textures.ts';
import { adoptTextures, pageTextures } from './textures.ts';

/** One pixel. */
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

const realFetch = fetch;

afterEach(() => vi.unstubAllGlobals());

const forStyleSheets = (name: string) => document.documentElement.style.getPropertyValue(`--${name}`);

test('a texture inside the document is used where it is drawn, and put into pictures, without being fetched', async () => {
  const fetched: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    async (file: unknown) => (fetched.push(file), new Response(await (await realFetch(png)).blob())),
  );
  const page = document.createElement('div');
  page.innerHTML = `<svg><image href="${png}" data-file="/tiles/grain.png"/><image href="${png}" data-file="/other.png"/></svg>`;
  adoptTextures(page);
  expect(pageTextures.grain?.href).toMatch(/^blob:/);
  expect(pageTextures.brick?.href).toBe('/tiles/brick.png');
  expect(forStyleSheets('grain')).toBe(`url("${pageTextures.grain?.href}")`);
  const image = new Image();
  image.src = pageTextures.grain?.href ?? '';
  await image.decode();
  expect(image.naturalWidth).toBe(1);
  expect((await inlineTextures()).grain?.href).toBe(png);
  expect(fetched).toContain('/tiles/brick.png');
  expect(fetched).not.toContain('/tiles/grain.png');
  expect(pageTextures.brick?.href, 'once fetched, it is drawn from memory').toMatch(/^blob:/);
  expect(forStyleSheets('brick')).toBe(`url("${pageTextures.brick?.href}")`);
});
