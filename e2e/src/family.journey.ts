import { devices, expect, type Page } from '@playwright/test';
import { test } from './shared-server.ts';
import { visitorWithDoor } from './visitor.ts';

/** The kept doors, after two that differ in their frame were kept and one was given a name of the maker's own. */
async function keepsTwoDoors(page: Page, address: string): Promise<void> {
  const visitor = await visitorWithDoor(page, address, 'Single Door');
  await page.getByRole('button', { name: 'Keep this door' }).click();
  await expect(page.getByRole('link', { name: '1 kept door' })).toBeVisible();
  await visitor.chooses('Frame Design', 'Single Door with Left Sidelight');
  await page.getByRole('button', { name: 'Keep this door' }).click();
  await page.getByRole('link', { name: '2 kept doors' }).click();
  const name = page.getByRole('textbox', { name: /^Name of / }).first();
  await name.fill('Aunt Mair’s favourite');
  await name.press('Enter');
}

test('a family gives hearts on the page of a link, which says nothing of a person and which its maker ends', async ({
  page,
  browser,
  server,
}) => {
  await keepsTwoDoors(page, server.url);
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByRole('button', { name: 'Send the link' }), 'what was pressed is gone').toBeFocused();
  const open = page.getByRole('link', { name: 'Open the page' });
  const link = new URL((await open.getAttribute('href')) ?? '', page.url()).href;

  await using phone = await browser.newContext({ ...devices['Pixel 7'], reducedMotion: 'reduce' });
  const aunt = await phone.newPage();
  const traffic: string[] = [];
  aunt.on('request', (request) => traffic.push(request.url(), request.postData() ?? ''));
  aunt.on('response', (answer) => {
    if (/Family|Shared/.test(answer.url()))
      void answer.text().then(
        (text) => traffic.push(text),
        // Of a page that is loaded again meanwhile: its answer comes once more.
        () => undefined,
      );
  });
  await aunt.goto(link);
  await expect(aunt.getByRole('heading', { name: 'Which door?', level: 1 })).toBeVisible();
  const hearts = aunt.getByRole('button', { name: /^I like/ });
  await expect(hearts).toHaveCount(2);
  await hearts.first().click();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(aunt.getByText('1 heart', { exact: true })).toBeVisible();
  await aunt.reload();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(aunt.getByText('Mair')).toHaveCount(0);
  expect(traffic.join()).not.toMatch(/Mair/);
  expect(await phone.cookies()).toEqual([]);

  const counted = page.getByLabel('Hearts so far');
  await expect(counted.getByText('1 heart', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(counted).toContainText('Aunt Mair’s favourite');

  // A door that is kept no more leaves the page by itself, and so does its heart.
  const removes = page.getByRole('button', { name: 'Remove Aunt Mair’s favourite' });
  await removes.press('Enter');
  await page.getByRole('button', { name: /^Put it back/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Open in the designer: Aunt Mair’s favourite' })).toBeFocused();
  await removes.press('Enter');
  await expect(page.getByRole('button', { name: /^Put it back/ }), 'the card is gone').toBeFocused();
  await expect(hearts).toHaveCount(1, { timeout: 30_000 });
  await expect(hearts).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the page' }).click();
  await expect(page.getByRole('button', { name: 'Make the link' })).toBeVisible();
  await expect(aunt.getByRole('heading', { name: 'This page has ended' })).toBeVisible({ timeout: 30_000 });
  await aunt.reload();
  await expect(aunt.getByRole('heading', { name: 'This page has ended' })).toBeVisible();
});
