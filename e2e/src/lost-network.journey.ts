import { expect, type Page, type Route } from '@playwright/test';
import { firstPageMade } from '../../bench/driver/first-load.ts';
import { holdRequests } from './hold-request.ts';
import { Visitor, visitorWithDoor } from './visitor.ts';
import { test } from './shared-server.ts';

/** The later steps come in one file. */
const codeOfSteps = /\/assets\/steps-[^/]*\.js/;

/** The first two requests of a file are lost; answers how many were so far. */
async function losesTwice(page: Page, file: RegExp): Promise<() => number> {
  let lost = 0;
  await page.route(file, (route) => {
    if (lost >= 2) return route.continue();
    lost += 1;
    return route.abort('connectionreset');
  });
  return () => lost;
}

test('a step whose code could not be fetched opens when the network is back; until then the step before is shown', async ({
  page,
  context,
}) => {
  await page.route(codeOfSteps, (route) => route.abort('internetdisconnected'));
  const visitor = await visitorWithDoor(page, '/', 'Single Door with Left Sidelight');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next' }).click();
  const sign = page.getByText('The next page opens once it is back.');
  await expect(sign).toBeVisible();
  // Longer than a message stays that goes by itself.
  await page.waitForTimeout(6000);
  await expect(sign, 'for as long as it waits').toBeVisible();
  await visitor.isAtStep(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(codeOfSteps);
  await context.setOffline(false);
  await visitor.isAtStep(2);
  await expect(page.getByRole('heading', { name: 'Select Design' })).toBeVisible();
});

test('a step whose code is slow says at once that it is on its way, and Next is busy until it opens', async ({
  page,
}) => {
  const code = await holdRequests(page, codeOfSteps);
  const visitor = await visitorWithDoor(page, '/', 'Single Door with Left Sidelight');
  const next = page.getByRole('button', { name: 'Next' });
  const sign = page.getByRole('status').filter({ hasText: 'One moment: the page is on its way.' });
  await next.click();
  await expect(sign).toBeVisible({ timeout: 1000 });
  await expect(next).toHaveAttribute('aria-busy', 'true');
  await visitor.isAtStep(1);
  code.release();
  await visitor.isAtStep(2);
  await expect(sign).toHaveCount(0);
  await expect(next).toHaveAttribute('aria-busy', 'false');
});

test('Next on a first step whose script is still on its way says so, and leads on when it is here', async ({
  page,
  server,
}) => {
  await firstPageMade(server.url);
  const scripts = await holdRequests(page, /\/assets\/.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeVisible();
  await next.click();
  const sign = page.getByRole('status').filter({ hasText: 'One moment: the page is on its way.' });
  await expect(sign).toBeVisible({ timeout: 1000 });
  await expect(next).toHaveAttribute('aria-busy', 'true');
  scripts.release();
  await new Visitor(page).isAtStep(2);
  await expect(sign).toHaveCount(0);
});

test('the code of the steps that was lost twice is fetched again without a message', async ({ page }) => {
  const timesLost = await losesTwice(page, codeOfSteps);
  const visitor = new Visitor(page);
  await visitor.opens('/');
  await visitor.begins('Single Door');
  for (const step of [2, 3]) await visitor.goesOn(step);
  expect(timesLost()).toBe(2);
});

test('a step whose style sheet was lost twice opens with it', async ({ page }) => {
  const timesLost = await losesTwice(page, /\/assets\/steps-[^/]*\.css/);
  const visitor = new Visitor(page);
  await visitor.opens('/');
  await visitor.begins('Single Door');
  await visitor.goesOn(2);
  expect(timesLost()).toBe(2);
  const sheets = await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href ?? ''));
  expect(sheets).toContainEqual(expect.stringContaining('/steps-'));
});

/** The first file of the pages, which the document names. */
const firstCode = /\/assets\/index-[^/]*\.js/;

test('a page whose code cannot be fetched says so, and opens when it can be', async ({ page }) => {
  await page.route(firstCode, (route) => route.abort('connectionreset'));
  await page.goto('/#/submit');
  await expect(page.getByRole('alert')).toHaveText(/^This page could not be loaded/);
  await expect(page.getByText('Getting things ready')).toBeHidden();
  await page.unroute(firstCode);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a document from before an upgrade is fetched anew by itself', async ({ page }) => {
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(firstCode, '/assets/index-before.js'),
    });
    await page.unroute('/');
  });
  const visitor = new Visitor(page);
  await visitor.opens('/');
  await visitor.begins('Single Door');
  await visitor.goesOn(2);
});

test('two servers of two versions do not send a page to and fro: it says that it cannot be loaded', async ({
  page,
}) => {
  let documents = 0;
  await page.route('/', async (route) => {
    documents += 1;
    const answer = await route.fetch();
    const other = `/assets/index-of-${String(documents)}.js`;
    await route.fulfill({ response: answer, body: (await answer.text()).replace(firstCode, other) });
  });
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText(/^This page could not be loaded/);
  // The first, the one that differed from it, and the one that was loaded anew.
  expect(documents).toBe(3);
});

test('a page that is open while the server is upgraded opens the next one in its newer code', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.opens('/');
  const codeOfTerms = /\/assets\/legal-pages-[^/]*\.js/;
  let isUpgraded = false;
  await page.route(codeOfTerms, (route) => (isUpgraded ? route.continue() : route.fulfill({ status: 404 })));
  // Asked again, the server names another first file.
  const answerOnce = async (route: Route) => {
    isUpgraded = true;
    await route.fulfill({ body: '<!doctype html>' });
  };
  await page.route('/', answerOnce, { times: 1 });
  await page.evaluate(() => (location.hash = '#/terms'));
  await expect(page.getByRole('heading', { name: 'Terms and conditions', level: 1 })).toBeVisible();
});
