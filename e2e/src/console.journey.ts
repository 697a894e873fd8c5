import { expect, type Page, test } from '@playwright/test';
import { Installer } from './installer.ts';
import { openTestServer } from './test-server.ts';
import { Visitor } from './visitor.ts';
import { sendEnquiry } from './visitor-calls.ts';

test.describe.configure({ timeout: 300_000 });

/** A browser warns of what was fetched ahead and not used some seconds after a page is loaded, ms. */
const lateWarnings = 5000;

/** A page shows its faults as soon as it is drawn, ms. */
const quietPage = 300;

/** Gathers warnings and errors of the console, and errors that nothing caught; `at` says where the walk is. */
function consoleOf(page: Page) {
  const faults: string[] = [];
  let place = 'the start';
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) faults.push(`${place}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => faults.push(`${place}: ${message}`));
  return {
    faults,
    at: (next: string) => {
      place = next;
    },
  };
}

const visitorPages = ['gallery', 'guide/', 'kept', 'terms', 'privacy', 'nowhere', 'not-authorized', 'login'];

const officePages = [
  '/installer/home',
  '/installer/home/recent-items',
  '/installer/home/my-tasks',
  '/installer/home/group-tasks',
  '/installer/items',
  '/installer/door/use-item-page',
  '/installer/enquiries',
  '/installer/customers',
  '/installer/works',
  '/installer/vendors',
  '/installer/quote',
  '/installer/order',
  '/installer/batches',
  '/installer/scan',
  '/installer/stock',
  '/installer/diary',
  '/installer/stock-count',
  '/installer/purchasing/to-buy',
  '/installer/purchasing/purchases',
  '/installer/purchasing/goods-in',
  '/installer/purchasing/bills',
  '/installer/purchasing/new-bill',
  '/installer/purchasing/claims',
  '/installer/pricing',
  '/installer/catalogue',
  '/installer/catalogue/limits',
  '/installer/settings',
  '/installer/settings/legal',
  '/installer/settings/business',
  '/installer/settings/history',
  '/installer/users',
  '/installer/account',
  '/installer/running',
  '/installer/running/jobs',
  '/installer/running/personal-data',
] as const;

const noWarning = 'A warning that is always there hides the one that tells of a fault.';

test('nothing on the way through the six steps and the pages around them warns in the console', async ({ page }) => {
  await using server = await openTestServer({ database: 'fastest' });
  await server.start();
  const { faults, at } = consoleOf(page);
  const visitor = new Visitor(page);
  await visitor.opens(server.url);
  await page.waitForTimeout(lateWarnings);
  await visitor.begins('Single Door with Left Sidelight');
  for (const step of [2, 3, 4, 5]) {
    at(`step ${step}`);
    await visitor.goesOn(step);
    if (step === 4) await visitor.chooses('Door Glass', 'Clear');
  }
  at('the enlarged preview');
  await page.getByRole('button', { name: 'Enlarge preview' }).click();
  await expect(page.getByRole('dialog', { name: 'Enlarged preview' })).toBeVisible();
  await page.keyboard.press('Escape');
  at('step 6');
  await visitor.goesOn(6);
  await visitor.fillsIn({ name: 'Aoife Brennan', email: 'aoife@example.ie' });
  await visitor.submits();
  await visitor.isConfirmed();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of visitorPages) {
    at(path);
    await page.goto(`${server.url}/#/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(quietPage);
  }
  await page.waitForTimeout(lateWarnings);
  expect(faults, noWarning).toEqual([]);
});

test('nothing in the office or on the page of a customer warns in the console', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await using server = await openTestServer({ database: 'fastest' });
  await server.start();
  const { Id } = await sendEnquiry(server.url, 'single-door', 'Ada Byrne');
  const { faults, at } = consoleOf(page);
  const office = new Installer(page, server.url);
  await office.logsIn('admin@example.com');
  for (const path of officePages) {
    at(path);
    await office.opens(path);
    await expect(page.getByText('Looking')).toHaveCount(0);
    await page.waitForTimeout(quietPage);
  }
  at('an item with its drawing');
  await office.opensItem(Id);
  at('its work sheet');
  await page.goto(`${server.url}/#/installer/work-sheet/${Id}`);
  await expect(page.getByRole('img', { name: 'Drawing with sizes, external' })).toBeVisible();
  at('legal texts');
  await office.opens('/installer/settings/legal');
  await page.getByRole('combobox', { name: 'Terms and conditions are' }).selectOption('a text');
  await page.getByRole('textbox', { name: 'Terms and conditions', exact: true }).fill('<h1>Harbour terms</h1>');
  const preview = page.frameLocator('iframe[title="Preview: Terms and conditions"]');
  await expect(preview.getByText('Harbour terms')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('iframe[title="Preview: Terms and conditions"]')).toHaveAttribute('src', /^\/legal\//);
  await expect(preview.getByText('Harbour terms')).toBeVisible();
  at('an enquiry');
  await office.opens('/installer/enquiries');
  await page.getByRole('link', { name: 'Ada Byrne' }).click();
  await page.getByRole('button', { name: 'Make a customer' }).click();
  await expect(page.getByRole('link', { name: 'Open Ada Byrne' })).toBeVisible();
  at('a quote');
  await page.getByRole('button', { name: 'Make a quote' }).click();
  await expect(page.getByRole('heading', { name: /^Quote /, level: 1 })).toBeVisible();
  for (const tab of ['Details', 'Charges', 'Review']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.waitForTimeout(quietPage);
  }
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  at('the quote on paper');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveURL(/#\/quote-review\//);
  await page.waitForTimeout(quietPage);
  at('the page of the customer');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^Quote / }).first()).toBeVisible();
  await page.waitForTimeout(lateWarnings);
  expect(faults, noWarning).toEqual([]);
});
