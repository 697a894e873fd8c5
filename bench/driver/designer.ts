import type { Page } from '@playwright/test';

export const picture = '.stage-door .door';
export const steps = ['Frame Design', 'Sash Design', 'Colours', 'Glass', 'Hardware', 'Submit'] as const;
export type Step = (typeof steps)[number];

const doorShown = (page: Page): Promise<void> =>
  page.getByRole('img', { name: 'Door preview, external' }).first().waitFor();

/** Opens the shop and waits until the later steps have been fetched. */
export async function openDesigner(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await doorShown(page);
  await page.waitForTimeout(2500);
}

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await settle(page);
}

/** By the measuring rule where the step was reached before, else on with Next. */
export async function goTo(page: Page, step: Step): Promise<void> {
  const rule = page.getByRole('navigation', { name: 'Steps' });
  if ((await rule.locator('[aria-current=step]').textContent()) === step) return;
  const link = rule.getByRole('link', { name: step });
  if ((await link.count()) === 0) return next(page);
  await link.click();
  await settle(page);
}

/** Reaches every step once, so that the measuring rule leads everywhere. */
export async function reachAllSteps(page: Page): Promise<void> {
  for (const step of steps.slice(1)) await goTo(page, step);
  await goTo(page, 'Frame Design');
}

/** Tiles are drawn while the page is idle; a visitor looks before choosing. */
export const settle = (page: Page): Promise<void> => page.waitForTimeout(250);
