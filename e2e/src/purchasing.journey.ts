import { randomUUID } from 'node:crypto';
import { expect, type Page, type Route, test } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { Installer } from './installer.ts';
import { layoutFaults } from './layout-faults.ts';
import { type OfficeCalls, officeCalls } from './office-calls.ts';
import { openTestServer } from './test-server.ts';

const server = await openTestServer({ database: 'fastest' });
test.beforeAll(() => server.start());
test.afterAll(() => server[Symbol.asyncDispose]());

const phone = { width: 390, height: 844 };

const faultsOf = async (page: Page): Promise<readonly string[]> => [
  ...(await layoutFaults(page)).filter((fault) => !fault.includes('Skip to the page')),
  ...(await axeViolations(page)).map(String),
];

/** The server does what is asked, and the network loses its answer. */
async function losesAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

const usual = { Supply: 'counted', Stage: 'assembly', FirstPlace: null, LotTracked: false, AnalysisCode: '' };
const soldAs = { Code: '', Pack: '1', Least: '1', LeadDays: 3, Per: '1', ValidFrom: null, ValidUntil: null, Rank: 1 };

/** A vendor that sells cylinders in tens, and cylinders, handles and paint below their floors. Paint nobody sells. */
async function wants({ call }: OfficeCalls): Promise<void> {
  const vendor = await call<{ readonly Id: string; readonly LastUpdated: string }>('vendor.create', {
    ...{ Id: randomUUID(), Name: 'Latch', Mail: 'orders@latch.example' },
  });
  await call('vendor.updateItems', {
    ...{ Id: vendor.Id, LastUpdated: vendor.LastUpdated },
    Items: [
      { ...soldAs, Id: randomUUID(), Key: 'CY-3K', Pack: '10', Least: '10', Price: '2.50' },
      { ...soldAs, Id: randomUUID(), Key: 'HA-LL-CH', Price: null },
    ],
  });
  for (const [Key, Floor] of [
    ['CY-3K', '24'],
    ['HA-LL-CH', '5'],
    ['PAINT-RAL 3003', '2.5'],
  ]) {
    await call('inventory.updateSupply', { ...usual, Key, Floor, LastUpdated: null });
    await call('inventory.importOpening', { Id: randomUUID(), DryRun: false, Rows: [{ Key, Quantity: '1' }] });
  }
}

test('goods are bought of a proposal, sent, confirmed in parts, and received on a phone without a network, once', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const works = new Installer(page, server.url);
  const calls = officeCalls(page, server.url);
  await works.logsIn('fabricator@example.com', '/installer/purchasing/to-buy');

  await test.step('what is below its floor has to be bought; what nobody sells is named', async () => {
    await expect(page.getByText(/^Nothing has to be bought until \d+ \w+\.$/)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await wants(calls);
    await page.reload();
    const unsold = page.getByRole('region', { name: 'Nobody sells this' });
    await expect(unsold).toContainText('PAINT-RAL 3003');
    await expect(unsold.getByRole('link', { name: 'Vendors' })).toBeVisible();
    await page.getByRole('button', { name: 'Why CY-3K' }).click();
    expect(await faultsOf(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await faultsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('it is bought by the keyboard; a message whose answer was lost makes one purchase', async () => {
    const tick = page.getByRole('checkbox', { name: 'Buy CY-3K' });
    await tick.focus();
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: 'Buy HA-LL-CH' }).check();
    await page.getByRole('textbox', { name: 'Packs of CY-3K' }).fill('2');
    await page.route(/purchase\.createFromProposal(\?|$)/, losesAnswer, { times: 1 });
    await page.getByRole('button', { name: 'Create purchases' }).click();
    await expect(page.locator('.field-error')).toBeVisible();
    await page.getByRole('button', { name: 'Create purchases' }).click();
    await expect(page.getByRole('heading', { name: 'P-1001', level: 1 })).toBeVisible();
    const { Purchases } = await calls.ask<{ readonly Purchases: readonly unknown[] }>('purchase.list', {});
    expect(Purchases).toHaveLength(1);
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('its lines are changed, and what is typed outlives a reload', async () => {
    const quantity = page.getByRole('textbox', { name: 'Quantity' });
    await quantity.last().fill('6');
    await page.reload();
    await expect(quantity.last()).toHaveValue('6');
    await page.getByRole('button', { name: 'Save lines' }).click();
    await expect(page.getByText('All changes are saved.')).toBeVisible();
    await expect(page.getByText('€50.00')).toBeVisible();
  });

  await test.step('a line without a price is sent once somebody says that it is open', async () => {
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Send P-1001' });
    await dialog.getByRole('radio', { name: 'Phone' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText(/^A line has no price\./)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('switch', { name: 'Order with open prices' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('.status-pill').getByText('Sent')).toBeVisible();
  });

  await test.step('the vendor confirms cylinders in two parts; what differs needs a tick', async () => {
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Number at the vendor' }).fill('AB-77');
    await dialog.getByRole('textbox', { name: 'Quantity of CY-3K' }).fill('12');
    await dialog.getByRole('button', { name: 'Another day of CY-3K' }).click();
    await dialog.getByRole('textbox', { name: 'Quantity of CY-3K' }).last().fill('8');
    await dialog.getByLabel('Day of CY-3K', { exact: true }).last().fill('2099-01-20');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText(/^The vendor confirms something else than was ordered/)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('switch', { name: 'What differs was seen' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: 'CY-3K' })).toContainText('8 on 20 Jan 2099');
    await page.setViewportSize(phone);
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('what comes is booked in on the phone without a network, damaged apart, and arrives once', async () => {
    await works.opens('/installer/purchasing/goods-in');
    await expect(page.getByText('Nothing is expected today.')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    const code = page.getByRole('textbox', { name: 'Number of the purchase' });
    await code.fill('DW2:P-1001');
    await code.press('Enter');
    await page.getByRole('textbox', { name: 'Delivery note' }).fill('D 17');
    const cylinders = page.getByRole('listitem', { name: 'CY-3K' });
    await expect(cylinders).toContainText('20 to come');
    await cylinders.getByRole('textbox', { name: 'Received' }).fill('10');
    await cylinders.getByRole('textbox', { name: 'Damaged' }).fill('2');
    expect(await faultsOf(page)).toEqual([]);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Book in' }).click();
    await expect(page.getByText(/^1 receipt not sent\./)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await code.fill('P-1001');
    await code.press('Enter');
    await page.getByRole('textbox', { name: 'Delivery note' }).fill('D 18');
    await cylinders.getByRole('textbox', { name: 'Received' }).fill('3');
    await page.getByRole('button', { name: 'Book in' }).click();
    const unsent = page.getByText(/^2 receipts not sent\./);
    await expect(unsent).toBeVisible();
    const receive = /purchase\.receive(\?|$)/;
    await page.route(receive, losesAnswer);
    await page.context().setOffline(false);
    await page.goto(`${server.url}/?mode=installer#/installer/purchasing/goods-in`);
    await page.reload();
    await expect(unsent, 'its answers are lost').toBeVisible();
    await page.unroute(receive);
    const booked = page.getByRole('region', { name: 'Booked in' });
    await expect(booked.getByRole('listitem')).toHaveCount(2);
    await expect(booked).toContainText('P-1001, Latch');
    await expect(unsent).toBeHidden();
  });

  await test.step('stock has grown once, and the purchase says what is still open', async () => {
    await works.opens('/installer/stock/CY-3K');
    const onHand = page.getByRole('region', { name: 'On hand' });
    await expect(onHand).toContainText('14');
    await expect(onHand).toContainText('Quarantine');
    await expect(onHand).toContainText('16');
    await works.opens('/installer/purchasing/purchases?state=Part+Received');
    await page.setViewportSize(phone);
    await expect(page.getByRole('row').filter({ hasText: 'P-1001' })).toContainText('Latch');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'P-1001' }).click();
    await expect(page.getByText('10 CY-3K, 2 damaged')).toHaveCount(1);
    await expect(page.getByRole('row').filter({ hasText: 'CY-3K' }).first()).toContainText('5');
    await expect(page.getByRole('region', { name: 'Claims' })).toContainText('Claim of 2 CY-3K');
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('a receipt is taken back, and a line that will not come is closed', async () => {
    await page.getByRole('button', { name: 'Undo receipt D 17' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Of another works');
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Undo receipt D 17' })).toBeHidden();
    await page.getByRole('button', { name: 'Close line of HA-LL-CH' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sold out');
    await dialog.getByRole('button', { name: 'Close line' }).click();
    await expect(page.getByRole('button', { name: 'Close line of HA-LL-CH' })).toBeHidden();
    expect(await faultsOf(page)).toEqual([]);
  });
});
