import { isEqual } from '@door/domain/lib/is-equal';
import type { Browser, Page } from '@playwright/test';
import { openTestServer } from '../e2e/src/test-server.ts';
import type { Bench } from './bench.ts';
import { pointAt, click } from './driver/choices.ts';
import { goTo } from './driver/designer.ts';
import { freshPage } from './driver/fresh-page.ts';
import { sendEnquiry } from './driver/send-enquiry.ts';
import { itemOnPage, storedDesign, type ServerItems, openServerItems } from './driver/item-on-page.ts';
import { allLayouts, walkDesigns } from './driver/walk-designs.ts';
import {
  type SimulatedNetwork,
  simulateNetwork,
  type NetworkCondition,
  networkConditions,
} from './driver/simulate-network.ts';
import { seededRandom } from './statistics.ts';
import type { Row } from './table.ts';

/** A session stays in one network condition, or changes it at random. */
const schedules: readonly (NetworkCondition | 'changing')[] = [
  'offline',
  'slow',
  'lossy',
  'changing',
  'changing',
  'changing',
];
const perStep = 3;
const savedWithinMs = 90_000;

interface Session {
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
  await using server = await openTestServer();
  await server.start();
  const serverItems = await openServerItems(server.url);
  const sessions: Session[] = [];
  for (const [seed, schedule] of schedules.entries())
    sessions.push(await runSession({ browser, url: server.url, serverItems, schedule, seed }));
  const [counted] = await server.rowsAfterStop<{ enquiries: number; items: number }>(
    'select count(*)::int as enquiries, count(distinct item_id)::int as items from enquiry',
  );
  const sum = (of: (session: Session) => number) => sessions.reduce((all, session) => all + of(session), 0);
  const same = sessions.filter(({ isSame }) => isSame).length;
  const choices = sum((session) => session.choices);
  const shown = sum((session) => session.shown);
  const missing = new Set(sessions.flatMap((session) => session.missing));
  const most = Math.max(...sessions.map(({ mostAtOnce }) => mostAtOnce));
  const rows: readonly Omit<Row, 'id'>[] = [
    {
      what: `choices shown at once, offline, slow, lossy and changing (${sum(({ losses }) => losses)} calls lost)`,
      goal: `${choices} of ${choices}`,
      measured: `${shown} of ${choices}`,
      met: shown === choices,
    },
    {
      what: 'server’s item equals the page’s',
      goal: `${sessions.length} of ${sessions.length}`,
      measured: `${same} of ${sessions.length}`,
      met: same === sessions.length,
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
      goal: `${sessions.length} for ${sessions.length} doors`,
      measured: `${counted?.enquiries ?? 0} for ${counted?.items ?? 0} doors`,
      met: counted?.enquiries === sessions.length && counted.items === sessions.length,
    },
  ];
  return rows.map((row) => ({ id: 'A6', ...row }));
}

interface SessionOptions {
  readonly browser: Browser;
  readonly url: string;
  readonly serverItems: ServerItems;
  readonly schedule: NetworkCondition | 'changing';
  readonly seed: number;
}

async function runSession({ browser, url, serverItems, schedule, seed }: SessionOptions): Promise<Session> {
  const random = seededRandom(seed + 1);
  const page = await freshPage(browser, url);
  const network = await simulateNetwork(page.tab, random);
  const layouts = (await allLayouts(page.tab)).filter((_, index) => index % schedules.length === seed).slice(-2);
  const missing: string[] = [];
  page.tab.on('requestfailed', (request) => {
    if (request.resourceType() === 'image') missing.push(new URL(request.url()).pathname);
  });
  let choices = 0;
  let shown = 0;
  await network.setCondition(schedule === 'changing' ? 'online' : schedule);
  await walkDesigns(page.tab, { layouts, perStep, turn: seed }, async ({ choice }) => {
    if (schedule === 'changing' && random() < 0.4)
      await network.setCondition(networkConditions[Math.floor(random() * 4)] ?? 'online');
    await isConfigured(page.tab);
    await pointAt(page.tab, choice);
    await click(page.tab);
    choices += 1;
    if (await isShown(page.tab, choice.name)) shown += 1;
  });
  await goTo(page.tab, 'Submit');
  await network.setCondition('online');
  const isSame = await serverAgrees(page.tab, serverItems);
  await sendWithLostAnswer(page.tab, network);
  const mostAtOnce = await network.mostSavesAtOnce();
  await page.close();
  return { choices, shown, isSame, mostAtOnce, losses: network.losses(), missing };
}

/** Whether the next frame shows the choice: a tile must be checked; a switch needs only to be there. */
const isShown = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const inputs = [...document.querySelectorAll<HTMLInputElement>('main input')];
    return inputs.some((input) => input.role === 'switch' || (input.ariaLabel === wanted && input.checked));
  }, name);

const isConfigured = (page: Page): Promise<void> =>
  page.getByText('Please wait while we configure your Item.').waitFor({ state: 'hidden' });

/** Waits until the page has saved everything, then compares its item with the server's. */
async function serverAgrees(page: Page, serverItems: ServerItems): Promise<boolean> {
  const until = Date.now() + savedWithinMs;
  while (Date.now() < until) {
    const { itemId, unsent } = await storedDesign(page);
    if (itemId && unsent === 0) return isEqual(await serverItems.load(itemId), await itemOnPage(page));
    await page.waitForTimeout(250);
  }
  return false;
}

async function sendWithLostAnswer(page: Page, network: SimulatedNetwork): Promise<void> {
  network.loseNextAnswerOf('submitEnquiry');
  await sendEnquiry(page);
}
