import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { Visitor, visitorWithDoor } from './visitor.ts';
import { test } from './shared-server.ts';

test('a shared design opens for everybody, names no person, and can be made one’s own item', async ({
  page,
  browser,
}) => {
  const visitor = await visitorWithDoor(page, '/');
  await visitor.goesOn(2);
  await visitor.chooses('Select Design', 'Cottage Square');
  for (const step of [3, 4, 5, 6]) await visitor.goesOn(step);
  await visitor.fillsIn({ name: 'Fionnuala Kerrigan', email: 'fionnuala@example.ie' });
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.getByRole('button', { name: 'Share this design' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this design' }).inputValue();
  const mine = await itemIdOn(page);
  await page.getByRole('button', { name: 'Done' }).click();

  // What is saved is the copy that the link opens.
  await page.getByRole('button', { name: 'Save this door' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'One page as PDF' }).click();
  const file = await (await download).path();
  const pdf = readFileSync(file, 'latin1');
  expect([pdf.slice(0, 5), pdf.includes('Cottage Square')]).toEqual(['%PDF-', true]);
  await page.getByRole('button', { name: 'Close' }).click();

  const context = await browser.newContext();
  const stranger = await context.newPage();
  const answers: Promise<string>[] = [];
  stranger.on('response', (answer) => {
    if (answer.url().includes('/trpc/')) answers.push(answer.text());
  });
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'A shared design' })).toBeVisible();
  await expect(stranger.getByRole('region', { name: 'The door' })).toContainText('Cottage Square');
  await stranger.getByRole('button', { name: 'Make it mine' }).click();
  await new Visitor(stranger).isAtStep(1);
  await expect.poll(() => itemIdOn(stranger)).toMatch(/\w/);
  expect(await itemIdOn(stranger)).not.toBe(mine);
  const said = (await Promise.all(answers)).join();
  expect(said).toContain('Cottage Square');
  expect(said).not.toMatch(/Fionnuala|Rathmines/);
  expect(said).not.toContain(mine);

  // Beside the shared door again, there is nothing of one's own to take back.
  const own = new Visitor(stranger);
  const frames = stranger.getByRole('radiogroup', { name: 'Frame Design', exact: true });
  await own.chooses('Frame Design', 'Double Door');
  await expect(stranger.getByRole('button', { name: 'Undo' })).toBeVisible();
  await stranger.goBack();
  await expect(stranger.getByRole('heading', { name: 'A shared design' })).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await stranger.keyboard.press('Control+z');
  await stranger.goForward();
  await expect(frames.getByRole('radio', { name: 'Double Door', exact: true })).toBeChecked();
  await context.close();
});

/** The item that this browser remembers. */
const itemIdOn = (page: Page) =>
  page.evaluate(() => /"itemId":"([^"]+)"/.exec(Object.values(localStorage).join())?.[1] ?? '');
