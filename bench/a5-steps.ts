import type { Bench } from './bench.ts';
import { openChoices, pointAt, click } from './driver/choices.ts';
import { goTo, waitForTiles, steps } from './driver/designer.ts';
import { pageWithAllSteps, type ReadyPage } from './driver/fresh-page.ts';
import { median, p95 } from './statistics.ts';
import { ms, type Row } from './table.ts';

const layouts = ['Single Door', 'Single Door with Both Sidelights & Fanlight', 'Double Door with Full Surround'];

interface StepChange {
  readonly time: number;
  readonly requests: readonly string[];
  readonly isAtTop: boolean;
  readonly shift: number;
}

/** A5: time of Next through all steps, from the bottom of each page. */
export async function measureSteps({ browser, url }: Bench): Promise<readonly Row[]> {
  const page = await pageWithAllSteps(browser, url);
  const changes: StepChange[] = [];
  for (const layout of layouts) {
    await goTo(page.tab, 'Frame Design');
    const choice = (await openChoices(page.tab)).find(({ name }) => name === layout);
    if (choice) {
      await pointAt(page.tab, choice);
      await click(page.tab);
      await waitForTiles(page.tab);
    }
    for (let step = 1; step < steps.length; step += 1) changes.push(await changeStep(page));
  }
  await page.close();
  const requests = changes.flatMap((change) => change.requests);
  const shift = Math.max(...changes.map((change) => change.shift));
  const astray = changes.filter(({ isAtTop }) => !isAtTop).length;
  const times = changes.map(({ time }) => time);
  const of = `${changes.length} changes of step`;
  return [
    {
      id: 'A5',
      what: `requests on the way, ${of}`,
      goal: '0',
      measured: `${requests.length}${requests.length > 0 ? `: ${[...new Set(requests)].join(', ')}` : ''}`,
      met: requests.length === 0,
    },
    { id: 'A5', what: 'not at the top afterwards', goal: '0', measured: `${astray}`, met: astray === 0 },
    { id: 'A5', what: 'CLS, worst', goal: '0.00', measured: shift.toFixed(4), met: shift < 0.005 },
    {
      id: 'A5',
      what: 'click → next step painted, p95',
      goal: '–',
      measured: `${ms(p95(times))} (median ${ms(median(times))})`,
      met: 'report',
    },
  ];
}

async function changeStep({ tab, traffic }: ReadyPage): Promise<StepChange> {
  const begin = await tab.evaluate(() => {
    document.querySelector('.panel-scroll')?.scrollTo(0, 1e6);
    scrollTo(0, 1e6);
    window.shift = 0;
    window.shifts ??= new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) window.shift += Number(entry.value);
    });
    window.shifts.observe({ type: 'layout-shift' });
    window.recorder.arm();
    return performance.timeOrigin;
  });
  await tab.getByRole('button', { name: 'Next' }).click();
  const { clickedAt, paintedAt } = await tab.evaluate(() => window.recorder.record());
  await waitForTiles(tab);
  const { isAtTop, shift } = await tab.evaluate(() => ({
    isAtTop: scrollY === 0 && (document.querySelector('.panel-scroll')?.scrollTop ?? 0) === 0,
    shift: window.shift,
  }));
  const requests = traffic
    .requests()
    .filter(({ at }) => at >= begin + clickedAt && at <= begin + paintedAt)
    .map(({ path }) => path);
  return { time: paintedAt - clickedAt, requests, isAtTop, shift };
}

declare global {
  interface Window {
    shift: number;
    shifts?: PerformanceObserver;
  }
}
