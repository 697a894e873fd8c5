import { expect, test } from '@playwright/test';
import { choosesPhoto, opensOwnHouse } from './house-photo.ts';
import { openTestServer } from './test-server.ts';
import { visitorWithDoor } from './visitor.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone the door stands in a photo of the house, which a reload keeps', async ({ page }) => {
  await using server = await openTestServer();
  await server.start();
  const visitor = await visitorWithDoor(page, server.url, 'Single Door');
  const dialog = await opensOwnHouse(page);
  await choosesPhoto(dialog);
  const corner = dialog.getByRole('button', { name: /^Upper left corner/ });
  const before = await corner.getAttribute('aria-label');
  await corner.press('ArrowLeft');
  await expect(corner).not.toHaveAttribute('aria-label', before ?? '');
  await dialog.getByRole('button', { name: 'Done' }).click();
  const inHouse = page.getByRole('slider', { name: 'Before and after' });
  await expect(inHouse).toBeVisible();
  await visitor.goesOn(2);
  await visitor.goesOn(3);
  await visitor.chooses('Door Colour', 'Ruby Red');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Wall: Your house' })).toBeVisible();
  await expect(inHouse).toBeVisible();
});
