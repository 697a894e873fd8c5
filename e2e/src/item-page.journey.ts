import { type Browser, expect, type Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { Installer } from './installer.ts';
import { test } from './shared-server.ts';
import type { TestServer } from './test-server.ts';
import { createItem } from './visitor-calls.ts';

interface Here {
  readonly browser: Browser;
  readonly server: Pick<TestServer, 'url'>;
}

const atDesk = async ({ browser, server }: Here, email: string) => {
  const page = await (await browser.newContext()).newPage();
  const installer = new Installer(page, server.url);
  await installer.logsIn(email);
  return installer;
};

/** Somebody at an item page, whose item nobody else has. */
const atItem = async (here: Here, template: string) => {
  const { Id } = await createItem(here.server.url, template);
  const desk = await atDesk(here, 'installer@example.com');
  await desk.opensItem(Id);
  return { id: Id, desk, page: desk.page };
};

const widthField = (page: Page) => page.getByRole('spinbutton', { name: 'Overall width', exact: true });
const heightField = (page: Page) => page.getByRole('spinbutton', { name: 'Overall height', exact: true });

test('two people on one item: both choices are saved, and the later person reads whose the other is', async ({
  browser,
  server,
}) => {
  const { Id } = await createItem(server.url, 'single-door');
  const mine = await atDesk({ browser, server }, 'installer@example.com');
  const theirs = await atDesk({ browser, server }, 'fabricator@example.com');
  await mine.opensItem(Id);
  await theirs.opensItem(Id);
  await theirs.types('Overall width', 980);
  await mine.types('Overall height', 2080);
  const note = mine.page.getByRole('status').filter({ hasText: 'changed this item' });
  await expect(note).toContainText('Finn Oakley changed this item');
  await expect(note).toContainText('Overall width: 980 mm');
  await expect(note).toContainText('Overall height: 2080 mm');
  await expect(widthField(mine.page)).toHaveValue('980');
  await note.getByRole('button', { name: 'Understood' }).click();
  await expect(note).toBeHidden();

  await theirs.page.reload();
  await expect(widthField(theirs.page)).toHaveValue('980');
  await expect(heightField(theirs.page)).toHaveValue('2080');
});

test('what is chosen without a network is kept over a reload and saved when it is back', async ({
  browser,
  server,
}) => {
  const { id, desk, page } = await atItem({ browser, server }, 'single-door');
  await page.route(/configureItem/, (route) => route.abort('connectionreset'));
  await widthField(page).fill('980');
  await expect(page.getByText('Kept on this device until it can be saved')).toBeVisible();
  await page.reload();
  await expect(widthField(page)).toHaveValue('980');
  await page.unroute(/configureItem/);
  await page.reload();
  await desk.isSaved();
  // Somebody else's page asks the server alone.
  const other = await atDesk({ browser, server }, 'fabricator@example.com');
  await other.opensItem(id);
  await expect(widthField(other.page)).toHaveValue('980');
});

test('a size is changed on the drawing by Enter or by leaving the field; Escape cancels', async ({
  browser,
  server,
}) => {
  const { page } = await atItem({ browser, server }, 'single-door');
  const typesOnDrawing = async (mm: number) => {
    await page.getByRole('button', { name: /^Overall width, \d+ mm\. Change$/ }).click();
    await page.getByRole('textbox', { name: 'Overall width', exact: true }).fill(String(mm));
  };
  await typesOnDrawing(980);
  await page.keyboard.press('Enter');
  await expect(widthField(page)).toHaveValue('980');
  await typesOnDrawing(960);
  await page.keyboard.press('Escape');
  await expect(widthField(page)).toHaveValue('980');
  await typesOnDrawing(970);
  await heightField(page).click();
  await expect(widthField(page)).toHaveValue('970');
  // No frame is as wide.
  await typesOnDrawing(5000);
  await heightField(page).click();
  await expect(widthField(page)).toHaveValue('970');
});

test('what is wrong with a size is said when it is left, and does not push away what is pressed meanwhile', async ({
  browser,
  server,
}) => {
  const { page } = await atItem({ browser, server }, 'single-door');
  await widthField(page).fill('99');
  const sets = page.getByRole('button', { name: 'Option sets' });
  const place = await sets.boundingBox();
  if (!place) throw new Error('The button is not shown.');
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await expect(widthField(page)).toHaveAttribute('aria-invalid', 'true');
  expect(await sets.boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Option sets' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Between \d+ and \d+ mm/)).toBeVisible();
});

test('axe finds no fault on the item page and its dialogs, in the light and the dark theme', async ({
  browser,
  server,
}) => {
  const { Id } = await createItem(server.url, 'single-door-both-sidelights');
  const { page } = await atDesk({ browser, server }, 'installer@example.com');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  const lookAt = async (place: string, withoutRules: readonly string[] = []) => {
    for (const [colorScheme, window] of [
      ['dark', { width: 390, height: 844 }],
      ['light', { width: 1440, height: 900 }],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(window);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window.width);
      faults.push(...(await axeViolations(page, withoutRules)).map((fault) => `${colorScheme} ${place}: ${fault}`));
    }
  };
  await page.goto(`${server.url}/#/door/${Id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('spinbutton').first()).toBeVisible();
  await lookAt('page');
  await page.getByRole('group', { name: 'More' }).getByRole('button', { name: 'More' }).click();
  // The open menu lies over the controls below it.
  await lookAt('menu', ['target-size']);
  await page.getByRole('button', { name: 'Overview' }).click();
  await expect(page.getByRole('dialog', { name: 'All choices' })).toBeVisible();
  await lookAt('overview');
  await page.keyboard.press('Escape');
  await page.goto(`${server.url}/#/door/${Id}/colours`);
  await expect(page.getByRole('radiogroup', { name: 'Door Colour' })).toBeVisible();
  await lookAt('colours');
  expect(faults).toEqual([]);
});
