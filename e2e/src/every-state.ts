import { expect, type Page } from '@playwright/test';
import { choosesPhoto, opensOwnHouse } from './house-photo.ts';
import { holdRequests } from './hold-request.ts';
import { Visitor } from './visitor.ts';

/** Leads the page through every state of the public pages and yields the name of each, so that a test can check it. */
export async function* everyState(page: Page, start: string): AsyncGenerator<string> {
  const visitor = new Visitor(page);
  yield* startingUp(page, start);
  yield* choosingFrame(page, visitor);
  yield* choosingDoor(page, visitor);
  yield* lookingClosely(page);
  yield* seeingOwnHouse(page);
  yield* keeping(page, visitor, start);
  yield* sharing(page, visitor, start);
  yield* sending(page, visitor);
  yield* plainPages(page, start);
  yield* legalTexts(page);
}

async function* startingUp(page: Page, start: string) {
  const held = await holdRequests(page, /getTheme/);
  // Step 1 itself is there before the settings are.
  await page.goto(`${start}#/colours`);
  await expect(page.getByText('Getting things ready')).toBeVisible();
  yield 'getting things ready';
  held.release();
  await expect(page.getByRole('heading', { name: 'Frame Design', level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('img')).toHaveJSProperty('complete', true);
  yield 'before a choice';
}

async function* choosingFrame(page: Page, visitor: Visitor) {
  const held = await holdRequests(page, /createItemFromTemplate/);
  await visitor.chooses('Frame Design', 'Single Door with Both Sidelights');
  await expect(page.getByText('Please wait while we configure your Item.')).toBeVisible();
  yield 'configuring';
  held.release();
  await visitor.isConfigured();
  await page.getByRole('button', { name: 'I know my opening' }).click();
  const width = page.getByRole('spinbutton', { name: 'Opening width' });
  await width.fill('99999');
  await expect(width).toHaveAttribute('aria-invalid', 'true');
  yield 'an opening that cannot be filled';
}

async function* choosingDoor(page: Page, visitor: Visitor) {
  await visitor.goesOn(2);
  yield 'sash design';
  await page.getByRole('button', { name: 'Solid', exact: true }).click();
  yield 'filtered designs';
  await visitor.goesOn(3);
  yield 'colours';
  await visitor.goesOn(4);
  yield 'glass';
  yield* explained(page, 'glass');
  await visitor.goesOn(5);
  yield 'hardware';
  yield* explained(page, 'hardware');
}

/** A tile that cannot be chosen, with its reason shown; not every supplier sells such a thing. */
async function* explained(page: Page, place: string) {
  const refused = page.locator('input[type="radio"][aria-disabled="true"]').first();
  if ((await refused.count()) === 0) return;
  await refused.click({ force: true });
  await expect(page.getByRole('note')).toBeVisible();
  yield `${place} with a why-not`;
}

async function* lookingClosely(page: Page) {
  await page.getByRole('button', { name: 'Your choices' }).click();
  yield 'your choices';
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Enlarge preview' }).click();
  await expect(page.getByRole('dialog', { name: 'Enlarged preview' })).toBeVisible();
  yield 'enlarged';
  await page.keyboard.press('Escape');
}

async function* seeingOwnHouse(page: Page) {
  const dialog = await opensOwnHouse(page);
  yield 'a photo of the house wanted';
  await choosesPhoto(dialog);
  yield 'corners of the doorway';
  await dialog.getByRole('radio', { name: 'Light' }).check({ force: true });
  yield 'light in the photo';
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('slider', { name: 'Before and after' })).toBeVisible();
  yield 'the door in the own house';
  await page.getByRole('button', { name: /^Wall: / }).click();
  await page.getByRole('radio', { name: 'Studio' }).check({ force: true });
  await page.keyboard.press('Escape');
}

/** What passes by itself covers what is beside it for that long. */
async function closesMessages(page: Page) {
  const close = page.getByRole('button', { name: 'Close message' });
  await expect(close.first()).toBeVisible();
  while ((await close.count()) > 0)
    await close
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined);
}

async function* keeping(page: Page, visitor: Visitor, start: string) {
  const designing = page.url();
  const keep = page.getByRole('button', { name: 'Keep this door' });
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await keep.click();
  await closesMessages(page);
  await page.getByRole('radio', { name: 'Chrome', exact: true }).first().check({ force: true });
  await keep.click();
  await closesMessages(page);
  await expect(page.getByRole('link', { name: '2 kept doors' })).toBeVisible();
  yield 'a door kept';
  await page.goto(`${start}#/kept`);
  await expect(page.getByRole('listitem')).toHaveCount(2);
  yield 'kept doors';
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(
    page.getByRole('table', { name: 'Doors side by side' }).getByRole('img', { name: /^Door preview/ }),
  ).toHaveCount(4);
  yield 'doors side by side';
  await page.goto(`${start}#/gallery`);
  await expect(page.getByRole('button', { name: /^Begin with / }).first()).toBeVisible();
  yield 'finished doors';
  await page.goto(`${start}#/guide`);
  await page.getByRole('button', { name: 'One door' }).click();
  await expect(page.getByRole('heading', { name: 'Glass beside the door?' })).toBeVisible();
  yield 'a question';
  await page.goto(`${start}#/guide/leaves.single_sides.-_fanlight.-_style.-_opening.1010x2110`);
  await expect(page.getByRole('button', { name: 'Design this door' })).toBeEnabled();
  yield 'the doors that fit the answers';
  await page.goto(designing);
}

async function* sharing(page: Page, visitor: Visitor, start: string) {
  await visitor.goesOn(6);
  yield 'submit';
  const designing = page.url();
  await page.evaluate(() => {
    for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined });
  });
  await page.getByRole('button', { name: 'Share this design' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this design' }).inputValue();
  yield 'a link to copy';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'A shared design' })).toBeVisible();
  yield 'a shared design';
  await page.getByRole('button', { name: 'Make it mine' }).click();
  await expect(page.getByRole('dialog', { name: 'Replace your design?' })).toBeVisible();
  yield 'replace your design';
  await page.goto(`${start}#/shared/nothing`);
  await expect(page.getByRole('heading', { name: 'This design is not here' })).toBeVisible();
  yield 'a shared design that is gone';
  await page.goto(designing);
}

async function* sending(page: Page, visitor: Visitor) {
  await visitor.submits();
  await expect(page.getByText('Please tell us your name')).toBeVisible();
  yield 'submit with errors';
  await visitor.fillsIn({ name: 'Aoife Brennan', email: 'aoife@example.ie' });
  await page.route(/submitEnquiry/, (route) => route.abort('connectionreset'), { times: 1 });
  await visitor.submits();
  const doubts = page.getByRole('dialog', { name: 'Send anyway?' });
  await expect(doubts).toBeVisible();
  yield 'what is asked before sending';
  await doubts.getByRole('button', { name: 'Send anyway' }).click();
  const failure = page.getByRole('dialog', { name: 'Error Occurred' });
  await expect(failure).toBeVisible();
  yield 'an error';
  await failure.getByRole('button', { name: 'Close' }).click();
  const held = await holdRequests(page, /submitEnquiry/);
  await visitor.submits();
  await expect(page.getByRole('dialog', { name: 'Sending your enquiry' })).toBeVisible();
  yield 'sending';
  held.release();
  // Whoever looks on for too long meets the error of a server that does not answer, and sends again.
  await expect(async () => {
    if (await failure.isVisible()) await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/#\/confirmation/, { timeout: 3000 });
  }).toPass();
  yield 'confirmation';
}

async function* plainPages(page: Page, start: string) {
  for (const address of ['#/terms', '#/privacy', '#/login', '#/not-authorized', '#/nowhere']) {
    await page.goto(`${start}${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    yield address;
  }
}

/** The legal texts, opened by themselves: in their frames no script may run, not even the test's. */
async function* legalTexts(page: Page) {
  for (const text of ['terms-and-conditions.html', 'privacy-policy.html']) {
    await page.goto(`/${text}`);
    // The browser's own paper, dark in the evening, which axe takes for white.
    await page.evaluate(() => document.documentElement.style.setProperty('background', 'Canvas'));
    yield text;
  }
}
