import { expect, type Page } from '@playwright/test';
import { firstLoadBudget } from '../../bench/budgets.ts';
import { answersMark, countsOf, firstLoad, type FirstLoadCount, firstPageMade } from '../../bench/driver/first-load.ts';
import { listenTo } from '../../bench/driver/traffic.ts';
import { holdRequests } from './hold-request.ts';
import { Visitor } from './visitor.ts';
import { test } from './shared-server.ts';

test('the first visit keeps its budget and fetches nothing of the office', async ({ browser, server }) => {
  const load = await firstLoad(browser, server.url);
  const counts = countsOf(load);
  const within = (Object.keys(firstLoadBudget) as readonly FirstLoadCount[]).map((count) => ({
    count,
    isWithin: counts[count] <= firstLoadBudget[count].most,
    counted: counts[count],
  }));
  expect(within.filter(({ isWithin }) => !isWithin)).toEqual([]);
  expect(load.first.map(({ path }) => path)).toContain('/');
  expect([...load.first, ...load.later].filter(({ path }) => /installer/i.test(path))).toEqual([]);
});

test('step 1 is there before any script, and a click on it is answered when the script has taken it over', async ({
  page,
  server,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const scripts = await holdRequests(page, /\/assets\/.*\.js/);
  await firstPageMade(server.url);
  await page.goto(server.url, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Frame Design', level: 1 })).toBeVisible();
  const door = page.getByRole('img', { name: 'Door preview, external' });
  await expect(door.locator('svg')).toHaveCount(5);
  const frame = page.getByRole('radio', { name: 'Single Door with Left Sidelight', exact: true });
  await frame.check({ force: true });
  await door.evaluate((element) => element.setAttribute('data-from-server', ''));
  scripts.release();
  // The wall, which comes later, has a picture of its own.
  await page.waitForFunction(
    (mark) => performance.getEntriesByName(mark).length > 0 && document.querySelector('[data-from-server]') !== null,
    answersMark,
  );
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(frame).toBeChecked();
  expect(faults).toEqual([]);
});

test('going from step to step makes no request but to save the door', async ({ page, server }) => {
  const { traffic, visitor } = await openedByVisitor(page, server.url);
  const before = traffic.requests().length;
  for (const step of [2, 3, 4, 5, 6]) await visitor.goesOn(step);
  const asked = traffic.requests().slice(before);
  // The last step makes the pictures of the enquiry once nothing else is to be done, in a worker whose code comes then.
  const others = asked.filter(({ path }) => !path.startsWith('/trpc/') && !path.startsWith('/assets/png-worker'));
  expect(others.map(({ path }) => path)).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
});

test('the web font comes after the first page, and is worn from the next one on', async ({ page, server }) => {
  const { visitor } = await openedByVisitor(page, server.url);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('doorwright.face'))).toBe('yes');
  expect(await page.evaluate(() => document.fonts.size)).toBe(0);
  await visitor.goesOn(2);
  expect(await page.evaluate(() => document.fonts.check('16px Commissioner') && document.fonts.size)).toBe(1);
});

test('a second visit fetches the page and the calls again, and nothing else', async ({ page, server }) => {
  const { traffic, visitor } = await openedByVisitor(page, server.url);
  const before = traffic.requests().length;
  await page.reload();
  await visitor.opens(server.url);
  await traffic.quietFor(2500);
  expect(
    traffic
      .requests()
      .slice(before)
      // What the browser answers from its own cache has no head and no body.
      .filter(({ kind, bytes }) => kind !== 'document' && kind !== 'call' && bytes > 0),
  ).toEqual([]);
});

/** The designer, opened by a visitor, once the network is quiet. */
async function openedByVisitor(page: Page, url: string) {
  const traffic = await listenTo(page);
  const visitor = new Visitor(page);
  await visitor.opens(url);
  await traffic.quietFor(2500);
  return { traffic, visitor };
}
