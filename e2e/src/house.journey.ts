import { expect, type Page, test } from '@playwright/test';
import { choosesPhoto, opensOwnHouse } from './house-photo.ts';
import { Installer } from './installer.ts';
import { openTestServer } from './test-server.ts';
import { type Visitor, visitorWithDoor } from './visitor.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const toSend = { name: 'Send the picture of my house too' };
const slider = (page: Page) => page.getByRole('slider', { name: 'Before and after' });

/** The photo with the door in it, as it looks once nothing moves any more and the page is at its top. */
async function photoOnStage(page: Page): Promise<string> {
  const picture = page.getByRole('img', { name: 'Door preview, external' });
  let seen = '';
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(slider(page)).toBeVisible();
    const before = seen;
    seen = (await picture.screenshot()).toString('base64');
    expect(seen === before).toBe(true);
  }).toPass({ timeout: 30_000 });
  return seen;
}

/** Makes a choice, which the door in the photo follows. */
async function choosesInPhoto({ page }: Visitor, choose: () => Promise<void>): Promise<void> {
  const before = await photoOnStage(page);
  await choose();
  await expect(async () => expect((await photoOnStage(page)) === before).toBe(false)).toPass({
    timeout: 30_000,
  });
}

async function setsCorners(page: Page): Promise<void> {
  const dialog = await opensOwnHouse(page);
  await choosesPhoto(dialog);
  const corner = dialog.getByRole('button', { name: /^Upper left corner/ });
  const place = () => corner.getAttribute('aria-label');
  const suggested = await place();
  await corner.press('Shift+ArrowLeft');
  await expect.poll(place).not.toBe(suggested);
  const box = await corner.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const byKeys = await place();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 6, y, { steps: 3 });
  await page.mouse.up();
  await expect.poll(place).not.toBe(byKeys);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
}

test('on a phone a door is designed in a photo of the house, compared, and sent with the photo, which the installer sees', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await using server = await openTestServer();
  await server.start();
  const visitor = await visitorWithDoor(page, server.url, 'Single Door');
  const keeps = async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Keep this door' }).click();
  };

  await setsCorners(page);
  await page.getByRole('button', { name: 'Enlarge preview' }).click();
  await slider(page).last().click({ trial: true });
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await choosesInPhoto(visitor, () => visitor.chooses('Frame Design', 'Single Door with Right Sidelight'));
  await choosesInPhoto(visitor, () => visitor.chooses('Frame Design', 'Single Door'));
  // A part is tapped where it is seen in the photo, and its panel, over the photo, takes clicks.
  const letterPlate = page.getByRole('button', { name: /^Letter Plate: / });
  await choosesInPhoto(visitor, async () => {
    await letterPlate.click();
    const panel = page.getByRole('dialog', { name: 'Letter Plate' });
    await panel.getByRole('radio', { name: 'None' }).check({ force: true });
    await panel.getByRole('button', { name: 'Done' }).click();
    await expect(letterPlate).toHaveCount(0);
  });

  await visitor.goesOn(2);
  await keeps();
  await choosesInPhoto(visitor, () => visitor.chooses('Select Design', 'Full Glaze'));
  await visitor.goesOn(3);
  await choosesInPhoto(visitor, () => visitor.chooses('Door Colour', 'Ruby Red'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Wall: Your house' })).toBeVisible();
  await visitor.goesOn(4);
  await choosesInPhoto(visitor, () => visitor.chooses('Door Glass', 'Diamond Lead'));
  await visitor.goesOn(5);
  await choosesInPhoto(visitor, () => visitor.chooses('Select Hardware Finish', 'Black'));

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('link', { name: '1 kept door' }).click();
  await page.getByRole('checkbox', { name: 'Compare your present door too' }).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const doors = page.getByRole('table', { name: 'Doors side by side' });
  await expect(doors.getByRole('columnheader', { name: 'Your present door' })).toBeVisible();
  await expect(doors).toContainText('Ruby Red');
  await expect(doors).toContainText('Full Glaze');

  await doors.getByRole('link', { name: 'Go on with it' }).click();
  await visitor.isAtStep(1);
  await visitor.goesStraightTo('submit');
  await expect(page.getByRole('img', { name: 'Your door in the picture of your house' })).toBeVisible();
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
