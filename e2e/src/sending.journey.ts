import { expect, type Page } from '@playwright/test';
import { holdRequest } from './hold-request.ts';
import { withSettings } from './with-settings.ts';
import { type Visitor, visitorWithDoor } from './visitor.ts';
import { test } from './shared-server.ts';

const person = { name: 'Orla Byrne', email: 'orla@example.ie' };

/** A visitor who has filled in the form for the plain door with clear glass. */
async function visitorAtTheForm(page: Page): Promise<Visitor> {
  const visitor = await visitorWithDoor(page, '/');
  await visitor.goesToTheForm();
  await visitor.fillsIn(person);
  return visitor;
}

/** What the server is asked from here on, in order, by the names of the calls. */
function callsOf(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/trpc/public/')) calls.push(...path.slice('/trpc/public/'.length).split(','));
  });
  return calls;
}

/** What the browser says in alerts of its own. */
function alertsOn(page: Page): readonly string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

/** Width and height of each picture that was stored, as the picture itself says. */
function picturesOf(page: Page): () => Promise<readonly string[]> {
  const addresses: string[] = [];
  page.on('request', (request) => {
    for (const [, address = ''] of (request.postData() ?? '').matchAll(/"imageUrl":"([^"]+)"/g))
      addresses.push(address);
  });
  const sizeOf = async (address: string) => {
    const png = await (await page.request.get(address)).body();
    return `${png.readUInt32BE(16)} × ${png.readUInt32BE(20)}`;
  };
  return () => Promise.all(addresses.map(sizeOf));
}

test('an enquiry that is cut off closes its modal and shows an error; sent again, its calls keep their order [2.86 4.58 4.59 7.65 8.21 9.13]', async ({
  page,
}) => {
  const visitor = await visitorAtTheForm(page);
  const request = await holdRequest(page, /submitEnquiry/);
  await visitor.submits();
  const busy = page.getByRole('dialog', { name: 'Sending your enquiry' });
  await expect(busy).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(busy).toBeVisible();
  await request.drop();
  const failure = page.getByRole('dialog', { name: 'Error Occurred' });
  await expect(failure).toBeVisible();
  await expect(busy).toBeHidden();

  const calls = callsOf(page);
  const pictures = picturesOf(page);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await visitor.isConfirmed();
  expect(calls.slice(0, 2)).toEqual(['submitEnquiry', 'updateItem']);
  expect(calls.slice(2).toSorted()).toEqual([
    'generateBom',
    'getImageUploadTarget',
    'getImageUploadTarget',
    'updateDoorImage',
    'updateDoorImage',
  ]);
  expect(await pictures()).toEqual([expect.stringMatching(/ 600$/), expect.stringMatching(/ 600$/)]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a cancelled call shows no error [8.3]', async ({ page }) => {
  const visitor = await visitorAtTheForm(page);
  await page.evaluate(() => {
    const { fetch: usual } = globalThis;
    globalThis.fetch = async (...asked) => {
      if (new Request(...asked).url.includes('submitEnquiry'))
        throw new DOMException('This operation was aborted.', 'AbortError');
      return usual(...asked);
    };
  });
  await visitor.submits();
  await expect(page.getByRole('button', { name: 'Submit Enquiry' })).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visitor.isAtStep(6);
});

test('lines in error are shown after sending, in the Error mode of the item modal [8.14]', async ({ page }) => {
  await page.route(/generateBom/, async (route) => {
    const answer = await route.fetch();
    const [{ result }] = await answer.json();
    const data = { ...result.data, WorkInstructions: [{ WinSysStockCode: 'error-lock' }] };
    await route.fulfill({ response: answer, json: [{ result: { data } }] });
  });
  const visitor = await visitorAtTheForm(page);
  await visitor.submits();
  await visitor.isConfirmed();
  const modal = page.getByRole('dialog', { name: 'Something is left to settle' });
  await expect(modal).toContainText('No lock is made for a door of this height.');
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
});

test('without the drawing of the door nothing is sent: Not Configured Properly to Submit [5.8 8.11]', async ({
  page,
}) => {
  const alerts = alertsOn(page);
  const visitor = await visitorAtTheForm(page);
  const calls = callsOf(page);
  await page.evaluate(() => {
    for (const door of document.querySelectorAll('[aria-label^="Door preview"]')) door.remove();
  });
  await visitor.submits();
  await expect.poll(() => alerts).toEqual(['Not Configured Properly to Submit']);
  expect(calls).toEqual([]);
});

test.describe('a picture', () => {
  const withoutTextures = (page: Page) => page.route(/\/tiles\//, (route) => route.abort());

  test('that cannot be exported is replaced by an outline [7.66]', async ({ page }) => {
    await withoutTextures(page);
    const visitor = await visitorAtTheForm(page);
    const pictures = picturesOf(page);
    await visitor.submits();
    await visitor.isConfirmed();
    expect(await pictures()).toEqual(['300 × 600', '300 × 600']);
  });

  test('without an outline is left out: No image to upload [8.12]', async ({ page }) => {
    await withoutTextures(page);
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const alerts = alertsOn(page);
    const visitor = await visitorAtTheForm(page);
    const calls = callsOf(page);
    await visitor.submits();
    await visitor.isConfirmed();
    expect(alerts).toEqual(['No image to upload', 'No image to upload']);
    expect(calls).not.toContain('updateDoorImage');
    expect(calls).toContain('generateBom');
  });
});

test('the form asks about sharing in the words of the settings, and names what is missing after Submit [2.66 5.2 9.1]', async ({
  page,
}) => {
  await withSettings(page, { ui: { consentYesText: 'Yes, pass it on.', consentNoText: 'No, keep it.' } });
  const visitor = await visitorWithDoor(page, '/');
  await visitor.goesStraightTo('submit');
  await expect(page.getByRole('radio', { name: 'Yes, pass it on.' })).toBeChecked();
  await page.getByRole('radio', { name: 'No, keep it.' }).check({ force: true });
  const missing = [
    'Terms must be agreed to in order to proceed',
    'Our Privacy Policy must be agreed to in order to proceed',
    'Our data sharing agreement must be agreed to in order to proceed',
  ];
  for (const message of missing) await expect(page.getByText(message)).toBeHidden();
  const calls = callsOf(page);
  await visitor.submits();
  for (const message of missing) await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  expect(calls).not.toContain('submitEnquiry');
});

test('a mistyped email address and glass that is not chosen are asked about once; without network the enquiry waits, and leaves once by itself', async ({
  page,
  context,
}) => {
  const visitor = await visitorWithDoor(page, '/');
  await visitor.goesStraightTo('submit');
  await visitor.fillsIn({ ...person, email: 'orla@example' });
  const calls = callsOf(page);
  await visitor.submits();
  const doubts = page.getByRole('dialog', { name: 'Send anyway?' });
  await expect(doubts.getByRole('listitem')).toHaveCount(2);
  expect(calls).not.toContain('submitEnquiry');
  await doubts.getByRole('button', { name: 'Change the e-mail address' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await visitor.submits();
  await context.setOffline(true);
  await doubts.getByRole('button', { name: 'Send anyway' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'No network just now' })).toBeVisible();
  expect(calls).not.toContain('submitEnquiry');
  await context.setOffline(false);
  await visitor.isConfirmed();
  expect(calls.filter((call) => call === 'submitEnquiry')).toHaveLength(1);
});
