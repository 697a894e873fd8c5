import { hardwareKinds } from '@door/domain/model/hardware-kinds';
import { hardwareKindWords } from '@door/domain/words/english/hardware-kinds';
import { expect, type Page } from '@playwright/test';
import { withSettings } from './with-settings.ts';
import { Visitor } from './visitor.ts';
import { test } from './shared-server.ts';

interface Way {
  readonly frame?: string;
  /** What stands behind the address, as `?mode=installer`. */
  readonly search?: string;
}

/** A visitor with this frame who has gone on to a step. */
async function visitorAt(page: Page, step: number, { frame = 'Single Door', search = '' }: Way = {}): Promise<Visitor> {
  const visitor = new Visitor(page);
  await visitor.opens(`/${search}`);
  await visitor.chooses('Frame Design', frame);
  await visitor.isConfigured();
  for (let next = 2; next <= step; next += 1) await visitor.goesOn(next);
  return visitor;
}

const groupsOn = (page: Page) =>
  page
    .locator('.panel')
    .getByRole('radiogroup')
    .evaluateAll((groups) =>
      groups.map(
        (group) =>
          group.getAttribute('aria-label') ??
          document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ??
          '',
      ),
    );

const group = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true });

test.describe('Hardware', () => {
  const pieces = hardwareKinds.map((kind) => hardwareKindWords[kind].heading);

  test('has a section for each piece, and none for the colour of the hinges [2.40 2.41 2.43]', async ({ page }) => {
    const visitor = await visitorAt(page, 2);
    await visitor.chooses('Select Design', 'Four Panel Two Light');
    for (const step of [3, 4, 5]) await visitor.goesOn(step);
    expect(await groupsOn(page)).toEqual(['Select Handle Type', 'Select Hardware Finish', ...pieces, 'Hinge Side']);
    for (const piece of pieces.slice(1))
      await expect(group(page, piece).getByRole('radio', { name: 'None', exact: true }), piece).toHaveCount(1);
    await expect(group(page, 'Handle').getByRole('radio', { name: 'None', exact: true })).toHaveCount(0);
    await expect(group(page, 'Hinge Side').getByRole('radio')).toHaveCount(2);
    await visitor.chooses('Hinge Side', 'Right');
    await visitor.chooses('Hinge Side', 'Left');
    const finishes = group(page, 'Select Hardware Finish');
    await expect(finishes.getByRole('radio', { name: 'Gold', exact: true }), 'no page chooses').toBeChecked();
  });

  test('shows an installer the colour of the hinges too [2.44 6.7]', async ({ page }) => {
    await visitorAt(page, 5, { search: '?mode=installer' });
    await expect(group(page, 'Hinge Colour').getByRole('radio').first()).toBeAttached();
  });
});

test.describe('Glass', () => {
  test('offers glass for the frame only where the frame has any, and backing glass only behind glass [2.49-2.52]', async ({
    page,
  }) => {
    const visitor = await visitorAt(page, 4, { frame: 'Single Door with Left Sidelight' });
    expect(await groupsOn(page)).toEqual(['Door Glass']);
    await visitor.chooses('Door Glass', 'Clear');
    await expect.poll(() => groupsOn(page)).toEqual(['Door Glass', 'Backing Glass']);
    await visitor.switches('Use different frame glass');
    await expect(group(page, 'Frame Glass')).toBeVisible();
    const names = (of: string) =>
      group(page, of)
        .getByRole('radio')
        .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('aria-label')));
    expect(await names('Frame Glass')).toEqual(await names('Door Glass'));
    await visitor.chooses('Door Glass', 'Unglazed');
    await expect(group(page, 'Backing Glass'), 'behind the sidelight’s own glass').toBeVisible();
    await visitor.switches('Use different frame glass');
    await expect(group(page, 'Frame Glass')).toBeHidden();
    await expect(group(page, 'Backing Glass')).toBeHidden();
  });

  test('resets the backing behind a theme that takes none, and shows a message', async ({ page }) => {
    const visitor = await visitorAt(page, 4);
    await visitor.chooses('Door Glass', 'Diamond Lead');
    await visitor.chooses('Backing Glass', 'Minster');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await visitor.chooses('Door Glass', 'Pinstripe');
    await expect(page.getByRole('alert')).toHaveText('Backing Glass has been Reset');
    await expect(group(page, 'Backing Glass')).toBeHidden();
  });

  test('has no frame glass for a door alone, and no Unglazed where the supplier does not sell it [2.47]', async ({
    page,
  }) => {
    await withSettings(page, { ui: { showUnglazed: false } });
    await visitorAt(page, 4);
    await expect(group(page, 'Door Glass').getByRole('radio', { name: 'Clear', exact: true })).toBeAttached();
    await expect(page.getByRole('radio', { name: 'Unglazed' })).toHaveCount(0);
    await expect(page.getByRole('switch')).toHaveCount(0);
  });
});

test.describe('Colours', () => {
  const warning = 'Premium Internal Colour will incur extra cost';
  const inside = (page: Page) => page.getByRole('region', { name: 'Internal Frame Colour' });
  const outside = (page: Page) => page.getByRole('region', { name: 'External Frame Colour' });

  test('explain the star, and begin in standard colours without further options [2.55 2.58 2.60]', async ({ page }) => {
    await visitorAt(page, 3);
    expect(await groupsOn(page)).toEqual(['Door Colour', 'External Frame Colour', 'Internal Frame Colour']);
    await expect(page.getByText('Non-standard, may incur extra cost')).toBeVisible();
    for (const side of [outside(page), inside(page)])
      await expect(side.getByRole('heading', { level: 3 })).toHaveText(['Standard', 'Premium']);
    await expect(inside(page)).toContainText(warning);
    await expect(inside(page)).toContainText('No Option');
  });

  test('offer the door’s own colour inside once it is outside [2.54 2.57 2.62]', async ({ page }) => {
    const visitor = await visitorAt(page, 3);
    await visitor.chooses('Door Colour', 'Pigeon Blue ★ non-standard');
    await expect(inside(page)).toContainText('No Option');
    await visitor.chooses('External Frame Colour', 'Same as door, Pigeon Blue ★ non-standard');
    await expect(inside(page)).not.toContainText('No Option');
    await visitor.chooses('Internal Frame Colour', 'Same as door, Pigeon Blue ★ non-standard');
    await visitor.switches('Same Internal Colour');
    await expect(page.getByRole('switch', { name: 'Same Internal Colour' })).toBeChecked();
  });

  test('hide what is premium inside where the supplier sells none [2.59]', async ({ page }) => {
    await withSettings(page, { ui: { showExtraInternalColour: false } });
    await visitorAt(page, 3);
    await expect(inside(page).getByRole('heading', { level: 3 })).toHaveText(['Standard']);
    await expect(inside(page)).not.toContainText(warning);
    await expect(inside(page)).not.toContainText('No Option');
  });

  test('are in three columns, in four on large screens; frame colours always in four [2.63]', async ({ page }) => {
    await visitorAt(page, 3);
    const columnsOf = (name: string) =>
      group(page, name)
        .locator('.choices-grid-4')
        .first()
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    expect([await columnsOf('Door Colour'), await columnsOf('External Frame Colour')]).toEqual([4, 4]);
    await page.setViewportSize({ width: 1100, height: 900 });
    expect(await columnsOf('Door Colour')).toBe(3);
  });
});

test.describe('the preview', () => {
  test('shows either side, and is enlarged by a click [2.32-2.34]', async ({ page }) => {
    await visitorAt(page, 1);
    const stage = page.getByRole('region', { name: 'Preview' });
    const outside = stage.getByRole('img', { name: 'Door preview, external' });
    await expect(outside).toBeVisible();
    await stage.getByRole('button', { name: 'Internal' }).click();
    await expect(stage.getByRole('img', { name: 'Door preview, internal' })).toBeVisible();
    await expect(outside).toBeHidden();
    await stage.getByRole('button', { name: 'External' }).click();
    await outside.click();
    const large = page.getByRole('dialog', { name: 'Enlarged preview' });
    await expect(large.getByRole('img', { name: 'Door preview, external' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
  });
});

test.describe('on every step', () => {
  test('undo and redo work by button and by key', async ({ page }) => {
    const visitor = await visitorAt(page, 2);
    const chosen = (name: string) => group(page, 'Select Design').getByRole('radio', { name, exact: true });
    await visitor.chooses('Select Design', 'Cottage Square');
    await visitor.chooses('Select Design', 'Cottage Plank');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(chosen('Cottage Square')).toBeChecked();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(chosen('Cottage Plank')).toBeChecked();
    await page.keyboard.press('Control+z');
    await expect(chosen('Cottage Square')).toBeChecked();
    await page.keyboard.press('Control+Shift+Z');
    await expect(chosen('Cottage Plank')).toBeChecked();
  });

  test('the list of choices marks what is standard, and links to the step of each [2.94]', async ({ page }) => {
    const visitor = await visitorAt(page, 2);
    await visitor.chooses('Select Design', 'Cottage Square');
    await page.getByRole('button', { name: /Your choices/ }).click();
    const list = page.getByRole('dialog', { name: 'Your choices' });
    const line = (term: string) => list.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });
    await expect(line('Design')).toHaveText(/Cottage Square$/);
    await expect(line('Opens')).toHaveText(/standard$/);
    await list.getByRole('link', { name: /change Door outside/ }).click();
    await visitor.isAtStep(3);
    await expect(list).toBeHidden();
  });

  test('a sign says whether the design is saved', async ({ page, context }) => {
    const visitor = await visitorAt(page, 2);
    const sign = page.locator('.save-sign');
    await page.waitForLoadState('networkidle');
    await expect(sign).toHaveText('Saved');
    await context.setOffline(true);
    await visitor.chooses('Select Design', 'Cottage Square');
    await expect(sign).toHaveText('Will be saved when you are back online');
    await context.setOffline(false);
    await expect(sign).toHaveText('Saved', { timeout: 30_000 });
  });
});

test('a tile that cannot be chosen says why, and a button makes it possible', async ({ page }) => {
  const visitor = await visitorAt(page, 5);
  const blocked = page.locator('.panel').getByRole('radio', { disabled: true });
  await expect(blocked.first()).toBeAttached();
  const wish = (await blocked.first().getAttribute('aria-label')) ?? '';
  await blocked.first().click({ force: true });
  const note = page.getByRole('note');
  await expect(note).toBeVisible();
  await expect(blocked.first(), 'the choice is not changed').not.toBeChecked();
  await note.getByRole('button').click();
  await expect(note).toBeHidden();
  await expect(page.locator('.panel').getByRole('radio', { name: wish, exact: true }).first()).toBeEnabled();
  await visitor.isAtStep(5);
});

test('designs are filtered by family and glass; the chosen one stays chosen', async ({ page }) => {
  const visitor = await visitorAt(page, 2);
  await visitor.chooses('Select Design', 'Cottage Square');
  const designs = group(page, 'Select Design').getByRole('radio');
  const all = await designs.count();
  await page.getByRole('button', { name: 'Solid', exact: true }).click();
  await expect.poll(() => designs.count()).toBeLessThan(all);
  await visitor.goesOn(3);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(designs).toHaveCount(all);
  await expect(group(page, 'Select Design').getByRole('radio', { name: 'Cottage Square', exact: true })).toBeChecked();
});

test('an opening that the visitor has measured makes the door smaller by its gap, within its limits', async ({
  page,
}) => {
  await visitorAt(page, 1);
  await page.getByRole('button', { name: /I know my opening/ }).click();
  const width = page.getByRole('spinbutton', { name: 'Opening width' });
  await width.fill('1000');
  await width.press('Tab');
  await expect(page.getByText(/overall 990 × \d+ mm/)).toBeVisible();
  await width.fill('9000');
  await width.press('Tab');
  await expect(page.getByText(/Between \d+ and \d+ mm/)).toBeVisible();
  await expect(width).toHaveValue('9000');
});
