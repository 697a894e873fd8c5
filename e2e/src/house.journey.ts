import { expect, test } from '@playwright/test';
import { choosesPhoto, opensOwnHouse } from './house-photo.ts';
import { Installer } from './installer.ts';
import { openTestServer } from './test-server.ts';
import { visitorWithDoor } from './visitor.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const toSend = { name: 'Send the picture of my house too' };

test('on a phone a door is designed in a photo of the house, compared, and sent with the photo, which the installer sees', async ({
  page,
  browser,
}) => {
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
  const slider = page.getByRole('slider', { name: 'Before and after' });
  await expect(slider).toBeVisible();
  // A part is tapped where it is seen in the photo, and its panel, over the photo, takes clicks.
  const letterPlate = page.getByRole('button', { name: /^Letter Plate: / });
  await letterPlate.click();
  const panel = page.getByRole('dialog', { name: 'Letter Plate' });
  await panel.getByRole('radio', { name: 'None' }).check({ force: true });
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(letterPlate).toHaveCount(0);

  const keeps = async () => {
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Keep this door' }).click();
  };
  await visitor.goesOn(2);
  await keeps();
  await visitor.goesOn(3);
  await visitor.chooses('Door Colour', 'Ruby Red');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Wall: Your house' })).toBeVisible();
  await expect(slider).toBeVisible();
  await keeps();
  for (const step of [4, 5]) {
    await visitor.goesOn(step);
    await expect(slider).toBeVisible();
  }
  const designing = page.url();
  await page.goto(`${server.url}/#/kept`);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Doors side by side' })).toContainText('Ruby Red');

  await page.goto(designing);
  await visitor.goesToTheForm();
  await visitor.fillsIn({ name: 'Nia Evans', email: 'nia@example.wales' });
  await expect(page.getByRole('checkbox', toSend)).not.toBeChecked();
  await page.getByRole('checkbox', toSend).check({ force: true });
  await visitor.submits();
  await visitor.isConfirmed();

  const office = await browser.newPage();
  const installer = new Installer(office, server.url);
  await installer.logsIn('installer@example.com', '/installer/enquiries');
  await office
    .getByRole('link', { name: /Nia Evans/ })
    .first()
    .click();
  const seen = office.getByRole('img', { name: 'The door in the visitor’s house, in full size' });
  await expect(seen).toBeVisible();
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600);
  await office.close();
});
