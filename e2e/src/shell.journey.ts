import { expect } from '@playwright/test';
import { holdRequest } from './hold-request.ts';
import { withSettings } from './with-settings.ts';
import { uncaughtErrors, Visitor, visitorWithDoor } from './visitor.ts';
import { test } from './shared-server.ts';

const configuring = 'Please wait while we configure your Item.';
const errorSentence = 'We encountered an error while processing your request. Please try again later.';
const start = /\/trpc\/public\/getTheme/;
const loading = /\/trpc\/public\/tryGetItemForPublic/;

test.describe('the header', () => {
  test('leads home and out as the supplier has set, and says what the page is for [2.24 2.26]', async ({ page }) => {
    await withSettings(page, {
      columns: { HomePageURL: 'https://doors.example.com/', BackPageURL: 'https://doors.example.com/range' },
      ui: { pageTitle: 'Doors by Hannah' },
    });
    await new Visitor(page).opens('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Alder & Lane' })).toHaveAttribute(
      'href',
      'https://doors.example.com/',
    );
    await expect(header.getByText('Doors by Hannah')).toBeVisible();
    await expect(page).toHaveTitle(/Doors by Hannah/);
    await expect(header.getByRole('link', { name: 'Exit' })).toHaveAttribute('href', 'https://doors.example.com/range');
  });

  test('leads to / where the supplier has set nothing [2.25 2.27]', async ({ page }) => {
    const columns = { HomePageURL: '', BackPageURL: '' };
    await withSettings(page, { columns, ui: { pageTitle: 'Doors by Hannah' } });
    await new Visitor(page).opens('/');
    const header = page.getByRole('banner');
    await expect(header.getByText('Doors by Hannah')).toBeVisible();
    await expect(header.getByRole('link', { name: 'Alder & Lane' })).toHaveAttribute('href', '/');
    await expect(header.getByRole('link', { name: 'Exit' })).toHaveAttribute('href', '/');
  });
});

test.describe('the start', () => {
  test('says Getting things ready until the settings are here [2.85]', async ({ page }) => {
    const request = await holdRequest(page, start);
    // Step 1 itself is there before the settings are.
    await page.goto('/#/colours');
    await request.arrived;
    await expect(page.getByText('Getting things ready')).toBeVisible();
    await expect(page.getByRole('heading')).toBeHidden();
    await request.release();
    await expect(page.getByRole('heading', { name: 'Frame Design', level: 1 })).toBeVisible();
    await expect(page.getByText('Getting things ready')).toBeHidden();
  });

  test('that fails removes the loading screen and reports the error [8.19]', async ({ page }) => {
    const uncaught = uncaughtErrors(page);
    await page.route(start, (route) => route.abort('connectionreset'));
    await page.goto('/');
    const failure = page.getByRole('dialog', { name: 'Error Occurred' });
    await expect(failure).toContainText(errorSentence);
    await expect(page.getByText('Getting things ready')).toBeHidden();
    expect(uncaught.length).toBeGreaterThan(0);
    await page.unroute(start);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Frame Design', level: 1 })).toBeVisible();
  });

  test('at a supplier that does not exist says so, and the tab forgets that supplier [2.11]', async ({ page }) => {
    await page.goto('/?client=-9');
    await expect(page.getByRole('heading', { name: /supplier.s page does not exist/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await new Visitor(page).opens('/');
  });
});

test.describe('an item that was in progress', () => {
  test('is loaded 500 ms after the start, behind the modal that says so [4.12 4.16 9.3]', async ({ page }) => {
    await visitorWithDoor(page, '/', 'Single Door with Left Sidelight');
    const asked: string[] = [];
    page.on('request', (request) => loading.test(request.url()) && asked.push(request.url()));
    const request = await holdRequest(page, loading);
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const settings = page.waitForResponse(start);
    await page.reload();
    await settings;
    for (let passed = 0; passed < 480; passed += 60) {
      await page.clock.runFor(60);
      await page.evaluate(async () => (await fetch('/healthz')).text());
    }
    expect(asked, 'nothing is loaded sooner').toEqual([]);
    await page.clock.resume();
    await request.arrived;
    await expect(page.getByText(configuring)).toBeVisible();
    await request.release();
    await expect(page.getByText(configuring)).toBeHidden();
    await expect(page.getByRole('radio', { name: 'Single Door with Left Sidelight', exact: true })).toBeChecked();
  });

  test('keeps its design and its step over a reload [2.15 2.18 2.19 2.53]', async ({ page }) => {
    const visitor = await visitorWithDoor(page, '/', 'Single Door with Left Sidelight');
    await visitor.goesOn(2);
    await visitor.chooses('Select Design', 'Cottage Square');
    await visitor.goesOn(3);
    await visitor.chooses('Door Colour', 'Ruby Red');
    await page.reload();
    await visitor.isAtStep(3);
    await expect(page.getByRole('radio', { name: 'Ruby Red', exact: true })).toBeChecked();
  });

  test('and cannot be loaded leaves the page on the first step, without a message [8.20]', async ({ page }) => {
    await visitorWithDoor(page, '/');
    const uncaught = uncaughtErrors(page);
    await page.route(loading, (route) => route.fulfill({ status: 500, json: [] }));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Frame Design', level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'Single Door', exact: true })).not.toBeChecked();
    await expect.poll(() => uncaught.length).toBeGreaterThan(0);
    await page.unroute(loading);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Single Door', exact: true })).toBeChecked();
  });
});

test.describe('the pages', () => {
  test('with no item every later step leads to the first, with the introduction of the settings [2.1 2.30 2.31]', async ({
    page,
  }) => {
    await withSettings(page, { ui: { publicIntoText: 'Begin with the frame that your wall has room for.' } });
    for (const step of ['sash-design', 'colours', 'glass', 'hardware', 'submit']) {
      await page.goto(`/#/${step}`);
      await expect(page.getByText('Step 1 of 6')).toBeVisible();
      await expect(page).toHaveURL(/#\/$/);
    }
    await expect(page.getByText('Begin with the frame that your wall has room for.')).toBeVisible();
  });

  test('Previous leads back, and the steps already seen are links [2.12 2.13]', async ({ page }) => {
    const visitor = await visitorWithDoor(page, '/');
    const steps = page.getByRole('navigation', { name: 'Steps' });
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await visitor.goesOn(2);
    await visitor.goesOn(3);
    await page.getByRole('button', { name: 'Previous' }).click();
    await visitor.isAtStep(2);
    await expect(steps.getByRole('link')).toHaveText(['Frame Design', 'Colours']);
    await steps.getByRole('link', { name: 'Colours' }).click();
    await visitor.isAtStep(3);
    await steps.getByRole('link', { name: 'Frame Design' }).click();
    await visitor.isAtStep(1);
  });

  test('begin at the top: the options beside the door, and on a phone the whole page [2.2 2.29]', async ({ page }) => {
    const visitor = await visitorWithDoor(page, '/');
    await visitor.goesOn(2);
    const panel = page.locator('.panel-scroll');
    await panel.evaluate((element) => element.scrollTo(0, 300));
    await visitor.goesOn(3);
    expect(await panel.evaluate((element) => element.scrollTop)).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await visitor.goesOn(4);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('have the layout of their kind [2.3-2.5 2.7 2.8 2.11]', async ({ page }) => {
    const header = page.getByRole('banner');
    const foot = page.getByRole('contentinfo');
    for (const [address, headers, feet] of [
      ['terms', 1, 0],
      ['not-authorized', 1, 0],
      ['login', 0, 0],
      ['nowhere', 1, 1],
    ] as const) {
      await page.goto(`/#/${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(header, address).toHaveCount(headers);
      await expect(foot, address).toHaveCount(feet);
    }
  });

  test('show a rendering error in the modal, with a way on [2.6 2.89 8.16]', async ({ page }) => {
    const visitor = new Visitor(page);
    await visitor.opens('/');
    await page.route(/\/assets\/.*\.js/, (route) => route.abort('connectionreset'));
    await page.evaluate(() => {
      location.hash = '/privacy';
    });
    const failure = page.getByRole('dialog', { name: 'Error Occurred' });
    await expect(failure).toContainText(errorSentence);
    await page.unroute(/\/assets\/.*\.js/);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
  });
});

test.describe('legal texts are shown in a frame [2.67 2.68]', () => {
  for (const [what, columns, address] of [
    ['the default of each', {}, '/terms-and-conditions.html'],
    [
      'a page of the supplier’s own',
      { TermsAndConditionsType: 'link', TermsAndConditionsContent: 'https://doors.example.com/terms' },
      '/legal/-1022/terms',
    ],
    [
      'a text of the supplier’s own',
      { TermsAndConditionsType: 'embedded', TermsAndConditionsContent: '<p>Doors are made to order.</p>' },
      '/legal/-1022/terms',
    ],
  ] as const) {
    test(what, async ({ page }) => {
      await withSettings(page, { columns });
      await page.goto('/#/terms');
      await expect(page.locator('iframe')).toHaveAttribute('src', address);
      await page.goto('/#/privacy');
      await expect(page.locator('iframe')).toHaveAttribute('src', '/privacy-policy.html');
    });
  }
});
