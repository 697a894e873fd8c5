import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { Installer } from './installer.ts';
import { layoutFaults } from './layout-faults.ts';
import { measuredOrder } from './measured-order.ts';
import { officeCalls } from './office-calls.ts';
import { moves, opensOrder } from './order-moves.ts';
import { openTestServer } from './test-server.ts';

const server = await openTestServer({ database: 'fastest' });
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeAll(() => server.start());
test.afterAll(() => server[Symbol.asyncDispose]());

const phone = { width: 390, height: 844 };

/** Twelve doors in two pairs of colours, one of them a double. */
const doors = [
  { template: 'single-door', quantity: 6, frame: 101 },
  { template: 'single-door', quantity: 5, frame: 104 },
  { template: 'double-door', quantity: 1, frame: 101 },
] as const;

const numbers = ['10001', '10002', '10003'] as const;

/** Title and state of the page. */
const head = (page: Page) => page.locator('.office-head');

const blockers = (page: Page) => page.getByRole('region', { name: 'Blockers' });

const faultsOf = async (page: Page): Promise<readonly string[]> => [
  ...(await layoutFaults(page)).filter((fault) => !fault.includes('Skip to the page')),
  ...(await axeViolations(page)).map(String),
];

test('three orders of twelve doors are confirmed, planned, released, cut by scans, closed, and paid [1.7]', async ({
  page,
  browser,
}) => {
  const seller = new Installer(page, server.url);
  const ofSeller = officeCalls(page, server.url);
  await seller.logsIn('installer@example.com');
  const other = await browser.newPage();
  const works = new Installer(other, server.url);
  const ofWorks = officeCalls(other, server.url);
  await works.logsIn('fabricator@example.com');

  const CustomerId = randomUUID();
  await ofSeller.call('customer.create', { Id: CustomerId, Name: 'Maeve Kelly' });
  const addresses = ['', '3 Canal Street, Galway', '3 Canal Street, Galway'];
  for (const [at, door] of doors.entries())
    await measuredOrder(ofSeller, { CustomerId, DeliveryAddress: addresses[at] ?? '', ...door });

  await test.step('the installer mends what the readiness list says, and confirms', async () => {
    await opensOrder(seller, '10001');
    expect(await faultsOf(page)).toEqual([]);
    await blockers(page).getByRole('button', { name: 'Enter the delivery address' }).click();
    await page.getByRole('textbox', { name: 'Delivery address' }).fill('3 Canal Street, Galway');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(blockers(page)).toContainText('Nothing stands between');
    for (const number of numbers) {
      await opensOrder(seller, number);
      await moves(page, 'Confirm', 'tick');
      await expect(head(page)).toContainText('Confirmed From Installer');
      await expect(page.getByRole('button', { name: 'Accept', exact: true }), 'is the works’ move').toHaveCount(0);
    }
  });

  await test.step('the works accept, make the bills and plan the week', async () => {
    for (const number of numbers) {
      await opensOrder(works, number);
      await blockers(other).getByRole('button', { name: 'Write down what the customer said' }).click();
      await other.getByRole('textbox', { name: 'Why their page was not used' }).fill('Agreed on the site');
      await other.getByRole('button', { name: 'Write it down' }).click();
      await expect(other.getByText('Drawing: confirmed by phone on')).toBeVisible();
      await moves(other, 'Accept', 'tick');
      await blockers(other).getByRole('button', { name: 'Update the bill of materials' }).click();
      await expect(other.getByText('BOM fresh')).toBeVisible();
      await blockers(other).getByRole('button', { name: 'Set the production week' }).click();
      const dialog = other.getByRole('dialog');
      await dialog.getByRole('combobox').selectOption({ index: 5 });
      const tell = dialog.getByRole('checkbox', { name: 'Tell the customer: a later date is promised' });
      if (await tell.isVisible()) {
        await tell.check();
        await dialog.getByRole('textbox', { name: 'Why it is later' }).fill('Both orders are made together');
      }
      await dialog.getByRole('button', { name: 'Set the week' }).click();
      await expect(dialog).toBeHidden();
      await other.getByRole('button', { name: 'Ready For Production' }).click();
      await expect(blockers(other)).toContainText('It waits for a batch.');
    }
  });

  await test.step('they are proposed as a batch, planned with a proof, and released', async () => {
    await works.opens('/installer/batches');
    await other.getByRole('button', { name: 'Propose' }).click();
    const dialog = other.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption({ index: 4 });
    await dialog.getByRole('button', { name: 'Propose' }).click();
    await expect(dialog).toContainText('Same colours and frame');
    await dialog.getByRole('button').last().click();
    await other.getByRole('link', { name: /-B001$/ }).click();
    await other.getByRole('button', { name: 'Replan' }).click();
    await expect(other.getByText('Proven minimum')).toBeVisible({ timeout: 60_000 });
    expect(await faultsOf(other)).toEqual([]);
    await other.getByRole('button', { name: 'Release' }).click();
    await other.getByRole('dialog').getByRole('radio').first().check();
    await other.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
    await other.getByRole('button', { name: 'Start cutting' }).click();
    await expect(other.getByRole('tab', { name: 'Progress' })).toHaveAttribute('aria-selected', 'true');
  });

  const batch = other.url().match(/batches\/([^/?]+)/)?.[1] ?? '';
  const { Labels } = await ofWorks.ask<{ readonly Labels: readonly { readonly code: string }[] }>('batch.lists', batch);
  const codes = Labels.map(({ code }) => code);

  await test.step('pieces are scanned on a phone, also without a network', async () => {
    await other.setViewportSize(phone);
    await works.opens(`/installer/batches/${batch}/scan`);
    const code = other.getByRole('textbox', { name: 'Code of the label' });
    await code.fill((codes[0] ?? '').toLowerCase());
    await code.press('Enter');
    await expect(other.getByText('Ticked', { exact: true }).first()).toBeVisible();
    await other.context().setOffline(true);
    await code.fill(codes[1] ?? '');
    await code.press('Enter');
    await expect(other.getByText(/waiting/i).first()).toBeVisible();
    await other.context().setOffline(false);
    await expect(other.getByText(`2 of ${String(codes.length)}`)).toBeVisible();
    expect(await faultsOf(other)).toEqual([]);
    await other.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('all pieces are made, and the batch is closed', async () => {
    await works.opens(`/installer/batches/${batch}?tab=progress`);
    await expect(head(other)).toContainText('Cutting');
    for (const station of ['Cutting', 'Assembly', 'Quality check']) {
      await other.getByRole('button', { name: `Tick all at ${station}` }).click();
      await other.getByRole('dialog').getByRole('button', { name: 'Tick all' }).click();
      await expect(other.getByRole('dialog')).toBeHidden();
    }
    await expect(head(other)).toContainText('Quality Checked');
    await other.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(head(other)).toContainText('Closed');
  });

  await test.step('the order leaves, arrives, is paid and, since nobody fits it, closed', async () => {
    await opensOrder(works, '10001');
    await expect(head(other)).toContainText('Manufactured');
    for (const move of ['Dispatch', 'Deliver']) await moves(other, move, 'nothing');
    await expect(other.getByRole('button', { name: 'Install', exact: true })).toHaveCount(0);
    await expect(blockers(other).getByRole('link')).toBeVisible();
    await blockers(other).getByRole('link').click();
    for (const kind of ['Deposit', 'Balance']) {
      await other.getByRole('button', { name: 'Record payment' }).click();
      await other.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
      await expect(
        other.getByRole('region', { name: 'Payments' }).getByText(kind, { exact: true }).first(),
      ).toBeVisible();
    }
    await expect(head(other)).toContainText('Closed');
  });

  await test.step('the installer sees the batch and may do nothing with it', async () => {
    await seller.opens(`/installer/batches/${batch}`);
    await expect(page.getByRole('heading', { name: /-B001$/, level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Replan' })).toHaveCount(0);
    await seller.opens('/installer/batches');
    await expect(page.getByRole('button', { name: 'Propose' })).toHaveCount(0);
  });
  await other.close();
});
