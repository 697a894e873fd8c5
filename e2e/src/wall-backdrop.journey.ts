import { createHash } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { visitorWithDoor } from './visitor.ts';
import { test } from './shared-server.ts';

const wallMenu = (page: Page): Locator => page.getByRole('button', { name: /^Wall: / });

/** By keys alone: open, from the supplier's brick on to the next wall. */
async function choosesStone(page: Page): Promise<void> {
  await wallMenu(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Brick' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Stone' })).toBeChecked();
}

/** How much of the dusk lies over the picture, 0…1. */
const duskOver = (page: Page): Promise<number> =>
  page.locator('.scenery > .door-layer').evaluateAll((layers) => {
    const multiplied = layers
      .map((layer) => getComputedStyle(layer))
      .filter((style) => style.mixBlendMode === 'multiply');
    return Math.max(0, ...multiplied.map(({ opacity }) => Number(opacity)));
  });

test('a wall and the time of day are chosen by keys, and kept for the next visit', async ({ page }) => {
  await visitorWithDoor(page, '/');
  const picture = page.locator('.scenery');
  await expect(wallMenu(page)).toHaveAccessibleName('Wall: Brick');
  await choosesStone(page);
  await expect(picture).toHaveAttribute('data-hour', 'day');
  expect(await duskOver(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: 'Time of day' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(picture).toHaveAttribute('data-hour', 'dusk');
  await expect.poll(() => duskOver(page)).toBe(1);
  await page.getByRole('button', { name: 'Internal' }).click();
  await expect.poll(() => duskOver(page)).toBe(1);
  await page.getByRole('button', { name: 'External' }).click();
  await expect(page.getByRole('radio', { name: 'Stone' })).toBeHidden();

  await page.reload();
  await expect(picture).toHaveAttribute('data-hour', 'dusk');
  await expect(wallMenu(page)).toHaveAccessibleName('Wall: Stone');
  await page.getByRole('button', { name: 'Enlarge preview' }).click();
  const closer = page.getByRole('dialog', { name: 'Enlarged preview' });
  await expect(closer.getByRole('radio', { name: 'Stone' })).toBeChecked();
  await expect(closer.getByRole('slider', { name: 'Time of day' })).toHaveAttribute('aria-valuetext', 'Dusk');
});

/** A mark of each picture that this visitor's enquiry stores. */
async function storedPictures(page: Page, beforeSending: (page: Page) => Promise<void>): Promise<readonly string[]> {
  const addresses: string[] = [];
  page.on('request', (request) => {
    for (const [, address = ''] of (request.postData() ?? '').matchAll(/"imageUrl":"([^"]+)"/g))
      addresses.push(address);
  });
  const visitor = await visitorWithDoor(page, '/');
  await beforeSending(page);
  await visitor.goesToTheForm();
  await visitor.fillsIn({ name: 'Orla Byrne', email: 'orla@example.ie' });
  await visitor.submits();
  await visitor.isConfirmed();
  expect(addresses).toHaveLength(2);
  const marks = addresses.map(async (address) => {
    const png = await (await page.request.get(address)).body();
    return createHash('sha256').update(png).digest('hex');
  });
  return (await Promise.all(marks)).toSorted();
}

test('the stored pictures are the same with every wall', async ({ browser }) => {
  const pictures = [async () => undefined, choosesStone].map(async (beforeSending) => {
    const context = await browser.newContext();
    const marks = await storedPictures(await context.newPage(), beforeSending);
    await context.close();
    return marks;
  });
  const [plain, beforeStone] = await Promise.all(pictures);
  expect(plain).toEqual(beforeStone);
});

test.describe('the enlarged preview', () => {
  const look = (page: Page): Locator => page.locator('.close-look > div');
  const scaleOf = (page: Page) =>
    look(page).evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).a);

  async function looksCloser(page: Page): Promise<void> {
    await visitorWithDoor(page, '/');
    await page.getByRole('button', { name: 'Enlarge preview' }).click();
    await expect(look(page)).toBeVisible();
    expect(await scaleOf(page)).toBe(1);
  }

  test('is zoomed by the wheel and moved by a drag', async ({ page }) => {
    await looksCloser(page);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, -600);
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
    const before = await look(page).boundingBox();
    await page.mouse.down();
    await page.mouse.move(760, 430, { steps: 3 });
    await page.mouse.up();
    const after = await look(page).boundingBox();
    expect([(after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0)].map(Math.round)).toEqual([60, 30]);
  });

  test('is zoomed by two fingers down to the width of a lead', async ({ page }) => {
    await looksCloser(page);
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spread: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [-1, 1].map((way) => ({ x: 700 + way * spread, y: 400, id: way + 1 })),
      });
    await touch('touchStart', 40);
    for (const spread of [80, 160, 300, 600]) await touch('touchMove', spread);
    await touch('touchEnd', 0);
    await expect.poll(() => scaleOf(page)).toBe(6);
  });
});
