import { expect, test } from '@playwright/test';
import { inspection } from './inspection.ts';
import { Installer } from './installer.ts';
import { layoutFaults } from './layout-faults.ts';
import { openTestServer } from './test-server.ts';

const server = await openTestServer({ database: 'fastest' });
test.beforeAll(() => server.start());
test.afterAll(() => server[Symbol.asyncDispose]());

/** As a spreadsheet saves it where the comma is the sign of decimals. */
const priceList = (rows: readonly string[]) => ({
  name: 'prices.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${['Article;Code;Lead days;Price;Pack;Valid from', ...rows].join('\r\n')}\r\n`),
});
const good = ['CY-3K;4711;6;13,10;10;01.01.2027', 'OF72*;E-72;10;41,20;;'];

test('a buyer says when a vendor delivers and what it sells, and imports its price list', async ({ page }) => {
  test.setTimeout(120_000);
  const buyer = new Installer(page, server.url);
  const { faults, lookAt } = inspection(page);
  await buyer.logsIn('fabricator@example.com', '/installer/vendors');

  await test.step('sees that there is none yet, and makes one', async () => {
    await expect(page.getByText('No vendors yet. Until there are, lead times come from the lead rules.')).toBeVisible();
    await lookAt('no vendors');
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Name: write what the vendor is called.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Clearline');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Clearline', level: 1 })).toBeVisible();
  });

  const arrival = page.getByRole('status', { name: 'When it comes' });

  await test.step('chooses its days, by the keyboard too; the sentence follows before anything is saved', async () => {
    const before = await arrival.innerText();
    const days = page.getByRole('group', { name: 'Delivery days' });
    for (const day of ['Tue', 'Wed', 'Thu', 'Fri']) {
      await days.getByRole('button', { name: day }).focus();
      await page.keyboard.press('Space');
      await expect(days.getByRole('button', { name: day })).toHaveAttribute('aria-pressed', 'false');
    }
    await expect(arrival).not.toHaveText(before);
    await expect(arrival).toContainText(/is delivered on Mon/);
    await page.getByRole('textbox', { name: 'Cut-off' }).fill('25:00');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Cut-off: 25:00 is no time of the day. Write it as 12:00.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Cut-off' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Cut-off' }).fill('10:00');
  });

  await test.step('names closed days from–to and as they stand in a mail', async () => {
    await page.getByLabel('First day').fill('2027-03-17');
    await page.getByLabel('Last day').fill('2027-03-19');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Or paste days' }).fill('24/12/2027 – 04/01/2028\nEaster');
    await page.getByRole('button', { name: 'Add pasted days' }).click();
    await expect(page.getByText('17 Mar 2027 – 19 Mar 2027')).toBeVisible();
    await expect(page.getByText('24 Dec 2027 – 4 Jan 2028')).toBeVisible();
    await expect(page.getByText('No days: Easter')).toBeVisible();
    await lookAt('a vendor with faults');
    await page.getByRole('textbox', { name: 'Or paste days' }).fill('');
  });

  await test.step('loses nothing by a reload, and saves', async () => {
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Cut-off' })).toHaveValue('10:00');
    await expect(page.getByText('24 Dec 2027 – 4 Jan 2028')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Everything is saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Cut-off' })).toHaveValue('10:00');
    await expect(page.getByText('Everything is saved.')).toBeVisible();
  });

  const items = page.getByRole('table', { name: 'What the vendor sells' });

  await test.step('adds an item', async () => {
    await page.getByRole('button', { name: 'Add item' }).click();
    const dialog = page.getByRole('dialog', { name: 'New item' });
    await dialog.getByRole('textbox', { name: 'Article' }).fill('CY-3K');
    await dialog.getByRole('textbox', { name: 'Pack' }).fill('0');
    await dialog.getByRole('textbox', { name: 'Lead days' }).fill('6');
    await dialog.getByRole('button', { name: 'Save item' }).click();
    await expect(dialog.getByText('Write a quantity such as 24 or 5.960, more than 0.')).toBeVisible();
    await lookAt('an item with a fault');
    await dialog.getByRole('textbox', { name: 'Pack' }).fill('10');
    await dialog.getByRole('textbox', { name: /^Price/ }).fill('12,50');
    await dialog.getByRole('button', { name: 'Save item' }).click();
    await expect(items.getByRole('row').nth(1)).toContainText('€12.50 / pc');
    await expect(arrival).toContainText('what takes 6 days is delivered on');
  });

  await test.step('tries a price list with faults, and imports it without them', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a price list' });
    const file = dialog.getByLabel('File', { exact: true });
    await file.setInputFiles(priceList([...good, 'XX-9;;soon;;;']));
    await dialog.getByRole('button', { name: 'Read' }).click();
    await expect(dialog.getByText('2 faults. Nothing is imported until the file has none.')).toBeVisible();
    await expect(dialog.getByText('Line 4').first()).toBeVisible();
    await lookAt('a price list with faults');
    await file.setInputFiles(priceList(good));
    await dialog.getByRole('button', { name: 'Read' }).click();
    await expect(dialog.getByText('2 new, 0 changed, 0 as before.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(dialog).toBeHidden();
    await expect(items.getByRole('row')).toHaveCount(4);
    await expect(items.getByRole('row').nth(1)).toContainText('until 31 Dec 2026');
    await expect(items.getByRole('row').nth(2)).toContainText('€13.10 / pc');
    await lookAt('a vendor with items');
  });

  await test.step('opens a row by the keyboard, and takes it out', async () => {
    const last = items.getByRole('button', { name: /^OF72/ });
    await items
      .getByRole('button', { name: /^CY-3K/ })
      .last()
      .focus();
    await page.keyboard.press('ArrowDown');
    await expect(last).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Change OF72*' }).getByRole('button', { name: 'Take out' }).click();
    await expect(items.getByRole('row')).toHaveCount(3);
  });

  await test.step('has all of it on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(items.getByText('pack').first()).toBeVisible();
    expect(await layoutFaults(page)).toEqual([]);
    await lookAt('a vendor on a phone');
    await buyer.opens('/installer/vendors');
    await expect(page.getByRole('link', { name: 'Clearline' })).toBeVisible();
    expect(await layoutFaults(page)).toEqual([]);
    await lookAt('vendors on a phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'Clearline' }).click();
  });

  await test.step('retires it after a question, and uses it again', async () => {
    await page.getByRole('button', { name: 'Retire' }).click();
    const dialog = page.getByRole('dialog', { name: 'Retire Clearline?' });
    await lookAt('the question before a vendor retires');
    await dialog.getByRole('button', { name: 'Retire' }).click();
    await page.getByRole('button', { name: 'Use again' }).click();
    await expect(page.getByRole('button', { name: 'Retire' })).toBeVisible();
  });

  expect(faults).toEqual([]);
});

test('somebody who does not buy sees no link to vendors', async ({ page }) => {
  const seller = new Installer(page, server.url);
  await seller.logsIn('installer@example.com');
  const places = page.getByRole('navigation', { name: 'Office' });
  await expect(places.getByRole('link', { name: 'Customers' })).toBeVisible();
  await expect(places.getByRole('link', { name: 'Vendors' })).toHaveCount(0);
});
