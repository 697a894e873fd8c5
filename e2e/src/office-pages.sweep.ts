import { expect, test } from '@playwright/test';
import { inspection } from './inspection.ts';
import { Installer } from './installer.ts';
import { openTestServer } from './test-server.ts';
import { sendEnquiry } from './visitor-calls.ts';

test.describe.configure({ timeout: 300_000 });

const pages = [
  '/installer/home',
  '/installer/home/recent-items',
  '/installer/home/my-tasks',
  '/installer/home/my-tasks?show=done',
  '/installer/home/group-tasks',
  '/installer/items',
  '/installer/door/use-item-page',
  '/installer/customers',
  '/installer/quote',
  '/installer/batches',
  '/installer/stock',
  '/installer/diary',
  '/installer/diary?view=list',
  '/installer/settings/diary',
  '/installer/enquiries?state=all',
] as const;

/** Of those who buy and run the works. */
const worksPages = [
  '/installer/works',
  '/installer/vendors',
  '/installer/purchasing/to-buy',
  '/installer/purchasing/purchases',
  '/installer/purchasing/goods-in',
  '/installer/purchasing/bills',
  '/installer/purchasing/new-bill',
  '/installer/purchasing/claims',
] as const;

test('axe finds no fault on any page, in the light and the dark theme, and every control can be reached [2.74]', async ({
  page,
}) => {
  await using server = await openTestServer({ database: 'fastest' });
  await server.start();
  await sendEnquiry(server.url, 'single-door', 'Aoife Brennan');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const installer = new Installer(page, server.url);
  await installer.logsIn('installer@example.com');
  const { faults, lookAt } = inspection(page);
  for (const path of pages) {
    await installer.opens(path);
    await expect(page.getByText('Looking')).toHaveCount(0);
    await lookAt(path);
  }
  await page.getByRole('link', { name: 'Aoife Brennan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aoife Brennan' })).toBeVisible();
  await lookAt('an enquiry');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await lookAt('the palette');
  await page.keyboard.press('Escape');
  await installer.logsOut();
  await installer.logsIn('fabricator@example.com');
  for (const path of worksPages) {
    await installer.opens(path);
    await expect(page.getByText('Looking')).toHaveCount(0);
    await expect(page.getByText(/^Your account does not/)).toHaveCount(0);
    await lookAt(path);
  }
  await installer.logsOut();
  await installer.logsIn('admin@example.com', '/installer/works');
  await expect(page.getByRole('combobox', { name: 'Period' })).toBeVisible();
  await lookAt('the works at a glance');
  await installer.opens('/installer/pricing');
  await page.getByRole('button', { name: 'Begin a draft' }).click();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
  await lookAt('the price list');
  await installer.opens('/installer/catalogue');
  await expect(page.getByRole('table', { name: 'Designs' })).toBeVisible();
  await lookAt('the catalogue');
  await installer.opens('/installer/catalogue/limits');
  await lookAt('a table of the catalogue');
  await installer.opens('/installer/settings');
  await expect(page.getByRole('textbox', { name: 'Page title' })).toBeVisible();
  await lookAt('the settings');
  await installer.opens('/installer/settings/legal');
  await lookAt('the legal texts');
  await installer.opens('/installer/settings/business');
  await expect(page.getByRole('table', { name: 'Rates of VAT' })).toBeVisible();
  await lookAt('VAT, numbers and the calendar');
  expect(faults).toEqual([]);
});
