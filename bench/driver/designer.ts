import type { Page } from '@playwright/test';

/** The picture with and without a wall behind the door. */
export const pictureSelector = '.stage .door-layer';
export const steps = ['Frame Design', 'Sash Design', 'Colours', 'Glass', 'Hardware', 'Submit'] as const;
export type Step = (typeof steps)[number];

const doorShown = (page: Page): Promise<void> =>
  page.getByRole('img', { name: 'Door preview, external' }).first().waitFor();

/** Opens the designer and waits until the later steps have been fetched. */
export async function openDesigner(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await doorShown(page);
  await page.waitForTimeout(2500);
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await waitForTiles(page);
}

/** By the stepper's link where the step was opened before, else by Next. */
export async function goTo(page: Page, step: Step): Promise<void> {
  const stepper = page.getByRole('navigation', { name: 'Steps' });
  if ((await stepper.locator('[aria-current=step]').textContent()) === step) return;
  const link = stepper.getByRole('link', { name: step });
  if ((await link.count()) === 0) return goOn(page);
  await link.click();
  await waitForTiles(page);
}

/** Opens every step once, so that the stepper has a link to each. */
export async function reachAllSteps(page: Page): Promise<void> {
  for (const step of steps.slice(1)) await goTo(page, step);
  await goTo(page, 'Frame Design');
}

/** Tiles are drawn while the page is idle: waits as long as a visitor looks before choosing. */
export const waitForTiles = (page: Page): Promise<void> => page.waitForTimeout(250);
