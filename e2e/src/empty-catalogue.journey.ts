import { expect, test } from '@playwright/test';
import { Installer } from './installer.ts';
import { openTestServer } from './test-server.ts';

/** As a catalogue that was stored before publishing refused one without rows. */
const emptied = `
  update catalogue_version set document = jsonb_set(document, '{catalogue}', (
    select jsonb_object_agg(key, case jsonb_typeof(value) when 'array' then '[]'::jsonb else value end)
    from jsonb_each(document -> 'catalogue')))`;

const officePages = [
  '/installer/home',
  '/installer/items',
  '/installer/door/use-item-page',
  '/installer/enquiries',
  '/installer/customers',
  '/installer/works',
  '/installer/vendors',
  '/installer/quote',
  '/installer/order',
  '/installer/pricing',
  '/installer/settings',
  '/installer/settings/legal',
  '/installer/settings/business',
  '/installer/settings/history',
  '/installer/catalogue',
  '/installer/catalogue/designs',
  '/installer/users',
  '/installer/account',
  '/installer/running',
  '/installer/running/jobs',
  '/installer/running/audit-log',
  '/installer/running/personal-data',
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
  '/installer/work-sheets',
] as const;

test('with an empty catalogue the visitor reads that there is no door, and every page of the office stands', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await using server = await openTestServer();
  await server.rowsAfterStop(emptied);
  await server.start();
  const nothing = page.getByRole('heading', { level: 1, name: 'No doors here at the moment' });
  for (const path of ['/', '/#/colours', '/#/gallery', '/#/guide/', '/#/kept']) {
    await page.goto(`${server.url}${path}`);
    await expect(nothing).toBeVisible();
  }
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const installer = new Installer(page, server.url);
  await installer.logsIn('admin@example.com');
  for (const path of officePages) {
    await installer.opens(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Looking')).toHaveCount(0);
    await page.waitForTimeout(300);
    if (await page.getByText('Error Occurred').isVisible()) faults.push(`${path}: Error Occurred`);
  }
  expect(faults).toEqual([]);
});
