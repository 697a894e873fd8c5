import type { Page } from '@playwright/test';
import type { Bench } from './bench.ts';
import { openChoices, pointAt, click } from './driver/choices.ts';
import { goTo, steps } from './driver/designer.ts';
import { freshPage } from './driver/fresh-page.ts';
import { sendEnquiry } from './driver/send-enquiry.ts';
import { goals } from './budgets.ts';
import { median } from './statistics.ts';
import { ms, type Row } from './table.ts';

const layouts = ['Single Door', 'Single Door with Both Sidelights & Fanlight', 'Double Door with Full Surround'];
const rounds = 2;

interface Pictures {
  /** Milliseconds for each picture, until its last byte. */
  readonly times: readonly number[];
  readonly longestTask: number;
}

/** A7: time to make both pictures of an enquiry, while it is sent. */
export async function measurePictures({ browser, url }: Bench): Promise<readonly Row[]> {
  const made: Pictures[] = [];
  for (const layout of Array.from({ length: rounds }, () => layouts).flat()) {
    const page = await freshPage(browser, url);
    await page.tab.evaluate(watchTasks);
    const frame = (await openChoices(page.tab)).find(({ name }) => name === layout);
    if (frame) {
      await pointAt(page.tab, frame);
      await click(page.tab);
    }
    for (const step of steps.slice(1)) await goTo(page.tab, step);
    made.push(await picturesOf(page.tab));
    await page.close();
  }
  const each = made.flatMap(({ times }) => times);
  const longest = Math.max(...made.map(({ longestTask }) => longestTask));
  return [
    {
      id: 'A7',
      what: `a 600 px PNG, worst of ${each.length} in ${made.length} enquiries`,
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
    const pictures = performance.getEntriesByType('measure').filter(({ name }) => name.startsWith('picture '));
    if (pictures.length === 0) throw new Error('No picture was made.');
    const tasks = window.longTasks.filter((task) =>
      pictures.some(
        ({ startTime, duration }) => task.start < startTime + duration && task.start + task.duration > startTime,
      ),
    );
    return {
      times: pictures.map(({ duration }) => duration),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    };
  });
}

declare global {
  interface Window {
    longTasks: { readonly start: number; readonly duration: number }[];
  }
}

/** Runs inside the page: every task over 50 ms. */
function watchTasks(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask' });
}
