// Takes the screenshots of docs/screens anew, from the pages as `npm start` serves them: in the light and the dark theme, on a
// phone, for the second demo supplier, and of the office.
//   npm run screens
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildServer, buildWeb } from '../../apps/server/src/testing/build.ts';
import { visitorsChromium } from '../../e2e/src/chromium-options.ts';
import { Visitor } from '../../e2e/src/visitor.ts';
import { openTestServer } from '../../e2e/src/test-server.ts';
import { walkAround } from './around-the-steps.ts';
import { type Gallery, newGallery, type Size } from './gallery.ts';
import { walkNewSupplier } from './new-supplier-screenshots.ts';
import { type OfficeLook, walkOffice } from './office-screenshots.ts';

interface Look {
  readonly chapter: string;
  readonly name: string;
  readonly window: Size;
  readonly picture: Size;
  readonly colorScheme: 'light' | 'dark';
  readonly query: string;
  readonly door: DoorChoices;
  /** Also the pages around the designer. */
  readonly withPages: boolean;
}

interface DoorChoices {
  readonly frame: string;
  readonly design: string;
  readonly colour: string;
  readonly glass: string;
}

const wide = { window: { width: 1440, height: 900 }, picture: { width: 1152, height: 720 } } as const;
const phone = { window: { width: 390, height: 844 }, picture: { width: 390, height: 844 } } as const;

const blueDoor: DoorChoices = {
  frame: 'Single Door with Both Sidelights',
  design: 'Carisbrooke Fan',
  colour: 'Pigeon Blue ★ non-standard',
  glass: 'Bevel Cluster',
};
const redDoor: DoorChoices = {
  frame: 'Single Door with Both Sidelights & Fanlight',
  design: 'Four Panel Two Light',
  colour: 'Ruby Red',
  glass: 'Diamond Lead',
};

const looks: readonly Look[] = [
  { chapter: 'By day', name: 'day', ...wide, colorScheme: 'light', query: '', door: blueDoor, withPages: true },
  { chapter: 'At dusk', name: 'dusk', ...wide, colorScheme: 'dark', query: '', door: blueDoor, withPages: false },
  { chapter: 'On a phone', name: 'phone', ...phone, colorScheme: 'light', query: '', door: blueDoor, withPages: false },
  {
    ...wide,
    chapter: 'The second supplier',
    name: 'second',
    colorScheme: 'light',
    query: '?client=-1023',
    door: redDoor,
    withPages: false,
  },
];

const officeLooks: readonly OfficeLook[] = [
  { chapter: 'The office', name: 'office', ...wide, colorScheme: 'light' },
  { chapter: 'The office in the evening, on a phone', name: 'office-phone', ...phone, colorScheme: 'dark' },
];

/** Wait until the last tile of a step is drawn, ms. */
const tilesTake = 2500;

const folder = join(import.meta.dirname, '../../docs/screens');
const about =
  'The pages as they are now, taken by `npm run screens` from a fresh database. The pictures have fewer colours than the pages.';

await Promise.all([buildServer(), buildWeb()]);
await using server = await openTestServer();
await server.start();
const browser = await chromium.launch(visitorsChromium());
try {
  const gallery = newGallery(folder, about);
  for (const look of looks) await walk(browser, look, gallery);
  await walkAround(browser, server.url, gallery);
  for (const look of officeLooks) await walkOffice(browser, { look, url: server.url }, gallery);
  await walkNewSupplier(browser, server, gallery);
  gallery.writePage();
} finally {
  await browser.close();
}

async function walk(shown: Browser, look: Look, gallery: Gallery) {
  const small = look.window.width < 900;
  const context = await shown.newContext({
    viewport: look.window,
    colorScheme: look.colorScheme,
    hasTouch: small,
    isMobile: small,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const home = `${server.url}/${look.query}`;
  const take = async (file: string, caption: string) => {
    await page.waitForTimeout(tilesTake);
    const { chapter, name, picture: size } = look;
    await gallery.take(page, { chapter, file: `${name}-${file}.png`, caption, size });
  };
  const visitor = new Visitor(page);
  await visitor.opens(home);
  // The web font loads late: only from the second visit on does the first page show it.
  await page.waitForLoadState('networkidle');
  await visitor.opens(home);
  await chooseDoor(visitor, look.door, take);
  await lookCloser(page, take);
  await visitor.goesOn(6);
  await take('submit', 'Submit Enquiry: the drawing sheet');
  const link = look.withPages ? await sharedLink(page) : null;
  await visitor.fillsIn({ name: 'Aoife Brennan', email: 'aoife@example.ie' });
  await visitor.submits();
  await visitor.isConfirmed();
  await take('confirmation', 'Confirmation');
  if (link) await pagesAround(page, { home, link }, take);
  await context.close();
}

type Take = (file: string, caption: string) => Promise<void>;

async function chooseDoor(visitor: Visitor, door: DoorChoices, take: Take) {
  await visitor.chooses('Frame Design', door.frame);
  await visitor.isConfigured();
  await take('frame', 'Frame Design');
  await visitor.goesOn(2);
  await visitor.chooses('Select Design', door.design);
  await take('design', 'Sash Design');
  await visitor.goesOn(3);
  await visitor.chooses('Door Colour', door.colour);
  await take('colours', 'Colours');
  await visitor.goesOn(4);
  await visitor.chooses('Door Glass', door.glass);
  await take('glass', 'Glass');
  await visitor.goesOn(5);
  await take('hardware', 'Hardware');
}

async function lookCloser(page: Page, take: Take) {
  await page.getByRole('button', { name: 'Your choices' }).click();
  await take('choices', 'Your choices');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Enlarge preview' }).click();
  await page.getByRole('radio', { name: 'Brick' }).check({ force: true });
  await take('enlarged', 'Enlarged, on a brick wall');
  await page.keyboard.press('Escape');
}

async function sharedLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share this design' }).click();
  await page.getByText('The link is copied').waitFor();
  return String(await page.evaluate('navigator.clipboard.readText()'));
}

async function pagesAround(page: Page, { home, link }: { readonly home: string; readonly link: string }, take: Take) {
  const open = async (address: string) => {
    await page.goto(address);
    await page.reload();
  };
  await open(link);
  await take('shared', 'A shared design');
  await open(`${home}#/privacy`);
  await take('privacy', 'Privacy policy');
  await open(`${home}#/login`);
  await take('login', 'Log in');
  await open(`${home}#/nowhere`);
  await take('not-found', 'Page not found');
}
