import { expect, type Page } from '@playwright/test';
import { KeyboardVisitor } from './keyboard.ts';
import { test } from './shared-server.ts';
import { visitorWithDoor } from './visitor.ts';

test.describe.configure({ timeout: 600_000 });

for (const [window, viewport] of [
  ['of a phone', { width: 390, height: 844 }],
  ['at 200 %', { width: 720, height: 450 }],
] as const) {
  test(`in the window ${window} the focus is never under the stage or the action bar`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const visitor = await visitorWithDoor(page, '/', 'Single Door with Both Sidelights');
    await tabsAround(page);
    for (const step of [2, 3, 4, 5, 6]) {
      await visitor.goesOn(step);
      await tabsAround(page);
    }
    await page.goto('/#/terms');
    await expect(page.getByRole('heading', { name: 'Terms and conditions', level: 1 })).toBeVisible();
    await tabsAround(page);
  });
}

/** From the first stop to the last, and back again. */
async function tabsAround(page: Page) {
  const visitor = new KeyboardVisitor(page);
  const last = page.getByRole('button', { name: /^(Next|Submit Enquiry)$/ });
  const end = (await last.count()) > 0 ? last : page.getByRole('link', { name: 'Exit' });
  await page.getByRole('banner').getByRole('link').first().focus();
  await visitor.tabsTo(end);
  await visitor.tabsTo(page.getByRole('banner').getByRole('link').first(), 'Shift+Tab');
}
