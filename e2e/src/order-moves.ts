import { expect, type Page } from '@playwright/test';
import type { Installer } from './installer.ts';

/** The list shows what it knew, and then what has changed: a row may move under the pointer, and whoever has missed it clicks again. */
export async function opensOrder(person: Installer, number: string): Promise<void> {
  await person.opens('/installer/order');
  const heading = person.page.getByRole('heading', { name: `Order ${number}`, level: 1 });
  await expect(async () => {
    await person.page.getByRole('link', { name: number, exact: true }).click({ timeout: 5000 });
    await expect(heading).toBeVisible({ timeout: 5000 });
  }).toPass();
}

/** Makes a move that asks something first. */
export async function moves(page: Page, move: string, asks: 'tick' | 'nothing'): Promise<void> {
  await page.getByRole('button', { name: move, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (asks === 'tick') await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: move, exact: true }).click();
  await expect(dialog).toBeHidden();
}
