import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { visitorWithDoor } from '../../e2e/src/visitor.ts';
import type { Gallery, Size } from './gallery.ts';

/** What the designer has around its six steps, in a wide window and on a phone. */
const looks = [
  {
    chapter: 'Around the six steps',
    name: 'around',
    window: { width: 1440, height: 900 },
    picture: { width: 1152, height: 720 },
  },
  {
    chapter: 'Around the six steps, on a phone',
    name: 'around-phone',
    window: { width: 390, height: 844 },
    picture: { width: 390, height: 844 },
  },
] as const satisfies readonly { chapter: string; name: string; window: Size; picture: Size }[];

/** A house of ours, seen from aside as a visitor takes it. */
async function photoOfHouse(browser: Browser) {
  const house = join(import.meta.dirname, '../../docs/screens/showpiece-anthracite-slot-with-a-long-bar.png');
  const page = await browser.newPage({ viewport: { width: 1440, height: 1080 } });
  await page.setContent(
    `<body style="margin:0;overflow:hidden;perspective:2400px"><img src="data:image/png;base64,${readFileSync(house, 'base64')}"
      style="position:absolute;left:-80px;top:-24px;width:1600px;height:1200px;transform:rotateY(-6deg)">`,
  );
  const buffer = await page.screenshot({ type: 'jpeg', quality: 92 });
  await page.close();
  return { name: 'house.jpg', mimeType: 'image/jpeg', buffer };
}

/** Wait until the last picture of a page is drawn, ms. */
const picturesTake = 4000;

export async function walkAround(browser: Browser, url: string, gallery: Gallery): Promise<void> {
  const photo = await photoOfHouse(browser);
  for (const { chapter, name, window, picture } of looks) {
    const small = window.width < 900;
    const context = await browser.newContext({ viewport: window, hasTouch: small, isMobile: small });
    const page = await context.newPage();
    const take = async (file: string, caption: string) => {
      await page.waitForTimeout(picturesTake);
      await gallery.take(page, { chapter, file: `${name}-${file}.png`, caption, size: picture });
    };
    await showsBeginnings(page, url, take);
    await showsHouse(page, { url, photo }, take);
    await showsDusk(page, take);
    await showsDecision(page, take);
    await context.close();
  }
}

type Take = (file: string, caption: string) => Promise<void>;

async function showsBeginnings(page: Page, url: string, take: Take) {
  await page.goto(`${url}/#/gallery`);
  // The web font loads late: only from the second visit on does the first page show it.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await page.getByRole('heading', { name: 'Finished doors', level: 1 }).waitFor();
  await take('gallery', 'Finished doors');
  await page.goto(`${url}/#/guide`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await take('questions', 'A few questions');
}

interface House {
  readonly url: string;
  readonly photo: Awaited<ReturnType<typeof photoOfHouse>>;
}

async function showsHouse(page: Page, { url, photo }: House, take: Take) {
  const visitor = await visitorWithDoor(page, url, 'Single Door with Right Sidelight');
  await page.waitForLoadState('networkidle');
  await page.reload();
  await page.getByRole('button', { name: 'Keep this door' }).waitFor();
  await take('frame', 'On the supplier’s brick');
  const keeps = () => page.getByRole('button', { name: 'Keep this door' }).click();
  await keeps();
  await page.getByRole('button', { name: /^Wall: / }).click();
  await page.getByRole('radio', { name: 'Your house' }).click({ force: true });
  const dialog = page.getByRole('dialog', { name: 'Your house' });
  await dialog.getByLabel('Choose a picture').first().setInputFiles(photo);
  await dialog.getByRole('button', { name: /^Lower left corner/ }).waitFor();
  // As a person does: the outer edge of the frame is a little beside the edge that was found.
  for (const corner of ['Upper right corner', 'Lower right corner']) {
    for (let press = 0; press < 4; press += 1) {
      await dialog.getByRole('button', { name: new RegExp(`^${corner}`) }).press('ArrowRight');
    }
  }
  await take('corners', 'The corners of the opening');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await visitor.goesOn(2);
  await visitor.goesOn(3);
  await visitor.chooses('Door Colour', 'Ruby Red');
  await page.evaluate('scrollTo(0, 0)');
  await take('house', 'The door in a photo of the house');
  await page.getByRole('button', { name: /^Letter Plate: / }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Letter Plate' }).waitFor();
  await take('part', 'A part that was tapped, with its choices');
  await page.keyboard.press('Escape');
  await keeps();
}

async function showsDusk(page: Page, take: Take) {
  await page.getByRole('button', { name: /^Wall: / }).click();
  await page.getByRole('slider', { name: 'Time of day' }).fill('20');
  await page.keyboard.press('Escape');
  await take('house-dusk', 'The same house at dusk');
  await page.getByRole('button', { name: /^Wall: / }).click();
  await page.getByRole('radio', { name: 'Brick' }).check({ force: true });
  await page.keyboard.press('Escape');
  await page.goto(new URL('#/sash-design', page.url()).href);
  await take('dusk', 'Dusk, on the stage and on the tiles');
}

async function showsDecision(page: Page, take: Take) {
  await page.getByRole('button', { name: /^Wall: / }).click();
  await page.getByRole('slider', { name: 'Time of day' }).fill('0');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '2 kept doors' }).click();
  await take('kept', 'Kept doors');
  await page.getByRole('button', { name: 'Make the link' }).click();
  const family = await page.getByRole('link', { name: 'Open the page' }).getAttribute('href');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByRole('table', { name: 'Doors side by side' }).waitFor();
  await take('compare', 'Two doors side by side');
  await page.goto(new URL(family ?? '', page.url()).href);
  await page
    .getByRole('button', { name: /^I like/ })
    .first()
    .click();
  await page.evaluate('scrollTo(0, 0)');
  await take('family', 'What the family sees under the link');
}
