import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { buildServer, buildWeb } from '../apps/server/src/testing/build.ts';
import { openTestServer } from '../e2e/src/test-server.ts';
import { measureFirstLoad } from './a1-first-load.ts';
import { measureFirstPaint } from './a2-first-paint.ts';
import { measureChoices } from './a3-choices.ts';
import { measureWork } from './a4-work.ts';
import { measureSteps } from './a5-steps.ts';
import { measureBadNetwork } from './a6-bad-network.ts';
import { measurePictures } from './a7-pictures.ts';
import { measureMemory } from './a8-memory.ts';
import { measureCustomersPage } from './a9-customers-page.ts';
import type { Bench, Measure } from './bench.ts';
import { measureServer } from './b-server.ts';
import { measureGrowth } from './server/growth.ts';
import { measureLedger } from './server/ledger.ts';
import { measurePromises } from './server/promises.ts';
import { measureBars } from './c-bars.ts';
import { measureInstances } from './cutting/instances.ts';
import { measureCalls } from './c-calls.ts';
import { measurePictureSizes } from './s-pictures.ts';
import { openBarePage } from './driver/bare-page.ts';
import { printTable, type Row } from './table.ts';
import { chromium } from '@playwright/test';
import { visitorsChromium } from '../e2e/src/chromium-options.ts';

const measures: readonly (readonly [string, Measure])[] = [
  ['A1', measureFirstLoad],
  ['A2', measureFirstPaint],
  ['A3', measureChoices],
  ['A4', measureWork],
  ['A5', measureSteps],
  ['A6', measureBadNetwork],
  ['A7', measurePictures],
  ['A8', measureMemory],
  ['A9', measureCustomersPage],
  ['C3', measureCalls],
  ['S', measurePictureSizes],
];

/**
 * `npm run bench` measures everything; `npm run bench -- A1 A4` these two only, `B` the server, `C` the saw, `C3` the calls beside a
 * large batch, `growth` how cost grows with what is stored, `ledger` pages of a long ledger of stock, `P` promised dates. Of B: `--seconds` of mixed calls (600 for the goal), `--items` in the longest lists, `--vendure` to install the peer.
 * Of C: `--instances`, a folder of BPPLIB's files, which C reads in place of the instances that it makes and which `C1` measures alone;
 * `--bounds`, its file of the bars that are known to be needed.
 */
const { positionals: ids, values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    items: { type: 'string', default: '1000000' },
    vendure: { type: 'boolean', default: false },
    instances: { type: 'string' },
    bounds: { type: 'string' },
  },
});
const ofServer = { seconds: Number(values.seconds), items: Number(values.items), vendure: values.vendure };
const { instances, bounds } = values;
const ofBars = instances === undefined ? null : { folder: instances, bounds: bounds ?? null };
const isChosen = (id: string): boolean => ids.length === 0 || ids.includes(id);
const chosen = measures.filter(([id]) => isChosen(id));

const rows: Row[] = [];

/** A measure that fails costs its own rows only. Each says how long it took, and how loaded the machine was before it. */
async function take(id: string, measure: () => Promise<readonly Row[]>): Promise<void> {
  const [load = 0] = loadavg();
  const begun = performance.now();
  console.error(`${id} …`);
  try {
    rows.push(...(await measure()));
  } catch (error) {
    console.error(error);
    const why = error instanceof Error ? error.message.split('\n', 1).join('') : String(error);
    rows.push({ id, what: 'the measure itself', goal: 'ends', measured: `failed: ${why}`, met: false });
  }
  const seconds = Math.round((performance.now() - begun) / 1000);
  rows.push({ id, what: 'time taken', goal: '–', measured: `${seconds} s, load ${load.toFixed(1)}`, met: 'report' });
}

/** Each measure of the pages has a browser of its own: what one leaves behind, or breaks, is not the next one's. */
async function inBrowser(measure: Measure, urls: Pick<Bench, 'url' | 'bareUrl'>): Promise<readonly Row[]> {
  const browser = await chromium.launch(visitorsChromium());
  try {
    return await measure({ browser, ...urls });
  } finally {
    await browser.close();
  }
}

await buildServer();
if (isChosen('B')) await take('B', () => measureServer(ofServer));
if (isChosen('growth')) await take('growth', measureGrowth);
if (isChosen('ledger')) await take('ledger', measureLedger);
if (isChosen('P')) await take('P', measurePromises);
if (isChosen('C')) await take('C', () => measureBars(ofBars));
else if (ids.includes('C1')) await take('C1', async () => measureInstances(ofBars));
if (chosen.length > 0) {
  await buildWeb();
  await using server = await openTestServer();
  await using bare = await openBarePage();
  await server.start();
  for (const [id, measure] of chosen) await take(id, () => inBrowser(measure, { url: server.url, bareUrl: bare.url }));
}
printTable(rows);
