import { expect, type Page } from '@playwright/test';
import { visitorWithDoor } from './visitor.ts';
import { test } from './shared-server.ts';

const designs = (page: Page) => page.getByRole('radiogroup', { name: 'Select Design', exact: true }).getByRole('radio');

test('designs are filtered, the list of choices marks what is standard and leads to the step of each, and a sign says what is saved [2.94]', async ({
  page,
  context,
}) => {
  const visitor = await visitorWithDoor(page, '/');
  await visitor.goesOn(2);
  await visitor.chooses('Select Design', 'Cottage Square');
  const all = await designs(page).count();
  await page.getByRole('button', { name: 'Solid', exact: true }).click();
  await expect.poll(() => designs(page).count()).toBeLessThan(all);

  await page.getByRole('button', { name: /Your choices/ }).click();
  const list = page.getByRole('dialog', { name: 'Your choices' });
  const line = (term: string) => list.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });
  await expect(line('Design')).toHaveText(/Cottage Square$/);
  await expect(line('Opens')).toHaveText(/standard$/);
  await list.getByRole('link', { name: /change Door outside/ }).click();
  await visitor.isAtStep(3);
  await expect(list).toBeHidden();

  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(designs(page)).toHaveCount(all);
  await expect(page.getByRole('radio', { name: 'Cottage Square', exact: true })).toBeChecked();

  const sign = page.locator('.save-sign');
  await page.waitForLoadState('networkidle');
  await expect(sign).toHaveText('Saved');
  await context.setOffline(true);
  await visitor.chooses('Select Design', 'Cottage Plank');
  await expect(sign).toHaveText('Kept on this device until it can be saved');
  await context.setOffline(false);
  await expect(sign).toHaveText('Saved', { timeout: 30_000 });

  // Its server's database is away: the same words, for there is a network.
  await page.route(/configureItem/, (route) => route.fulfill({ status: 503, json: {} }));
  await visitor.chooses('Select Design', 'Cottage Square');
  await expect(sign).toHaveText('Kept on this device until it can be saved');
  await page.unroute(/configureItem/);
  await expect(sign).toHaveText('Saved', { timeout: 30_000 });
});
