import type { Page } from '@playwright/test';
import { readyDoors } from './ready-doors.ts';

type Take = (file: string, caption: string) => Promise<void>;

/** The weeks of the works, orders, a batch with its bar plans, and scanning; for the page of a fabricator at `/installer/batches`. */
export async function walkBatches(page: Page, url: string, take: Take): Promise<void> {
  await readyDoors(page, url, { customer: 'Harbour Homes', templates: ['single-door', 'single-door', 'single-door'] });
  await readyDoors(page, url, { customer: 'Mary Byrne', templates: ['single-door', 'single-door'] });
  await page.reload();
  await page.getByRole('button', { name: 'Propose' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await readyDoors(page, url, { customer: 'Quay Builders', templates: ['single-door', 'single-door'] });
  await page.reload();
  await take('batches', 'Weeks, their batches, and what waits');
  await page.goto(`${url}/#/installer/order`);
  await page.getByRole('link', { name: '10003' }).waitFor();
  await take('orders', 'Orders, their weeks and what is in the way');
  await page.getByRole('link', { name: '10003' }).click();
  await page.getByRole('heading', { name: 'Order 10003' }).waitFor();
  await take('order', 'An order: its readiness, bills and history');
  await page.goto(`${url}/#/installer/batches`);
  await page
    .getByRole('link', { name: /^\d{4}-B\d{3}$/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Replan' }).first().click();
  await page.getByText('Proven minimum').waitFor({ timeout: 60_000 });
  await take('batch', 'A batch: its bars, to scale, and that no plan needs fewer');
  await page.getByRole('button', { name: 'Release' }).click();
  await page.getByRole('radio', { name: 'It is ordered' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await page.getByText('Released', { exact: true }).first().waitFor();
  const address = page.url().replace(/\?[^#]*$/, '');
  await page.goto(`${address}/labels`);
  const code = await page.getByRole('article').first().getAttribute('aria-label');
  await take('labels', 'Labels of 100 × 50 mm');
  await page.goto(`${address}/scan`);
  await page.getByLabel('Code of the label').fill(code ?? '');
  await page.keyboard.press('Enter');
  await take('scan', 'A scanned label is a tick');
}
