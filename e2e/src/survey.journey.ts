import { expect, type Page } from '@playwright/test';
import { Installer } from './installer.ts';
import { axeViolations } from './axe-violations.ts';
import { layoutFaults } from './layout-faults.ts';
import { test } from './shared-server.ts';

test.describe.configure({ timeout: 240_000 });

const phone = { width: 390, height: 844 };

const measure = (page: Page, name: string) => page.getByRole('textbox', { name });

async function measures(page: Page, lengths: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, length] of Object.entries(lengths)) await measure(page, name).fill(String(length));
}

/** A door of the installer's own, and its survey opened on a phone. */
async function opensSurvey(page: Page, url: string): Promise<string> {
  await page.setViewportSize(phone);
  const installer = new Installer(page, url);
  await installer.logsIn('installer@example.com', '/installer/door/use-item-page');
  await page.getByRole('button', { name: 'Begin with Single Door', exact: true }).click();
  await expect(page).toHaveURL(/#\/door\//);
  const id = page.url().split('/door/')[1] ?? '';
  await installer.opens(`/installer/survey/${id}`);
  return id;
}

const saving = (page: Page, messages: string) =>
  expect(page.getByRole('status').filter({ hasText: new RegExp(`^${messages}$`) })).toBeVisible();

test('a survey on a phone, without a network for a while: measured, ordered size, packers, photo, final', async ({
  page,
  context,
  server,
}) => {
  await opensSurvey(page, server.url);
  await measures(page, {
    'Width of the opening, Head': 1003,
    'Width of the opening, Middle': 1000,
    'Width of the opening, Foot': 1001,
  });
  await expect(page.getByText('Order 990 × –')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Measurements final' }).click();
  await expect(page.getByText('Not measured yet: height on the left')).toBeVisible();

  await saving(page, 'Saved');
  await context.setOffline(true);
  await measures(page, {
    'Height of the opening, Left': 2100,
    'Height of the opening, Middle': 2104,
    'Height of the opening, Right': 2102,
  });
  await saving(page, 'Waiting to be sent, kept on this device');
  await context.setOffline(false);
  await saving(page, 'Saved');
  await page.reload();
  await expect(measure(page, 'Height of the opening, Middle')).toHaveValue('2104');
  await expect(page.getByText('Order 990 × 2090')).toBeVisible();

  await measures(page, { 'Diagonals, Falling': 2320, 'Diagonals, Rising': 2327, 'Plaster runs in, Left': 40 });
  await expect(page.getByText('the opening is out of square')).toBeVisible();
  await page.getByRole('button', { name: /^Pack out with .*20/ }).click();
  await expect(page.getByText('an add-on is needed there')).toBeHidden();
  await page.getByRole('button', { name: 'Use these sizes' }).click();
  await expect(page.getByText('The item has these sizes.')).toBeVisible();

  const picture = await page.screenshot();
  await page.getByLabel('Take a photo').setInputFiles({ name: 'hall.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Measurements final' }).check();
  await expect(page.getByText(/^Ines Moor, /)).toBeVisible();
  // The way past the side bar shows itself only while it has the focus.
  const faults = (await layoutFaults(page)).filter((fault) => !fault.includes('Skip to the page'));
  expect(faults).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});

test('two people at one survey: the later one sees both versions and decides which is saved', async ({
  page,
  context,
  server,
}) => {
  const id = await opensSurvey(page, server.url);
  await measures(page, { 'Width of the opening, Head': 1010 });
  await saving(page, 'Saved');
  const office = await context.newPage();
  await new Installer(office, server.url).opens(`/installer/survey/${id}`);
  await measures(office, { 'Width of the opening, Head': 1020 });
  await saving(office, 'Saved');

  await measures(page, { 'Width of the opening, Head': 1030 });
  const note = page.getByRole('alert').filter({ hasText: 'Somebody else has changed this survey' });
  await expect(note.getByRole('row', { name: 'Width of the opening, Head 1030 1020' })).toBeVisible();
  await note.getByRole('button', { name: 'Keep mine' }).click();
  await saving(page, 'Saved');
  await office.reload();
  await expect(measure(office, 'Width of the opening, Head')).toHaveValue('1030');
});
