import { brotliCompressSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { listenTo, type Request } from './traffic.ts';

export interface FirstLoad {
  /** Requests until the first step answers a click: the door is painted before. */
  readonly first: readonly Request[];
  /** Requests afterwards, while the page is idle: the other steps, the web font. */
  readonly later: readonly Request[];
  /** Of the scripts inside the document, each packed by itself; the document's own bytes have them already. */
  readonly insideScriptBytes: number;
}

export type FirstLoadCount = 'scriptBytes' | 'bytes' | 'requests' | 'visitRequests' | 'earlyFonts' | 'laterChunkBytes';

/** Longer than the page waits before it fetches the other steps. */
const quietMs = 2500;

/** Opens the first step with an empty cache. */
export async function firstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  await catalogueIsPacked(browser, url);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const traffic = await listenTo(page);
  await firstPageMade(url);
  await page.goto(url);
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, answersMark);
  const { answersAt, loadedAt } = await page.evaluate((mark) => {
    const [answers] = performance.getEntriesByName(mark);
    const [navigation] = performance.getEntriesByType('navigation');
    const load = navigation && 'loadEventStart' in navigation ? Number(navigation.loadEventStart) : 0;
    return {
      answersAt: performance.timeOrigin + (answers?.startTime ?? 0),
      loadedAt: performance.timeOrigin + load,
    };
  }, answersMark);
  const inside = await page.evaluate(() => Array.from(document.scripts, ({ src, text }) => (src === '' ? text : '')));
  await traffic.quietFor(quietMs);
  const requests = traffic.requests();
  await context.close();
  // Fonts are meant to load after the load event. Pictures of the first step count, however late they come.
  const isFirst = (request: Request) =>
    isFont(request) ? request.at < loadedAt : request.kind === 'image' || request.at <= answersAt;
  return {
    first: requests.filter(isFirst),
    later: requests.filter((request) => !isFirst(request)),
    insideScriptBytes: inside.reduce((sum, script) => sum + brotliCompressSync(script).length, 0),
  };
}

/** Resolves when the catalogue is sent as small as it will be: who asks first since the start has it packed in a hurry. */
async function catalogueIsPacked(browser: Browser, url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const answered = page.waitForResponse((response) => response.url().includes('/trpc/') && etagOf(response) !== '');
    await page.goto(url);
    const etag = etagOf(await answered);
    await context.close();
    if (etag.endsWith('-br"')) return;
  }
  throw new Error('The server does not pack its catalogue.');
}

const etagOf = (response: Response): string => response.headers()['etag'] ?? '';

/** Resolves when the server has made its first page: the first visitor of a version may come earlier. */
export async function firstPageMade(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (/<html[^>]* data-supplier=/.test(await (await fetch(url)).text())) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('The server makes no first page.');
}

/** Set by the page when its code has taken over the first step that the server has made. */
export const answersMark = 'first page answers';

const isFont = ({ kind, path }: Request): boolean => kind === 'font' || /\/font-/.test(path);

export const countsOf = ({ first, later, insideScriptBytes }: FirstLoad): Readonly<Record<FirstLoadCount, number>> => ({
  scriptBytes: insideScriptBytes + bytesOf(first.filter(({ kind }) => kind === 'script')),
  bytes: bytesOf(first),
  requests: first.length,
  visitRequests: first.length + later.length,
  earlyFonts: first.filter(isFont).length,
  laterChunkBytes: Math.max(0, ...later.filter(({ kind }) => kind === 'script').map(({ bytes }) => bytes)),
});

export const bytesOf = (requests: readonly Request[]): number => requests.reduce((sum, { bytes }) => sum + bytes, 0);
