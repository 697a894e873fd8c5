import { randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { Installer } from '../e2e/src/installer.ts';
import { officeCalls } from '../e2e/src/office-calls.ts';
import { quietMs, runs, slowCpu, slowPage } from './a2-first-paint.ts';
import type { Bench } from './bench.ts';
import { goals } from './budgets.ts';
import { bytesOf, firstPageMade } from './driver/first-load.ts';
import { listenTo } from './driver/traffic.ts';
import { median } from './statistics.ts';
import { kb, ms, type Row } from './table.ts';

interface Quote extends Readonly<Record<'LastUpdated' | 'Hash' | 'OfferUrl', string>> {
  readonly Version: number;
}

/** A9: the customer's page of what they have bought, by the link alone, on a phone. */
export async function measureCustomersPage({ browser, url, bareUrl }: Bench): Promise<readonly Row[]> {
  const page = await soldPage(browser, url);
  await firstPageMade(url);
  const paints: number[] = [];
  for (let run = 0; run < runs; run += 1) paints.push(await paintOf(browser, page));
  const lcp = median(paints);
  const isHere = (opened: Page) => opened.getByRole('region', { name: 'Your doors' }).waitFor();
  const react = await scriptBytes(browser, bareUrl, async () => undefined);
  const beyond = (await scriptBytes(browser, page, isHere)) - react;
  const { lcpMs, scriptBytesBeyondReact: most } = goals.customersPage;
  const what = `LCP of the customer’s page on slow 4G, CPU × ${slowCpu} (median of ${runs})`;
  const script = 'JavaScript of the customer’s page beyond React';
  return [
    { id: 'A9', what, goal: `≤ ${ms(lcpMs)}`, measured: ms(lcp), met: lcp <= lcpMs },
    { id: 'A9', what: script, goal: `≤ ${kb(most)}`, measured: kb(beyond), met: beyond <= most },
  ];
}

/** The link to a door that was accepted. */
async function soldPage(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  const { call } = officeCalls(page, url);
  await new Installer(page, url).logsIn('admin@example.com');
  const [CustomerId, Id] = [randomUUID(), randomUUID()];
  await call('customer.create', { Id: CustomerId, Name: 'Mary Byrne', Email: 'mary@example.com' });
  const door = await call<{ readonly Id: string }>('createItemFromTemplate', { ItemId: 'single-door' });
  await call('selectDesign', { ItemId: door.Id, DesignId: 1 });
  const { LastUpdated } = await call<Quote>('quote.create', { Id, CustomerId, ItemIds: [door.Id] });
  const sent = await call<Quote>('quote.send', { Id, LastUpdated });
  await call('quote.accept', { Id, Version: sent.Version, Hash: sent.Hash, How: 'phone' });
  await page.close();
  return sent.OfferUrl;
}

async function paintOf(browser: Browser, url: string): Promise<number> {
  const page = await slowPage(browser, { width: 390, height: 844 });
  await page.goto(url);
  await page.getByRole('region', { name: 'Your doors' }).waitFor();
  await page.waitForTimeout(quietMs);
  const lcp = await page.evaluate(() => window.paints.lcp);
  await page.context().close();
  return lcp;
}

/** Of all scripts until the page stands there, those inside the document packed by themselves. */
async function scriptBytes(browser: Browser, url: string, isHere: (page: Page) => Promise<void>): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const traffic = await listenTo(page);
  await page.goto(url);
  await isHere(page);
  await traffic.quietFor(quietMs);
  const inside = await page.evaluate(() => Array.from(document.scripts, ({ src, text }) => (src === '' ? text : '')));
  const files = bytesOf(traffic.requests().filter(({ kind }) => kind === 'script'));
  await context.close();
  return inside.reduce((sum, script) => sum + brotliCompressSync(script).length, files);
}
