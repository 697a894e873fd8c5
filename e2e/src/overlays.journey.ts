import { expect, type Locator, type Page } from '@playwright/test';
import { holdRequest } from './hold-request.ts';
import { choosesPhoto, opensOwnHouse } from './house-photo.ts';
import { Visitor, visitorWithDoor } from './visitor.ts';
import { test } from './shared-server.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const configuring = 'Please wait while we configure your Item.';

test.describe('a modal', () => {
  test('is 300 px wide, opens in 300 ms and closes in 200 ms; one that cannot be closed shakes instead [2.28 2.91 2.92 9.15]', async ({
    page,
  }) => {
    const visitor = new Visitor(page);
    await visitor.opens('/');
    const request = await holdRequest(page, /createItemFromTemplate/);
    await page.getByRole('radio', { name: 'Single Door', exact: true }).check({ force: true });
    const modal = page.getByRole('dialog', { name: configuring });
    await expect(modal).toBeVisible();
    expect(await modal.evaluate((element) => element.getBoundingClientRect().width)).toBe(300);
    expect(await durationsOf(page)).toEqual({ coming: '0.3s', going: '0.2s' });
    await countShakes(modal);
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await page.mouse.click(20, 300);
    await expect(modal).toHaveAttribute('data-shakes', /^[1-9]/);
    await expect(modal).toBeVisible();
    await request.release();
    await expect(modal).toBeHidden();
  });

  test('that may be closed is closed by Escape, by the space outside and by its button [2.90]', async ({ page }) => {
    await visitorWithDoor(page, '/');
    const modal = page.getByRole('dialog', { name: 'Your choices' });
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 300),
      () => modal.getByRole('button', { name: 'Close' }).click(),
    ];
    for (const close of ways) {
      await page.getByRole('button', { name: /Your choices/ }).click();
      await expect(modal).toBeVisible();
      await close();
      await expect(modal).toBeHidden();
    }
  });
});

/** Counts in `data-shakes` how often the modal is moved: a shake is over too soon to be seen on a busy machine. */
const countShakes = (modal: Locator) =>
  modal.evaluate((element: HTMLElement) => {
    const usual = element.animate.bind(element);
    let shakes = 0;
    element.animate = (...given) => {
      element.dataset['shakes'] = String((shakes += 1));
      return usual(...given);
    };
  });

/** How long the box that is open takes to come, and would take to go. */
const durationsOf = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('dialog[open]');
    if (!box) throw new Error('No dialog is open.');
    const first = (element: Element) => getComputedStyle(element).transitionDuration.split(', ')[0];
    const closed = box.cloneNode();
    if (!(closed instanceof HTMLElement)) throw new Error('A dialog is an element.');
    closed.removeAttribute('open');
    document.body.append(closed);
    const durations = { coming: first(box), going: first(closed) };
    closed.remove();
    return durations;
  });

test('a toast is red and disappears after five seconds [2.93 9.14]', async ({ page }) => {
  await page.clock.install();
  await page.route(/shareDesign/, (route) => route.abort('connectionreset'));
  const visitor = await visitorWithDoor(page, '/');
  await visitor.goesStraightTo('submit');
  await page.clock.pauseAt(new Date(Date.now() + 600_000));
  await page.getByRole('button', { name: 'Share this design' }).click();
  const toast = page.getByText('The supplier cannot be reached just now. Check your connection.');
  await comesInStoppedTime(page, toast);
  await expect(page.getByRole('alert').and(toast)).toBeVisible();
  const { red, green, blue } = await colourOf(page.locator('.toast-dot'));
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  const slip = page.locator('.toast-slip');
  await page.clock.runFor(4_900);
  await expect(slip).toHaveAttribute('data-state', 'running');
  await page.clock.runFor(100);
  await expect(slip).toHaveAttribute('data-state', 'leaving');
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();
});

test('a message leaves the slider of a photo free', async ({ page }) => {
  await page.clock.install();
  const visitor = await visitorWithDoor(page, '/');
  const dialog = await opensOwnHouse(page);
  await choosesPhoto(dialog);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await visitor.goesOn(2);
  // Two choices, so that there is something to undo after the first is undone.
  await visitor.chooses('Select Design', 'Cottage Square');
  await visitor.chooses('Select Design', 'Cottage Plank');
  const slider = page.getByRole('slider', { name: 'Before and after' });
  // Its code comes late: not at all once time stands still.
  await expect(slider).toBeVisible();
  // The message stays for as long as is looked.
  await page.clock.pauseAt(new Date(Date.now() + 600_000));
  await page.getByRole('button', { name: 'Undo' }).click();
  const message = page.getByText(/^Undone/);
  await comesInStoppedTime(page, message);
  const buttons = ['Undo', 'Enlarge preview', 'Keep this door'].map((name) => page.getByRole('button', { name }));
  for (const each of [slider, ...buttons]) await each.click({ trial: true });
  await expect(message).toBeVisible();
});

/** Waits for something that some frames of the page must pass for. */
const comesInStoppedTime = (page: Page, element: Locator) =>
  expect(async () => {
    await page.clock.runFor(1);
    await expect(element).toBeVisible({ timeout: 200 });
  }).toPass();

/** As it is painted, 0 to 255. */
const colourOf = (place: Locator) =>
  place.evaluate((element) => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('This browser cannot paint.');
    pen.fillStyle = getComputedStyle(element).backgroundColor;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return { red, green, blue };
  });
