import { buildPages } from '../e2e/src/build-pages.ts';
import { openTestServer } from '../e2e/src/test-server.ts';
import { measureFirstLoad } from './a1-first-load.ts';
import { measureFirstPaint } from './a2-first-paint.ts';
import { measureChoices } from './a3-choices.ts';
import { measureWork } from './a4-work.ts';
import { measureSteps } from './a5-steps.ts';
import { measureBadNetwork } from './a6-bad-network.ts';
import { measurePictures } from './a7-pictures.ts';
import { measureMemory } from './a8-memory.ts';
import type { Measure } from './bench.ts';
import { measureServer } from './b-server.ts';
import { measureBars } from './c-bars.ts';
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
  ['C3', measureCalls],
  ['S', measurePictureSizes],
];

/** `npm run bench` measures everything; `npm run bench -- A1 A4` these two only, `B` the server, `C` the saw, `C3` the calls beside a large batch. */
const ids = process.argv.slice(2);
const isChosen = (id: string): boolean => ids.length === 0 || ids.includes(id);
const chosen = measures.filter(([id]) => isChosen(id));

const rows: Row[] = [...(isChosen('B') ? await measureServer() : []), ...(isChosen('C') ? await measureBars() : [])];
if (chosen.length > 0) {
  await buildPages();
  await using server = await openTestServer();
  await using bare = await openBarePage();
  await server.start();
  const browser = await chromium.launch(visitorsChromium());
  try {
    for (const [id, measure] of chosen) {
      console.error(`${id} …`);
      rows.push(...(await measure({ browser, url: server.url, bareUrl: bare.url })));
    }
  } finally {
    await browser.close();
  }
}
printTable(rows);
