import type { Browser, CDPSession, Page } from '@playwright/test';
import { pointAt, press } from './choices.ts';
import { readyPage, type ReadyPage } from './ready-page.ts';
import { clicksIn } from './trace.ts';
import { type Stop, walk } from './walk.ts';

/** Exact counts of one click, from the click to the frame that shows it. */
export interface ClickWork {
  readonly stop: Stop;
  readonly layouts: number;
  readonly styles: number;
  /** Layouts and style recalculations that a script asked for and waited for. */
  readonly forced: number;
  /** Calls and pictures that were asked for before the frame. */
  readonly requests: readonly string[];
  /** Function calls of the click's own task, made as soon as the pointer is there; what the page puts off is in `allCalls`. */
  readonly calls: number;
  /** The same where the pointer had rested on the choice while the page was idle. */
  readonly consideredCalls: number;
  readonly allCalls: number;
}

export const clickCounts = ['layouts', 'styles', 'forced', 'calls', 'requests'] as const;
export type ClickCount = (typeof clickCounts)[number];

export const countsOf = ({
  layouts,
  styles,
  forced,
  calls,
  requests,
}: ClickWork): Readonly<Record<ClickCount, number>> => ({ layouts, styles, forced, calls, requests: requests.length });

interface Plan {
  readonly layouts: readonly string[];
  readonly perStep: number;
}

const categories = ['-*', 'devtools.timeline', 'blink.user_timing'];

/** Walks over the same choices again and again: for the frames, and for the function calls, since each disturbs the other. */
export async function workPerClick(browser: Browser, url: string, plan: Plan): Promise<readonly ClickWork[]> {
  const frames = await framesOf(browser, url, plan);
  const hasty = await callsOf({ browser, url }, plan, 'busy');
  const considered = await callsOf({ browser, url }, plan, 'free');
  return frames.map((frame, index) => {
    const [at, later] = [hasty[index], considered[index]];
    if (!at || !later) throw new Error('The walks took different ways.');
    return { ...frame, ...at, consideredCalls: later.calls };
  });
}

/** Without transitions: how many of their frames fall into a click is a matter of time, not of work. */
async function stillPage(browser: Browser, url: string): Promise<ReadyPage> {
  const page = await readyPage(browser, url);
  await page.tab.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}

async function framesOf(browser: Browser, url: string, plan: Plan) {
  const page = await stillPage(browser, url);
  const origin = await page.tab.evaluate(() => performance.timeOrigin);
  const seen: { stop: Stop; requests: readonly string[] }[] = [];
  await browser.startTracing(page.tab, { categories });
  await walk(page.tab, { ...plan, turn: 0 }, async (stop) => {
    await pointAt(page.tab, stop.choice);
    await page.tab.evaluate(() => window.recorder.arm());
    await press(page.tab);
    const { clickedAt, committedAt, earlyFetches } = await page.tab.evaluate(() => window.recorder.record());
    const pictures = page.traffic
      .requests()
      .filter(({ kind, at }) => kind !== 'call' && at >= origin + clickedAt && at <= origin + committedAt);
    const calls = Array.from({ length: earlyFetches }, () => 'call');
    seen.push({ stop, requests: [...calls, ...pictures.map(({ path }) => path)] });
  });
  const traced = clicksIn(await browser.stopTracing());
  await page.close();
  if (traced.length !== seen.length) throw new Error(`The trace holds ${traced.length} of ${seen.length} clicks.`);
  return seen.map((one, index) => ({ ...one, ...(traced[index] ?? { layouts: 0, styles: 0, forced: 0 }) }));
}

interface Visit {
  readonly browser: Browser;
  readonly url: string;
}

/** `busy`: the page has no idle moment between the pointer's coming and its press. */
async function callsOf({ browser, url }: Visit, plan: Plan, meanwhile: 'busy' | 'free') {
  const page = await stillPage(browser, url);
  const { cdp } = page.traffic;
  await cdp.send('Debugger.enable');
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const seen: Pick<ClickWork, 'calls' | 'allCalls'>[] = [];
  await walk(page.tab, { ...plan, turn: 0 }, async (stop) => {
    await untilIdle(page.tab, cdp, url);
    await page.tab.evaluate((mode) => window.recorder.keep(mode), meanwhile);
    await pointAt(page.tab, stop.choice);
    await page.tab.evaluate(() => window.recorder.arm('pause'));
    const paused = new Promise((stopped) => cdp.once('Debugger.paused', stopped));
    await untilIdle(page.tab, cdp, url);
    const pressed = press(page.tab);
    await paused;
    const calls = await callsSince(cdp, url);
    await cdp.send('Debugger.resume');
    await pressed;
    await page.tab.evaluate(() => window.recorder.record());
    await page.tab.evaluate(() => window.recorder.keep('free'));
    seen.push({ calls, allCalls: calls + (await untilIdle(page.tab, cdp, url)) });
  });
  await page.close();
  return seen;
}

/** So many looks in a row must find a still page: between two tiles it waits without a call for a picture's pixels. */
const stillLooks = 3;

/** Waits until the page calls nothing any more, and answers how much it called until then. */
async function untilIdle(tab: Page, cdp: CDPSession, url: string): Promise<number> {
  let all = 0;
  for (let still = 0; still < stillLooks; ) {
    await tab.waitForTimeout(100);
    const calls = await callsSince(cdp, url);
    still = calls === 0 ? still + 1 : 0;
    all += calls;
  }
  return all;
}

/** How often functions of our own scripts were called since this was last asked. */
async function callsSince(cdp: CDPSession, url: string): Promise<number> {
  const { result } = await cdp.send('Profiler.takePreciseCoverage');
  return result
    .filter((script) => script.url.startsWith(url))
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
}
