import type { Browser } from '@playwright/test';
import { pictureSelector } from './designer.ts';
import { listenTo, type Request } from './traffic.ts';

export interface FirstLoad {
  /** Requests until the first door is painted. */
  readonly first: readonly Request[];
  /** Requests afterwards, while the page is idle: the other steps, the web font. */
  readonly later: readonly Request[];
}

export type FirstLoadCount = 'scriptBytes' | 'bytes' | 'requests' | 'visitRequests' | 'earlyFonts' | 'laterChunkBytes';

/** Longer than the page waits before it fetches the other steps. */
const quietMs = 2500;

/** Opens the first step with an empty cache. */
export async function firstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(noteFirstDoor, pictureSelector);
  const traffic = await listenTo(page);
  await page.goto(url);
  await page.waitForFunction(() => window.firstDoorAt !== undefined);
  const { shownAt, loadedAt } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const load = navigation && 'loadEventStart' in navigation ? Number(navigation.loadEventStart) : 0;
    return {
      shownAt: performance.timeOrigin + (window.firstDoorAt ?? 0),
      loadedAt: performance.timeOrigin + load,
    };
  });
  await traffic.quietFor(quietMs);
  const requests = traffic.requests();
  await context.close();
  // Fonts are meant to load after the load event. Pictures of the first step count, however late they come.
  const isFirst = (request: Request) =>
    isFont(request) ? request.at < loadedAt : request.kind === 'image' || request.at <= shownAt;
  return { first: requests.filter(isFirst), later: requests.filter((request) => !isFirst(request)) };
}

declare global {
  interface Window {
    firstDoorAt?: number;
  }
}

/** Runs inside the page, since a busy machine reports to the test long after the door was painted. */
function noteFirstDoor(door: string): void {
  const look = () =>
    requestAnimationFrame(() => {
      if (!document.querySelector(`${door} svg`)) return look();
      requestAnimationFrame((paintedAt) => {
        window.firstDoorAt = paintedAt;
      });
    });
  look();
}

const isFont = ({ kind, path }: Request): boolean => kind === 'font' || /\/font-/.test(path);

export const countsOf = ({ first, later }: FirstLoad): Readonly<Record<FirstLoadCount, number>> => ({
  scriptBytes: bytesOf(first.filter(({ kind }) => kind === 'script')),
  bytes: bytesOf(first),
  requests: first.length,
  visitRequests: first.length + later.length,
  earlyFonts: first.filter(isFont).length,
  laterChunkBytes: Math.max(0, ...later.filter(({ kind }) => kind === 'script').map(({ bytes }) => bytes)),
});

export const bytesOf = (requests: readonly Request[]): number => requests.reduce((sum, { bytes }) => sum + bytes, 0);
