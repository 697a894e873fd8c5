import type { Browser, CDPSession, Page } from '@playwright/test';
import { pointAt, click } from './choices.ts';
import { pageWithAllSteps, type ReadyPage } from './fresh-page.ts';
import { clicksIn } from './trace.ts';
import { type WalkStep, walkDesigns } from './walk-designs.ts';

/** Exact counts of one click, from the click to the frame that shows it. */
export interface ClickWork {
  readonly walkStep: WalkStep;
  readonly layouts: number;
  readonly styles: number;
  /** Layouts and style recalculations that a script asked for and waited for. */
  readonly forced: number;
  /** Calls and pictures that were asked for before the frame. */
  readonly requests: readonly string[];
  /** Function calls until the click's own task ends, pressed as soon as the pointer arrives. What the page puts off is in `allCalls`. */
  readonly calls: number;
  /** The same where the pointer had rested on the choice, so that the page had prerendered it while idle. */
  readonly prerenderedCalls: number;
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

interface WalkPlan {
  readonly layouts: readonly string[];
  readonly perStep: number;
}

const categories = ['-*', 'devtools.timeline', 'blink.user_timing'];

/** Makes the same choices three times: counting frames and counting function calls disturb each other. */
export async function workPerClick(browser: Browser, url: string, plan: WalkPlan): Promise<readonly ClickWork[]> {
  const frames = await framesOf(browser, url, plan);
  const busy = await callsOf({ browser, url }, plan, 'busy');
  const idle = await callsOf({ browser, url }, plan, 'free');
  return frames.map((frame, index) => {
    const [direct, prerendered] = [busy[index], idle[index]];
    if (!direct || !prerendered) throw new Error('The three walks made different choices.');
    return { ...frame, ...direct, prerenderedCalls: prerendered.calls };
  });
}

/** Transitions are off: how many of their frames fall into a click depends on time, not on work. */
async function pageWithoutTransitions(browser: Browser, url: string): Promise<ReadyPage> {
  const page = await pageWithAllSteps(browser, url);
  await page.tab.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}

async function framesOf(browser: Browser, url: string, plan: WalkPlan) {
  const page = await pageWithoutTransitions(browser, url);
  const origin = await page.tab.evaluate(() => performance.timeOrigin);
  const seen: { walkStep: WalkStep; requests: readonly string[] }[] = [];
  await browser.startTracing(page.tab, { categories });
  await walkDesigns(page.tab, { ...plan, turn: 0 }, async (walkStep) => {
    await pointAt(page.tab, walkStep.choice);
    await page.tab.evaluate(() => window.recorder.arm());
    await click(page.tab);
    const { clickedAt, committedAt, earlyFetches } = await page.tab.evaluate(() => window.recorder.record());
    const pictures = page.traffic
      .requests()
      .filter(({ kind, at }) => kind !== 'call' && at >= origin + clickedAt && at <= origin + committedAt);
    const calls = Array.from({ length: earlyFetches }, () => 'call');
    seen.push({ walkStep, requests: [...calls, ...pictures.map(({ path }) => path)] });
  });
  const traced = clicksIn(await browser.stopTracing());
  await page.close();
  if (traced.length !== seen.length) throw new Error(`The trace holds ${traced.length} of ${seen.length} clicks.`);
  return seen.map((one, index) => ({ ...one, ...(traced[index] ?? { layouts: 0, styles: 0, forced: 0 }) }));
}

interface Site {
  readonly browser: Browser;
  readonly url: string;
}

/** `busy`: the page gets no idle time between the pointer's arrival and its press, so that it prerenders nothing. */
async function callsOf({ browser, url }: Site, plan: WalkPlan, meanwhile: 'busy' | 'free') {
  const page = await pageWithoutTransitions(browser, url);
  const { cdp } = page.traffic;
  await cdp.send('Debugger.enable');
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const seen: Pick<ClickWork, 'calls' | 'allCalls'>[] = [];
  await walkDesigns(page.tab, { ...plan, turn: 0 }, async (walkStep) => {
    await untilIdle(page.tab, cdp, url);
    await page.tab.evaluate((mode) => window.recorder.setIdle(mode), meanwhile);
    await pointAt(page.tab, walkStep.choice);
    await page.tab.evaluate(() => window.recorder.arm('pause'));
    const paused = new Promise((stopped) => cdp.once('Debugger.paused', stopped));
    await untilIdle(page.tab, cdp, url);
    const pressed = click(page.tab);
    await paused;
    const calls = await callsSince(cdp, url);
    await cdp.send('Debugger.resume');
    await pressed;
    await page.tab.evaluate(() => window.recorder.record());
    await page.tab.evaluate(() => window.recorder.setIdle('free'));
    seen.push({ calls, allCalls: calls + (await untilIdle(page.tab, cdp, url)) });
  });
  await page.close();
  return seen;
}

/** The page is idle after so long without a call: between two tiles it waits for a picture to be decoded. */
const idleMs = 300;

/** Waits until the page is idle, and answers how many function calls it made until then. */
async function untilIdle(tab: Page, cdp: CDPSession, url: string): Promise<number> {
  for (let all = 0; ; ) {
    await tab.waitForTimeout(idleMs);
    const calls = await callsSince(cdp, url);
    if (calls === 0) return all;
    all += calls;
  }
}

/** Function calls in our own scripts since the last time that this was asked. */
async function callsSince(cdp: CDPSession, url: string): Promise<number> {
  const { result } = await cdp.send('Profiler.takePreciseCoverage');
  return result
    .filter((script) => script.url.startsWith(url))
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
}
