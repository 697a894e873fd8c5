import type { Browser, Page, ViewportSize } from '@playwright/test';
import type { Bench } from './bench.ts';
import { goals } from './budgets.ts';
import { answersMark, firstPageMade } from './driver/first-load.ts';
import { median } from './statistics.ts';
import { ms, type Row } from './table.ts';

export const runs = 5;
/** Lighthouse's slow 4G with applied throttling: latency per request in ms, throughput in bytes per second. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: 84_375 };
export const slowCpu = 4;
/** Set by the bare page when React has rendered it. */
const bareMark = 'bare page answers';
/** Milliseconds without a request after which nothing large is painted any more. */
export const quietMs = 2500;

interface Paint {
  readonly lcp: number;
  readonly cls: number;
  /** When the page answers a click, ms after its start. */
  readonly usable: number;
}

/** A2: largest contentful paint and first answer beside the bare page's, A-B-A-B. */
export async function measureFirstPaint({ browser, url, bareUrl }: Bench): Promise<readonly Row[]> {
  await firstPageMade(url);
  const ours: Paint[] = [];
  const bare: Paint[] = [];
  for (let run = 0; run < runs; run += 1) {
    bare.push(await paintOf(browser, bareUrl, bareMark));
    ours.push(await paintOf(browser, url, answersMark));
  }
  const cls = Math.max(...ours.map((paint) => paint.cls));
  const beside = (moment: 'lcp' | 'usable', what: string, most: number): Row => {
    const ratio = median(ours.map((paint, run) => paint[moment] / (bare[run]?.[moment] ?? Number.NaN)));
    const typical = (paints: readonly Paint[]) => ms(median(paints.map((paint) => paint[moment])));
    return {
      id: 'A2',
      what: `${what} on slow 4G, CPU × ${slowCpu}, beside the bare page (median of ${runs})`,
      goal: `≤ ${most} ×`,
      measured: `${ratio.toFixed(2)} × (${typical(ours)} : ${typical(bare)})`,
      met: ratio <= most,
    };
  };
  return [
    beside('lcp', 'LCP', goals.start.lcpTimesBare),
    beside('usable', 'first click answered', goals.start.usableTimesBare),
    { id: 'A2', what: 'CLS, worst run', goal: '0.00', measured: cls.toFixed(4), met: cls < 0.005 },
  ];
}

/** A page with an empty cache on slow 4G, on a processor four times slower, whose paints are watched. */
export async function slowPage(browser: Browser, viewport: ViewportSize): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(watchPaints);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4g);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
  return page;
}

async function paintOf(browser: Browser, url: string, mark: string): Promise<Paint> {
  const page = await slowPage(browser, { width: 1440, height: 900 });
  await page.goto(url);
  await page.locator('svg').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(quietMs);
  const paint = await page.evaluate(
    (name) => ({ ...window.paints, usable: performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN }),
    mark,
  );
  await page.context().close();
  return paint;
}

declare global {
  interface Window {
    paints: { lcp: number; cls: number };
  }
}

/** Runs inside the page. */
function watchPaints(): void {
  window.paints = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.paints.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) window.paints.cls += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}
