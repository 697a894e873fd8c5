import type { Page } from '@playwright/test';
import type { Bench } from './bench.ts';
import { openChoices, pointAt, press } from './driver/choices.ts';
import { goTo, steps } from './driver/designer.ts';
import { freshPage } from './driver/ready-page.ts';
import { sendEnquiry } from './driver/send.ts';
import { goals } from './goals.ts';
import { median } from './statistics.ts';
import { ms, type Row } from './table.ts';

const layouts = ['Single Door', 'Single Door with Both Sidelights & Fanlight', 'Double Door with Full Surround'];
const rounds = 2;

interface Pictures {
  /** One after the other, from the moment at which both are begun. */
  readonly times: readonly number[];
  readonly longestTask: number;
}

/** A7: both pictures of an enquiry as they are made while it is sent. */
export async function measurePictures({ browser, url }: Bench): Promise<readonly Row[]> {
  const made: Pictures[] = [];
  for (const layout of Array.from({ length: rounds }, () => layouts).flat()) {
    const page = await freshPage(browser, url);
    await page.tab.evaluate(watchPictures);
    const frame = (await openChoices(page.tab)).find(({ name }) => name === layout);
    if (frame) {
      await pointAt(page.tab, frame);
      await press(page.tab);
    }
    for (const step of steps.slice(1)) await goTo(page.tab, step);
    made.push(await picturesOf(page.tab));
    await page.close();
  }
  const each = made.map(({ times }) => (times.at(-1) ?? Number.NaN) / times.length);
  const longest = Math.max(...made.map(({ longestTask }) => longestTask));
  return [
    {
      id: 'A7',
      what: `a 600 px PNG, mean of the two that are made together, worst of ${made.length} enquiries`,
      goal: `≤ ${ms(goals.pictures.ms)}`,
      measured: `${ms(Math.max(...each))} (median ${ms(median(each))})`,
      met: Math.max(...each) <= goals.pictures.ms,
    },
    {
      id: 'A7',
      what: 'longest task while they are made',
      goal: `≤ ${ms(goals.pictures.longestTaskMs)}`,
      measured: longest === 0 ? 'none over 50 ms' : ms(longest),
      met: longest <= goals.pictures.longestTaskMs,
    },
  ];
}

async function picturesOf(tab: Page): Promise<Pictures> {
  await sendEnquiry(tab);
  return tab.evaluate(() => {
    const begun = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('updateItem'))
      .map((entry) => entry.startTime + entry.duration)
      .at(-1);
    if (begun === undefined) throw new Error('The item was not saved.');
    const ends = window.pictureEnds;
    const last = Math.max(...ends);
    const tasks = window.longTasks.filter(({ start }) => start >= begun && start <= last);
    return {
      times: ends.map((end) => end - begun),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    };
  });
}

declare global {
  interface Window {
    pictureEnds: number[];
    longTasks: { readonly start: number; readonly duration: number }[];
  }
}

/** Runs inside the page: when each canvas became a PNG, and every task over 50 ms. */
function watchPictures(): void {
  window.pictureEnds = [];
  window.longTasks = [];
  const toBlob = HTMLCanvasElement.prototype.toBlob;
  HTMLCanvasElement.prototype.toBlob = function (done, type) {
    const finish = (blob: Blob | null) => {
      window.pictureEnds.push(performance.now());
      done(blob);
    };
    toBlob.call(this, finish, type);
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask' });
}
