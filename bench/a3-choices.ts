import type { Page } from '@playwright/test';
import type { Bench } from './bench.ts';
import { isChange, openBarePicture, type PictureChange, shownPicture, showOnBarePage } from './driver/bare-picture.ts';
import { pointAt, click } from './driver/choices.ts';
import { pageWithAllSteps, type ReadyPage } from './driver/fresh-page.ts';
import { type ClickRecord, installRecorder } from './driver/recorder.ts';
import { allLayouts, walkDesigns } from './driver/walk-designs.ts';
import { goals } from './budgets.ts';
import { median, p95 } from './statistics.ts';
import { ms, type Row } from './table.ts';

/** Together over 300 clicks; with the slow CPU every second layout only. */
const samples = {
  usual: { rate: 1, goal: goals.click.p95Ms, perStep: 2, everyNth: 1 },
  slow: { rate: 4, goal: goals.click.p95MsSlowCpu, perStep: 3, everyNth: 2 },
} as const;
type Sample = (typeof samples)[keyof typeof samples];
const bareClicks = 6;
/** Where the browser alone is slower than the goal, this many times its time counts. */
const timesBarePicture = 1.2;

/**
 * A3: time from the click to the painted door, in all layouts and steps, compared with the bare page's re-render and with a page that
 * does nothing but replace the same layers by the same SVG.
 */
export async function measureChoices(bench: Bench): Promise<readonly Row[]> {
  return [...(await rowsAt(bench, samples.usual)), ...(await rowsAt(bench, samples.slow))];
}

async function rowsAt(bench: Bench, sample: Sample): Promise<readonly Row[]> {
  const ours = await pageWithAllSteps(bench.browser, bench.url);
  const bare = await bareTab(bench);
  const picture = await openBarePicture(bench.browser, bench.url);
  const layouts = (await allLayouts(ours.tab)).filter((_, index) => index % sample.everyNth === 0);
  await slowDown(ours.tab, sample.rate);
  await slowDown(bare, sample.rate);
  await slowDown(picture, sample.rate);
  const records: ClickRecord[] = [];
  const pictures: ClickRecord[] = [];
  const ratios: number[] = [];
  for (const [turn, layout] of layouts.entries()) {
    const { block, change } = await clicksOn(ours, { layout, turn, perStep: sample.perStep });
    const floor = await clicksOnBare(bare);
    if (change) {
      await picture.bringToFront();
      await showOnBarePage(picture, change);
      pictures.push(...(await clicksOnBare(picture)));
    }
    await ours.tab.bringToFront();
    records.push(...block);
    ratios.push(median(block.map(toPaint)) / median(floor.map(toPaint)));
  }
  await ours.close();
  await bare.context().close();
  await picture.context().close();
  return rowsOf({ records, pictures, ratios, sample });
}

const toPaint = ({ clickedAt, paintedAt }: ClickRecord): number => paintedAt - clickedAt;

function rowsOf({
  records,
  pictures,
  ratios,
  sample,
}: {
  readonly records: readonly ClickRecord[];
  /** Of the page that shows the picture alone. */
  readonly pictures: readonly ClickRecord[];
  readonly ratios: readonly number[];
  readonly sample: Sample;
}): readonly Row[] {
  const times = records.map(toPaint);
  const late = records.filter(({ changedAtOnce, changedLater }) => !changedAtOnce && changedLater).length;
  const at = `CPU × ${sample.rate}`;
  const ratio = median(ratios);
  const eventTiming = p95(records.map((record) => record.eventTiming));
  const bare = pictures.map(toPaint);
  const most = Math.max(sample.goal, timesBarePicture * p95(bare));
  return [
    {
      id: 'A3',
      what: `click → painted door, ${at}, p95 of ${records.length} clicks`,
      goal: `≤ ${ms(sample.goal)}, or ${timesBarePicture} × the bare picture`,
      measured: `${ms(p95(times))} (median ${ms(median(times))}; Event Timing p95 ${ms(eventTiming)})`,
      met: p95(times) <= most,
    },
    {
      id: 'A3',
      what: `the same layers replaced on a page without code, ${at}, p95 of ${bare.length}`,
      goal: '–',
      measured: `${ms(p95(bare))} (median ${ms(median(bare))})`,
      met: 'report',
    },
    {
      id: 'A3',
      what: `the same beside the bare page's re-render, ${at}`,
      goal: `≤ ${goals.click.timesBare} ×`,
      measured: `${ratio.toFixed(2)} × (median of ${ratios.length} pairs)`,
      met: ratio <= goals.click.timesBare,
    },
    {
      id: 'A3',
      what: `pictures that changed only after the next frame, ${at}`,
      goal: '0',
      measured: `${late} of ${records.length}`,
      met: late === 0,
    },
  ];
}

async function clicksOn(
  { tab }: ReadyPage,
  { layout, ...choices }: { readonly layout: string; readonly turn: number; readonly perStep: number },
): Promise<{ readonly block: readonly ClickRecord[]; readonly change: PictureChange | undefined }> {
  const block: ClickRecord[] = [];
  const changes: PictureChange[] = [];
  await walkDesigns(tab, { layouts: [layout], ...choices }, async ({ choice }) => {
    const before = await shownPicture(tab);
    await pointAt(tab, choice);
    block.push(await recordPress(tab));
    changes.push({ before, after: await shownPicture(tab) });
  });
  const replacing = changes.filter(isChange);
  // One change of each block, another one each time.
  return { block, change: replacing[choices.turn % Math.max(1, replacing.length)] };
}

async function clicksOnBare(tab: Page): Promise<readonly ClickRecord[]> {
  await tab.bringToFront();
  await tab.getByRole('button').hover();
  const records: ClickRecord[] = [];
  for (let click = 0; click < bareClicks; click += 1) records.push(await recordPress(tab));
  return records;
}

async function recordPress(tab: Page): Promise<ClickRecord> {
  await tab.evaluate(() => window.recorder.arm());
  await click(tab);
  return tab.evaluate(() => window.recorder.record());
}

async function bareTab({ browser, bareUrl }: Bench): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const tab = await context.newPage();
  await installRecorder(tab, 'svg');
  await tab.goto(bareUrl);
  await tab.getByRole('button').waitFor();
  return tab;
}

async function slowDown(tab: Page, rate: number): Promise<void> {
  const cdp = await tab.context().newCDPSession(tab);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}
