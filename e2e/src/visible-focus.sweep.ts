import { expect, type Page } from '@playwright/test';
import { Installer } from './installer.ts';
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

for (const [window, viewport] of [
  ['of a desk', { width: 1440, height: 900 }],
  ['of a phone', { width: 390, height: 844 }],
] as const) {
  test(`in the office and the window ${window} the focus is never under the head or the foot of a page`, async ({
    page,
    server,
  }) => {
    const installer = new Installer(page, server.url);
    await installer.logsIn('admin@example.com', '/installer/door/use-item-page');
    await page.getByRole('button', { name: 'Begin with Single Door', exact: true }).click();
    await expect(page).toHaveURL(/#\/door\//);
    const id = page.url().split('/door/')[1] ?? '';
    await page.setViewportSize(viewport);
    await installer.opens(`/installer/survey/${id}`);
    const first = page.getByRole('textbox', { name: 'Width of the opening, Head' });
    await expect(first).toBeVisible();
    for (const way of ['Width', 'Height'] as const)
      for (const field of await page
        .getByRole('group', { name: `${way} of the opening` })
        .getByRole('textbox')
        .all())
        await field.fill('2000');
    await expect(page.getByRole('button', { name: 'Use these sizes' })).toBeVisible();
    const visitor = new KeyboardVisitor(page);
    await first.focus();
    await visitor.tabsTo(page.getByRole('checkbox', { name: 'Measurements final' }));
    await visitor.tabsTo(first, 'Shift+Tab');

    await installer.opens('/installer/settings');
    const title = page.getByRole('textbox', { name: 'Page title' });
    await title.fill('Doors');
    await visitor.tabsTo(page.getByRole('button', { name: 'Save' }));
    await visitor.tabsTo(title, 'Shift+Tab');
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
