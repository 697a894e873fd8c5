import { expect, type Locator, type Page } from '@playwright/test';

/** A house front of one colour with the opening of a door in it, as a file to upload. */
async function photoOfHouse(page: Page) {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 900, height: 1200 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('There is a canvas.');
    pen.fillStyle = '#c8bfae';
    pen.fillRect(0, 0, 900, 1200);
    pen.fillStyle = '#8d8a86';
    pen.fillRect(0, 1020, 900, 180);
    pen.fillStyle = '#27354a';
    pen.fillRect(280, 300, 340, 720);
    return canvas.toDataURL('image/jpeg');
  });
  return {
    name: 'house.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
  };
}

/** Opens the dialog of the visitor's own house. */
export async function opensOwnHouse(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Wall: / }).click();
  await page.getByRole('radio', { name: 'Your house' }).click({ force: true });
  const dialog = page.getByRole('dialog', { name: 'Your house' });
  await expect(dialog.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  return dialog;
}

/** Chooses a photo there, whose four corners then stand around its door. */
export async function choosesPhoto(dialog: Locator): Promise<void> {
  await dialog
    .getByLabel('Choose a picture')
    .first()
    .setInputFiles(await photoOfHouse(dialog.page()));
  await expect(dialog.getByRole('button', { name: /^Lower left corner/ })).toBeVisible({ timeout: 20_000 });
}
