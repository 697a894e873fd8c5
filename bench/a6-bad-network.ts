import { alike } from '@door/domain/shared/alike';
import type { Browser, Page } from '@playwright/test';
import { openWorks } from '../e2e/src/works.ts';
import type { Bench } from './bench.ts';
import { pointAt, press } from './driver/choices.ts';
import { goTo } from './driver/designer.ts';
import { freshPage } from './driver/ready-page.ts';
import { sendEnquiry } from './driver/send.ts';
import { itemOnPage, kept, type ServerSide, serverSide } from './driver/shown-item.ts';
import { allLayouts, walk } from './driver/walk.ts';
import { type Network, networkOf, type Weather, weathers } from './driver/weather.ts';
import { seeded } from './statistics.ts';
import type { Row } from './table.ts';

/** Each schedule stays in one weather, or changes it at random. */
const schedules: readonly (Weather | 'changing')[] = ['offline', 'slow', 'lossy', 'changing', 'changing', 'changing'];
const perStep = 3;
const savedWithinMs = 90_000;

interface Story {
  readonly choices: number;
  readonly shown: number;
  readonly isSame: boolean;
  readonly mostAtOnce: number;
  readonly losses: number;
  /** Pictures that a choice needed and the network refused. */
  readonly missing: readonly string[];
}

/** A6: design a door over a bad connection, then compare page and server, and send it once although the answer is lost. */
export async function measureBadNetwork({ browser }: Bench): Promise<readonly Row[]> {
  await using works = await openWorks();
  await works.start();
  const server = await serverSide(works.url);
  const stories: Story[] = [];
  for (const [seed, schedule] of schedules.entries())
    stories.push(await tell({ browser, url: works.url, server, schedule, seed }));
  const [counted] = await works.rowsAfterStop<{ enquiries: number; items: number }>(
    'select count(*)::int as enquiries, count(distinct item_id)::int as items from enquiry',
  );
  const sum = (of: (story: Story) => number) => stories.reduce((all, story) => all + of(story), 0);
  const same = stories.filter(({ isSame }) => isSame).length;
  const choices = sum((story) => story.choices);
  const shown = sum((story) => story.shown);
  const missing = new Set(stories.flatMap((story) => story.missing));
  const most = Math.max(...stories.map(({ mostAtOnce }) => mostAtOnce));
  const rows: readonly Omit<Row, 'id'>[] = [
    {
      what: `choices shown at once, offline, slow, lossy and changing (${sum(({ losses }) => losses)} calls lost)`,
      goal: `${choices} of ${choices}`,
      measured: `${shown} of ${choices}`,
      met: shown === choices,
    },
    {
      what: 'server’s item equals the page’s',
      goal: `${stories.length} of ${stories.length}`,
      measured: `${same} of ${stories.length}`,
      met: same === stories.length,
    },
    {
      what: 'textures that the page still had to fetch, and could not',
      goal: '0',
      measured: missing.size > 0 ? `${missing.size}: ${[...missing].join(', ')}` : '0',
      met: missing.size === 0,
    },
    { what: 'changes of one item on their way at once', goal: '≤ 1', measured: `${most}`, met: most <= 1 },
    {
      what: 'enquiries, each answer lost once',
      goal: `${stories.length} for ${stories.length} doors`,
      measured: `${counted?.enquiries ?? 0} for ${counted?.items ?? 0} doors`,
      met: counted?.enquiries === stories.length && counted.items === stories.length,
    },
  ];
  return rows.map((row) => ({ id: 'A6', ...row }));
}

interface Setting {
  readonly browser: Browser;
  readonly url: string;
  readonly server: ServerSide;
  readonly schedule: Weather | 'changing';
  readonly seed: number;
}

async function tell({ browser, url, server, schedule, seed }: Setting): Promise<Story> {
  const random = seeded(seed + 1);
  const page = await freshPage(browser, url);
  const network = await networkOf(page.tab, random);
  const layouts = (await allLayouts(page.tab)).filter((_, index) => index % schedules.length === seed).slice(-2);
  const missing: string[] = [];
  page.tab.on('requestfailed', (request) => {
    if (request.resourceType() === 'image') missing.push(new URL(request.url()).pathname);
  });
  let choices = 0;
  let shown = 0;
  await network.become(schedule === 'changing' ? 'fair' : schedule);
  await walk(page.tab, { layouts, perStep, turn: seed }, async ({ choice }) => {
    if (schedule === 'changing' && random() < 0.4) await network.become(weathers[Math.floor(random() * 4)] ?? 'fair');
    await isConfigured(page.tab);
    await pointAt(page.tab, choice);
    await press(page.tab);
    choices += 1;
    if (await isShown(page.tab, choice.name)) shown += 1;
  });
  await goTo(page.tab, 'Submit');
  await network.become('fair');
  const isSame = await becomesSame(page.tab, server);
  await sendOnce(page.tab, network);
  await page.close();
  return { choices, shown, isSame, mostAtOnce: network.mostAtOnce(), losses: network.losses(), missing };
}

/** A switch is shown in either state; a tile must be the chosen one in the next frame. */
const isShown = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const inputs = [...document.querySelectorAll<HTMLInputElement>('main input')];
    return inputs.some((input) => input.role === 'switch' || (input.ariaLabel === wanted && input.checked));
  }, name);

const isConfigured = (page: Page): Promise<void> =>
  page.getByText('Please wait while we configure your Item.').waitFor({ state: 'hidden' });

/** Once the page has told everything, the server's item is the one that the page shows. */
async function becomesSame(page: Page, server: ServerSide): Promise<boolean> {
  const until = Date.now() + savedWithinMs;
  while (Date.now() < until) {
    const { itemId, unsent } = await kept(page);
    if (itemId && unsent === 0) return alike(await server.item(itemId), await itemOnPage(page));
    await page.waitForTimeout(250);
  }
  return false;
}

async function sendOnce(page: Page, network: Network): Promise<void> {
  network.loseAnswerOf('submitEnquiry');
  await sendEnquiry(page);
}
