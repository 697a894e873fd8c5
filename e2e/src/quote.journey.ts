import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { holdRequest } from './hold-request.ts';
import { inspection } from './inspection.ts';
import { Installer } from './installer.ts';
import { layoutFaults } from './layout-faults.ts';
import { openTestServer } from './test-server.ts';
import { sendEnquiry } from './visitor-calls.ts';

const server = await openTestServer({ database: 'fastest' });
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(() => server.start());
test.afterAll(() => server[Symbol.asyncDispose]());

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

const sums = (page: Page): Locator => page.getByRole('region', { name: 'Sums' });

/** An amount of the sums as it is shown: `€3,439.04`. */
const sumOf = (page: Page, name: string): Promise<string> =>
  sums(page).locator('div').filter({ hasText: name }).getByRole('definition').innerText();

/** A new item of the office's own, begun with a template. */
async function begins(installer: Installer, template: string, kind: 'door' | 'new-frame'): Promise<void> {
  await installer.opens('/installer/door/use-item-page');
  await installer.page.getByRole('button', { name: `Begin with ${template}`, exact: true }).click();
  await expect(installer.page).toHaveURL(new RegExp(`#/${kind}/`));
  await expect(installer.drawing).toBeVisible();
}

test('an enquiry becomes a quote of two doors and a frame, with charges and a discount that an admin agrees to [1.7 2.70]', async ({
  page,
  browser,
}) => {
  await sendEnquiry(server.url, 'single-door', 'Ada Byrne');
  const installer = new Installer(page, server.url);
  await installer.logsIn('installer@example.com');

  await test.step('begins another door and a frame for the same house', async () => {
    await begins(installer, 'Double Door', 'door');
    await begins(installer, 'Single Door with Left Sidelight', 'new-frame');
  });

  await test.step('makes the enquirer a customer, and a quote', async () => {
    await installer.opens('/installer/enquiries');
    await page.getByRole('link', { name: 'Ada Byrne' }).click();
    await page.getByRole('button', { name: 'Make a customer' }).click();
    await expect(page.getByRole('link', { name: 'Open Ada Byrne' })).toBeVisible();
    await page.getByRole('button', { name: 'Make a quote' }).click();
    await expect(page.getByRole('heading', { name: 'Quote Q-1001', level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').or(page.locator('header')).getByText('Ada Byrne')).toBeVisible();
  });

  const lines = page.getByRole('list', { name: 'Items' }).locator('> li');

  await test.step('adds the door and the frame, and takes two of the door', async () => {
    await expect(lines).toHaveCount(1);
    await page.getByRole('button', { name: 'Add items' }).click();
    const dialog = page.getByRole('dialog', { name: 'Which items shall be offered?' });
    await dialog.getByRole('button', { name: 'Items of every customer' }).click();
    await dialog.getByRole('checkbox', { name: /Double Door/ }).check();
    await dialog.getByRole('checkbox', { name: /Left Sidelight/ }).check();
    await dialog.getByRole('button', { name: 'Add 2 items' }).click();
    await expect(dialog).toBeHidden();
    await expect(lines).toHaveCount(3);
    const before = await sumOf(page, 'Total');
    await page.getByRole('textbox', { name: 'Quantity of position 2' }).fill('2');
    await expect.poll(() => sumOf(page, 'Total')).not.toBe(before);
  });

  await test.step('sees of what a price is made', async () => {
    const price = page.getByRole('button', { name: /^Position 2, .*how it is priced$/ });
    await price.click();
    await expect(price).toHaveAttribute('aria-expanded', 'true');
    await expect(lines.nth(1)).toContainText(/Fitted|Door|Size/);
  });

  await test.step('writes a charge, which is saved by itself', async () => {
    await page.getByRole('tab', { name: 'Charges' }).click();
    const charges = page.getByRole('textbox', { name: /^Charge, charge \d+$/ });
    // Proposed from the items: survey, removal, and fitting of each position.
    await expect(charges).toHaveCount(5);
    await page.getByRole('button', { name: 'Add a charge' }).click();
    await page.getByRole('textbox', { name: 'Charge, charge 6' }).fill('Making good the plaster');
    await page.getByRole('textbox', { name: 'Price of one, charge 6' }).fill('85');
    await expect(page.getByRole('status').filter({ hasText: 'All changes are saved.' })).toBeVisible();
    await page.reload();
    await expect(charges.nth(5)).toHaveValue('Making good the plaster');
  });

  await test.step('writes a note for the customer', async () => {
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByRole('textbox', { name: 'Note to the customer' }).fill('We fit on a Saturday.');
    await expect(page.getByRole('status').filter({ hasText: 'All changes are saved.' })).toBeVisible();
    await page.getByRole('tab', { name: 'Charges' }).click();
    await expect(page.getByRole('textbox', { name: 'Charge, charge 6' })).toBeVisible();
  });

  const discounts = (of: Page) => of.getByRole('form', { name: 'Discount on the items' });
  const givesTwelve = async (of: Page) => {
    await discounts(of).getByRole('textbox', { name: 'Per cent' }).fill('12');
    await discounts(of).getByRole('button', { name: 'Give discount' }).click();
  };

  await test.step('may not give 12 %, and an admin agrees to it', async () => {
    await givesTwelve(page);
    await expect(discounts(page)).toContainText('You may give up to 10 %. An admin has been asked to agree to more.');
    const admin = await admitted(browser);
    const others = admin.page;
    await others.getByRole('link', { name: 'Agree to 12 % off Q-1001' }).click();
    await others.getByRole('tab', { name: 'Charges' }).click();
    await givesTwelve(others);
    await expect(sums(others)).toContainText('Discount');
    await admin.opens('/installer/home');
    await others.getByRole('link', { name: 'Done', exact: true }).click();
    await expect(others.getByRole('listitem').filter({ hasText: 'Agree to 12 % off Q-1001' })).toContainText('Done');
    await others.close();
    await page.reload();
    await expect(discounts(page).getByRole('textbox', { name: 'Per cent' })).toHaveValue('12');
  });

  await test.step('sees beside the paper when it would be fitted and why, and without a lead rule that an admin has switched off', async () => {
    const estimate = page.getByRole('region', { name: 'Estimate' });
    const rule = 'Lead time: White, as it is stocked';
    const held = await holdRequest(page, /promise\.whatIf/);
    await page.getByRole('tab', { name: 'Review' }).click();
    await held.arrived;
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
    await held.release();
    await expect(estimate).toContainText(/Fitted in the week of \d+ \w+ \d+/);
    await expect(estimate).toContainText(/If it is accepted by \d+ \w+ \d+\./);
    await estimate.getByText('Why?').click();
    await expect(estimate.getByRole('list', { name: 'What the date follows from' })).toContainText(rule);
    await switchesOff('White, as it is stocked', await admitted(browser));
    await page.reload();
    await estimate.getByText('Why?').click();
    const reasons = estimate.getByRole('list', { name: 'What the date follows from' });
    await expect(reasons).toContainText('Planned, with its bill and papers');
    await expect(reasons).not.toContainText(rule);
  });

  await test.step('tries a later week that the customer wants', async () => {
    await page.getByRole('tab', { name: 'Details' }).click();
    const estimate = page.getByRole('region', { name: 'Estimate' });
    await estimate.getByRole('radio', { name: 'In week' }).check();
    await estimate.getByRole('combobox', { name: 'Week' }).selectOption({ index: 12 });
    await expect(estimate.getByText(/^Fitted in the week of/)).toHaveCount(2);
    await page.getByRole('tab', { name: 'Charges' }).click();
  });

  await test.step('finds the quote again: in the list, and the enquiry says so', async () => {
    const total = await sumOf(page, 'Total');
    await page.getByRole('link', { name: 'Quotes', exact: true }).first().click();
    const row = page.getByRole('row').filter({ hasText: 'Q-1001' });
    await expect(row).toContainText(total);
    await expect(row).toContainText('Draft');
    await installer.opens('/installer/enquiries');
    await page.getByRole('button', { name: 'In Quote', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Ada Byrne' })).toBeVisible();
  });

  await test.step('reads it on a phone', async () => {
    await page.setViewportSize(phone);
    await installer.opens('/installer/quote');
    await page.getByRole('link', { name: 'Q-1001' }).click();
    await expect(sums(page)).toBeVisible();
    const faults = async () => (await layoutFaults(page)).filter((fault) => !fault.includes('Skip to the page'));
    expect(await faults()).toEqual([]);
    await page.getByRole('tab', { name: 'Details' }).click();
    await expect(page.getByRole('link', { name: 'Ada Byrne' })).toBeVisible();
    expect(await faults()).toEqual([]);
  });
});

/** An admin of the supplier in a window of their own. */
async function admitted(browser: Browser): Promise<Installer> {
  const admin = new Installer(await browser.newPage(), server.url);
  await admin.logsIn('admin@example.com');
  return admin;
}

/** Switches a lead rule off in the settings, and looks after a reload whether it is. */
async function switchesOff(name: string, admin: Installer): Promise<void> {
  await admin.opens('/installer/settings/business');
  const rules = admin.page.getByRole('form', { name: 'Lead rules' });
  const isOn = rules.getByRole('group', { name }).getByRole('switch');
  await isOn.uncheck();
  await rules.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rules.getByText('Everything is saved.')).toBeVisible();
  await admin.page.reload();
  await expect(isOn).not.toBeChecked();
  await admin.page.close();
}

/** Opens a tab of the quote Q-1001. */
async function opensQuote({ page }: Installer, tab: string): Promise<void> {
  await page.getByRole('link', { name: 'Quotes', exact: true }).first().click();
  await page.getByRole('link', { name: 'Q-1001' }).click();
  await page.getByRole('tab', { name: tab }).click();
}

/** Sends the draft that is shown; answers the link for its customer. */
async function sends(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('the customer reads the quote on a phone, asks, and accepts the second version, which becomes an order [2.77]', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const installer = new Installer(page, server.url);
  await installer.logsIn('installer@example.com');
  await opensQuote(installer, 'Review');
  const first = await sends(page);
  const customer = await browser.newPage({ viewport: phone, reducedMotion: 'reduce' });

  const mailsWithLink = async () => (await server.mails()).filter((mail) => mail.includes('Q-1001'));

  await test.step('is printed', async () => {
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page).toHaveURL(/#\/quote-review\//);
    // The way back stands only on the page for printing.
    await expect(page.getByRole('link', { name: 'Quote Q-1001', exact: true })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    for (const window of [phone, desk]) {
      await page.setViewportSize(window);
      expect(await layoutFaults(page)).toEqual([]);
    }
  });

  await test.step('asks about the first version', async () => {
    await customer.goto(first);
    await expect(customer.getByRole('heading', { name: 'Quote Q-1001', exact: true })).toBeVisible();
    await expect(customer.getByText('Making good the plaster')).toBeVisible();
    await expect(customer.getByText('We fit on a Saturday.')).toBeVisible();
    await expect(customer.getByRole('banner').getByRole('img')).toHaveJSProperty('complete', true);
    expect(await layoutFaults(customer)).toEqual([]);
    expect(await axeViolations(customer)).toEqual([]);
    const pdf = await customer.getByRole('link', { name: 'Save as PDF' }).getAttribute('href', { timeout: 60_000 });
    const file = await customer.request.get(pdf ?? '');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await customer
      .getByRole('button', { name: /^Enlarge .*, from outside$/ })
      .first()
      .click();
    await customer.keyboard.press('Escape');
    // The mail waits for the document, which is painted door by door.
    await expect.poll(mailsWithLink, { timeout: 60_000 }).toHaveLength(1);
    await customer.getByRole('button', { name: 'Ask a question' }).click();
    await customer.getByRole('textbox', { name: 'Your question' }).fill('Does the plaster have to be done?');
    await customer.getByRole('button', { name: 'Send question' }).click();
    await expect(customer.getByText(/^Your question was sent/)).toBeVisible();
  });

  await test.step('is sent a version without the plaster', async () => {
    await installer.opens('/installer/home');
    await page.getByRole('link', { name: 'Answer the question about Q-1001' }).click();
    await page.getByRole('tab', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Revise' }).click();
    await page.getByRole('tab', { name: 'Charges' }).click();
    await page.getByRole('button', { name: 'Remove Making good the plaster' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'All changes are saved.' })).toBeVisible();
    await page.getByRole('tab', { name: 'Review' }).click();
    await expect(page.getByRole('heading', { name: 'Quote Q-1001-2' })).toBeVisible();
  });

  await test.step('accepts it by name and two ticks, and the installer converts it', async () => {
    await sends(page);
    await customer.reload();
    await expect(customer.getByRole('region', { name: 'Earlier versions' })).toContainText('Version 1 of');
    await expect(customer.getByRole('heading', { name: 'Quote Q-1001-2' })).toBeVisible();
    await expect(customer.getByText('Making good the plaster')).toBeHidden();
    await customer.getByRole('textbox', { name: 'Your name' }).fill('Ada Byrne');
    await customer.getByRole('checkbox', { name: /^I accept version 2 for [\d,]+\.\d\d EUR$/ }).check();
    await customer.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(customer.getByText('Please tick this to accept.')).toBeVisible();
    await customer.getByRole('checkbox', { name: /^The hinge side and the sizes/ }).check();
    await customer.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(customer.getByRole('heading', { name: 'Your order Q-1001' })).toBeVisible();
    await expect(customer.getByRole('region', { name: 'What happens next' })).toContainText('You ordered on');
    await customer.close();
    await page.reload();
    await expect(page.locator('header').getByText('Accepted')).toBeVisible();
    await page.getByRole('button', { name: 'Convert To Order' }).click();
    await expect(page.locator('header').getByText('Converted To Order')).toBeVisible();
  });
});

test('axe finds no fault on the pages of a quote, in the light and the dark theme, and every control can be reached [2.74]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const made = await page.request.post(`${server.url}/trpc/public/createItemFromTemplate`, {
    headers: { 'x-client-id': '-1022' },
    data: { ItemId: 'single-door', Currency: 'EUR' },
  });
  expect(made.ok()).toBe(true);
  const installer = new Installer(page, server.url);
  await installer.logsIn('installer@example.com', '/installer/quote');
  const { faults, lookAt } = inspection(page);
  await page.getByRole('button', { name: 'New quote' }).click();
  await page.getByRole('button', { name: 'Add items' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().check();
  await lookAt('items to add');
  await dialog.getByRole('button', { name: 'Add 1 item' }).click();
  await expect(dialog).toBeHidden();
  for (const tab of ['Items', 'Details', 'Charges', 'Review']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByText('Looking')).toHaveCount(0);
    await lookAt(tab);
  }
  expect(faults).toEqual([]);
});
