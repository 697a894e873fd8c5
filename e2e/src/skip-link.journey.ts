import { expect, type Page } from '@playwright/test';
import { Installer } from './installer.ts';
import { Visitor } from './visitor.ts';
import { test } from './shared-server.ts';

/** From the start of the page: the first stop of the Tab key leads past all that stands before the page's own content. */
async function skipsToThePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const link = page.getByRole('link', { name: 'Skip to the page' });
  const address = page.url();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(page.url()).toBe(address);
}

test('a visitor with a keyboard skips to the page on every kind of page', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.opens('/');
  await skipsToThePage(page);
  await visitor.begins('Single Door');
  for (const step of [2, 3, 4, 5, 6]) {
    await visitor.goesOn(step);
    await skipsToThePage(page);
  }
  for (const path of ['gallery', 'guide/', 'kept', 'terms', 'privacy', 'confirmation', 'login', 'nowhere']) {
    // Opened anew: the heading of the page before would be seen as the one of this page.
    await page.goto('about:blank');
    await page.goto(`/#/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await test.step(path, () => skipsToThePage(page));
  }
});

test('so does somebody in the office', async ({ page, server }) => {
  const installer = new Installer(page, server.url);
  await installer.logsIn('installer@example.com');
  for (const path of ['/installer/home', '/installer/quote', '/installer/customers']) {
    await installer.opens(path);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await test.step(path, () => skipsToThePage(page));
  }
});
