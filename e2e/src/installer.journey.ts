import { expect, test } from '@playwright/test';
import { Installer } from './installer.ts';
import { sendEnquiry } from './visitor-calls.ts';
import { Visitor } from './visitor.ts';
import { openTestServer } from './test-server.ts';

const server = await openTestServer({ database: 'fastest' });
test.setTimeout(90_000);
test.beforeAll(async () => {
  await server.start();
  // A newer version of the catalogue, whose production no longer has the article of a sill that is still sold.
  const published = await server.rowsAfterStop(
    `with published as (insert into catalogue_version (client_id, number, created_at, document)
     select client_id, number + 1, now(), jsonb_set(document, '{production,articles}', (
       select jsonb_agg(article) from jsonb_array_elements(document #> '{production,articles}') article
       where article ->> 'code' <> 'SC180'))
     from catalogue_version where client_id = -1022
     returning client_id, number)
     update client set catalogue_version = number from published where client.client_id = published.client_id
     returning number`,
  );
  expect(published).toEqual([{ number: 2 }]);
  await server.start();
});
test.afterAll(() => server[Symbol.asyncDispose]());

const survey = [
  ['Width of the opening, Head', 1014],
  ['Width of the opening, Middle', 1010],
  ['Width of the opening, Foot', 1012],
  ['Height of the opening, Left', 2110],
  ['Height of the opening, Middle', 2112],
  ['Height of the opening, Right', 2111],
  ['Diagonals, Falling', 2340],
  ['Diagonals, Rising', 2342],
] as const;

/** The handbook's worked single door, white and chrome, 1000 × 2100 on a sill of 150 mm. */
const workedLines = [
  ['OF72', '2', '2076'],
  ['OF72', '2', '1006'],
  ['ST72', '2', '1910'],
  ['ST72', '2', '840'],
  ['SLAB-900x1980', '1', '1955', '885'],
  ['SC150', '1', '1100'],
] as const;

test('an installer takes an enquiry, enters the sizes, corrects the door and prints the work sheet [2.97 4.1]', async ({
  page,
}) => {
  const { Id } = await sendEnquiry(server.url, 'single-door', 'Ada Byrne');
  const installer = new Installer(page, server.url);
  await installer.logsIn('installer@example.com');

  await test.step('takes the task of the enquiry and opens its item', async () => {
    const takeIt = page.getByRole('button', { name: 'Take it: Answer enquiry of Ada Byrne' });
    await takeIt.click();
    // Its row moves to the own tasks: a link that goes away between press and release is not followed.
    await expect(takeIt).toBeHidden();
    await page
      .getByRole('link', { name: /Answer enquiry of Ada Byrne/ })
      .first()
      .click();
    await page
      .getByRole('link', { name: /Open the item/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`#/door/${Id}$`));
    await expect(page.getByRole('link', { name: 'Enquiry of Ada Byrne' })).toBeVisible();
  });

  await test.step('says whose door it is', async () => {
    await page.getByRole('button', { name: 'Change number and address' }).click();
    await page.getByRole('textbox', { name: 'Number' }).fill('14');
    await page.getByRole('textbox', { name: 'Address' }).fill('Rathmines Road, Dublin 6');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '14, Rathmines Road, Dublin 6', level: 1 })).toBeVisible();
    await installer.isSaved();
  });

  await test.step('surveys the opening', async () => {
    await page.getByRole('link', { name: 'Survey' }).click();
    for (const [place, mm] of survey) await page.getByRole('textbox', { name: place }).fill(String(mm));
    await expect(page.getByText('Order 1000 × 2100')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Measurements final' }).check({ force: true });
    await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();
    await installer.opensItem(Id);
    await page.reload();
  });

  await test.step('sees each derived size move with packers, sill and threshold', async () => {
    await installer.reads('Composite', '1000 × 2070');
    await installer.packs('Packer left 1', 'AO20');
    await installer.reads('Composite', '980 × 2070');
    await installer.packs('Packer left 1', '');
    await installer.sets('Threshold', 'Low aluminium threshold, door opens in');
    await installer.sets('Sill', 'None');
    // The handbook's second example: the same door on a low threshold without a sill.
    await installer.reads('Composite', '1000 × 2100');
    await installer.reads('Sash', '885 × 2022');
    await installer.sets('Threshold', 'PVC-u threshold');
    await installer.sets('Sill', 'Sill 150 mm');
    await installer.types('Overall width', 1000);
    await installer.reads('Composite', '1000 × 2070');
    await installer.reads('Sash', '885 × 1955');
  });

  await test.step('chooses the glass that the visitor left open', async () => {
    await expect(page.getByRole('button', { name: '1 problem' })).toBeVisible();
    await page.goto(`${server.url}/#/door/${Id}/glass-theme`);
    await new Visitor(page).chooses('Door Glass', 'Clear');
    await installer.isSaved();
    await installer.opensItem(Id);
    await expect(page.getByRole('button', { name: '1 problem' })).toBeHidden();
  });

  await test.step('is told of a line without stock, and mends it', async () => {
    await installer.sets('Sill', 'Sill 180 mm');
    await page.getByRole('button', { name: 'Update BOM' }).click();
    const modal = page.getByRole('dialog', { name: 'What is in the way' });
    await expect(modal).toContainText('The works keep no SC180');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '1 problem' })).toBeVisible();
    await installer.sets('Sill', 'Sill 150 mm');
    await installer.updatesBom();
    await expect(page.getByRole('button', { name: '1 problem' })).toBeHidden();
  });

  await test.step('picks stock by hand, and a new bill leaves it alone', async () => {
    await page.getByRole('tab', { name: /^Work instructions/ }).click();
    await page.getByRole('button', { name: 'Pick stock' }).click();
    const offers = page.getByRole('dialog', { name: 'Pick stock' });
    await offers.getByRole('searchbox').fill('chain');
    await offers
      .getByRole('button', { name: /^Pick / })
      .first()
      .click();
    await expect(page.getByRole('tab', { name: 'Add ons 3' })).toBeVisible();
    await installer.types('Overall height', 2101);
    await installer.types('Overall height', 2100);
    await installer.updatesBom();
    await expect(page.getByRole('tab', { name: 'Add ons 3' })).toBeVisible();
    await page.getByRole('tab', { name: /^Bill of materials/ }).click();
  });

  await test.step('reads the lines of the worked example, and prints them', async () => {
    for (const figures of workedLines) {
      const row = page.getByRole('row').filter({ hasText: figures[0] }).filter({ hasText: figures[2] });
      for (const figure of figures) await expect(row.first()).toContainText(figure);
    }
    await page.getByRole('link', { name: 'Work sheet' }).first().click();
    await expect(page.getByRole('heading', { name: '14, Rathmines Road, Dublin 6' })).toBeVisible();
    await expect(page.getByText('2076').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  });
});

test('another supplier’s installer sees nothing of it [2.75]', async ({ page }) => {
  const { Id } = await sendEnquiry(server.url, 'single-door', 'Ben Doyle');
  const other = new Installer(page, server.url);
  await other.logsIn('installer@second.example.com');
  const [authorization] = await Promise.all([
    page.waitForRequest(/\/trpc\/installer\//).then((request) => request.headerValue('authorization')),
    page.reload(),
  ]);

  for (const root of ['/door', '/new-frame', '/installer/door'])
    for (const child of ['', '/frame-design', '/colours', '/hardware-options']) {
      await page.goto(`${server.url}/#${root}/${Id}${child}`);
      await expect(page.getByRole('heading', { name: 'This item is not here' })).toBeVisible();
    }
  await page.goto(`${server.url}/#/installer/enquiries`);
  await expect(page.getByText('Ben Doyle')).toBeHidden();

  const asked = async (call: string) => {
    const input = encodeURIComponent(JSON.stringify(Id));
    const headers = { authorization: authorization ?? '' };
    return (await fetch(`${server.url}/trpc/installer/${call}?input=${input}`, { headers })).status;
  };
  const calls = ['item.getItemById', 'item.getHistory', 'item.getSurvey', 'workInstructions.getWorkInstructions'];
  expect(await Promise.all(calls.map(asked))).toEqual(calls.map(() => 404));
});
