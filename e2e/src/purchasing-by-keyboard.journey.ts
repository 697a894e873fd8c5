import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { Installer } from './installer.ts';
import { KeyboardVisitor } from './keyboard.ts';
import { type OfficeCalls, officeCalls } from './office-calls.ts';
import { pageFaults, phone } from './page-faults.ts';
import { openTestServer } from './test-server.ts';

const server = await openTestServer({ database: 'fastest' });
test.beforeAll(() => server.start());
test.afterAll(() => server[Symbol.asyncDispose]());

const cylinder = 'CY-3K';

/** Four cylinders in the store, and a draft of forty of them. Answers the path of its page. */
async function aDraft({ call }: OfficeCalls): Promise<string> {
  const Id = randomUUID();
  const vendor = await call<{ readonly Id: string; readonly LastUpdated: string }>('vendor.create', {
    ...{ Id: randomUUID(), Name: 'Latch' },
  });
  const item = { Id: randomUUID(), Key: cylinder, Code: '', Pack: '10', Least: '10', LeadDays: 3, Price: '2.50' };
  await call('vendor.updateItems', {
    ...{ Id: vendor.Id, LastUpdated: vendor.LastUpdated },
    Items: [{ ...item, Per: '1', ValidFrom: null, ValidUntil: null, Rank: 1 }],
  });
  await call('inventory.importOpening', {
    ...{ Id: randomUUID(), DryRun: false, Rows: [{ Key: cylinder, Quantity: '4' }] },
  });
  const Lines = [{ LineId: randomUUID(), Key: cylinder, Quantity: '40' }];
  await call('purchase.create', { Id, VendorId: vendor.Id, Lines });
  return `/installer/purchase/${Id}`;
}

test('a storeman and two buyers work by the keyboard: no number and no day is guessed, and nothing typed is lost', async ({
  page,
  browser,
}) => {
  const works = new Installer(page, server.url);
  const keys = new KeyboardVisitor(page);
  const calls = officeCalls(page, server.url);
  await works.logsIn('fabricator@example.com');
  const purchase = await aDraft(calls);
  const onHand = async () =>
    (await calls.ask<{ readonly OnHand: string }>('inventory.getArticle', { Key: cylinder })).OnHand;
  const dialog = page.getByRole('dialog');
  /** Writes into the field instead of what stands there. */
  const writes = async (name: string | RegExp, text: string) => {
    await keys.tabsTo(page.getByRole('textbox', { name, exact: true }).last());
    await keys.presses('ControlOrMeta+a');
    await keys.types(text);
  };

  await test.step('neither a thousand nor 30 February is booked as something else', async () => {
    await works.opens(`/installer/stock/${cylinder}`);
    await keys.pressesButton('Move');
    await keys.choosesByArrows('What happens', 'Issue');
    await writes('Quantity', '1,000');
    await writes('Reason', 'For order 10234');
    await keys.presses('Enter');
    await expect(
      dialog.getByText(/^Give a quantity of more than 0, such as 1000, and at most 1,000,000,000\./),
    ).toBeVisible();
    await keys.tabsTo(dialog.getByRole('textbox', { name: 'Quantity' }), 'Shift+Tab');
    await keys.presses('ControlOrMeta+a');
    await keys.types('1');
    await keys.tabsTo(dialog.getByLabel('On', { exact: true }));
    await keys.types('02302026');
    await keys.presses('Enter');
    await expect(dialog.getByText('There is no such day. Correct it, or empty the field.')).toBeVisible();
    expect(await pageFaults(page)).toEqual([]);
    expect(await onHand()).toBe('4');
    await keys.tabsTo(dialog.getByLabel('On', { exact: true }));
    await keys.presses('ArrowLeft', 'ArrowLeft');
    await keys.types('02282026');
    await keys.presses('Enter');
    await expect(dialog).toBeHidden();
    expect(await onHand()).toBe('3');
  });

  const other = await browser.newPage();
  const second = new Installer(other, server.url);
  await second.logsIn('admin@example.com', purchase);
  const theirs = other.getByRole('textbox', { name: 'Quantity' });
  await works.opens(purchase);

  await test.step('who saves lines second is told, and keeps what was typed, also over a reload', async () => {
    await theirs.fill('70');
    await writes('Quantity', '30');
    await keys.pressesButton('Save lines');
    await expect(page.getByText('All changes are saved.')).toBeVisible();
    await other.getByRole('button', { name: 'Save lines' }).click();
    const newer = other.getByText(/^Somebody else has changed these lines since you began\./);
    await expect(newer).toBeVisible();
    await other.reload();
    await expect(newer).toBeVisible();
    await expect(theirs).toHaveValue('70');
    expect(await pageFaults(other)).toEqual([]);
    await other.getByRole('button', { name: 'Undo', exact: true }).click();
  });

  await test.step('it is sent once, and of two confirmations the second says what happened', async () => {
    await keys.pressesButton('Send');
    await keys.choosesByArrows('How it is ordered', 'Phone');
    await keys.presses('Tab', 'Enter', 'Enter');
    await expect(dialog).toBeHidden();
    await other.reload();
    await other.getByRole('button', { name: 'Confirm', exact: true }).click();
    const number = other.getByRole('textbox', { name: 'Number at the vendor' });
    await number.fill('AB-77');
    await keys.pressesButton('Confirm');
    await writes('Number at the vendor', 'AB-76');
    await keys.presses('Enter');
    await expect(dialog).toBeHidden();
    await other.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(
      other.getByText(
        'Somebody else has changed this purchase in the meantime. What you typed is still here: look at theirs, then do it again.',
      ),
    ).toBeVisible();
    await expect(number).toHaveValue('AB-77');
  });

  await test.step('more than was ordered comes in with a reason only, and a bill names its fields on a phone', async () => {
    await works.opens('/installer/purchasing/goods-in');
    await writes('Number of the purchase', 'P-1001');
    await keys.presses('Enter');
    await writes('Received', '35');
    await keys.pressesButton('Book in');
    await expect(page.getByText(/^More would come in than was ordered: 35 CY-3K of 30/)).toBeVisible();
    expect(await pageFaults(page)).toEqual([]);
    await keys.pressesButton('Correct it');
    await expect(page.getByRole('textbox', { name: 'Received' })).toHaveValue('35');
    await writes('Reason', 'A whole box');
    await keys.pressesButton('Book in');
    await expect(page.getByRole('region', { name: 'Booked in' })).toContainText('P-1001');
    await works.opens(purchase);
    await keys.pressesButton('Enter bill');
    const price = page.getByRole('cell').filter({ has: page.getByRole('textbox', { name: 'Price of CY-3K' }) });
    await page.setViewportSize(phone);
    expect(await price.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('Price');
    expect(await pageFaults(page)).toEqual([]);
  });
});
