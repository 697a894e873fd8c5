import { randomUUID } from 'node:crypto';
import { type Browser, expect } from '@playwright/test';
import { Installer } from './installer.ts';
import { measure } from './measured-order.ts';
import { type OfficeCalls, officeCalls } from './office-calls.ts';
import { phone } from './page-faults.ts';
import { test } from './shared-server.ts';
import { signs } from './signature.ts';

interface Answer extends Readonly<Record<'Id' | 'LastUpdated' | 'Hash' | 'OfferUrl' | 'PromisedWeek', string>> {
  readonly Version: number;
  readonly Lines: readonly Readonly<Record<'LineId' | 'ItemId', string>>[];
}

interface Floor {
  readonly SlotLabels: readonly { readonly qr: string }[];
}

/** Three doors of one customer, of which two are made and checked. */
async function threeDoors({ ask, call }: OfficeCalls) {
  const [CustomerId, QuoteId, OrderId, BatchId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await call('customer.create', { Id: CustomerId, Name: 'Nora Quay', Email: 'nora@example.com' });
  const ItemIds: string[] = [];
  for (const ItemId of ['single-door', 'single-door', 'single-door']) {
    const { Id } = await call<Answer>('createItemFromTemplate', { ItemId });
    await call('selectDesign', { ItemId: Id, DesignId: 1 });
    ItemIds.push(Id);
  }
  const quote = await call<Answer>('quote.create', { Id: QuoteId, CustomerId, ItemIds });
  const sent = await call<Answer>('quote.send', { Id: QuoteId, LastUpdated: quote.LastUpdated });
  await call('quote.accept', { Id: QuoteId, Version: sent.Version, Hash: sent.Hash, How: 'phone' });
  const { LastUpdated, Lines } = await call<Answer>('quote.convertToOrder', { Id: QuoteId, OrderId });
  await call('order.updateDetails', { Id: OrderId, LastUpdated, DeliveryAddress: '7 Quay Walk\nKinsale' });
  for (const { ItemId } of Lines) await measure({ call, ask }, ItemId);
  await call('order.confirm', { Id: OrderId, MeasurementsFinal: true });
  await call('order.waiveDrawing', { Id: OrderId, How: 'phone', Reason: 'Agreed by phone' });
  await call('order.accept', { Id: OrderId, CreditChecked: true });
  for (const { ItemId } of Lines) await call('generateBom', ItemId);
  const { PromisedWeek: Week } = await ask<Answer>('order.getOrderById', OrderId);
  await call('order.setProductionWeek', { Id: OrderId, Week });
  await call('order.readyForProduction', { Id: OrderId });
  await call('batch.create', { Id: BatchId, Week });
  await call('batch.addItems', { Id: BatchId, LineIds: Lines.map(({ LineId }) => LineId) });
  await call('batch.replan', { Id: BatchId });
  await call('batch.release', { Id: BatchId, Glass: 'ordered' });
  const { SlotLabels } = await ask<Floor>('batch.lists', BatchId);
  const doors = SlotLabels.map(({ qr }) => qr);
  for (const Code of doors.slice(0, 2))
    for (const At of ['assembly', 'quality check']) await call('batch.scan', { Id: BatchId, Scans: [{ Code, At }] });
  return { OrderId, offerUrl: sent.OfferUrl, doors };
}

async function onPhone(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: phone, hasTouch: true });
  const page = await context.newPage();
  const calls = officeCalls(page, url);
  const person = new Installer(page, url);
  await person.logsIn('fabricator@example.com', '/installer/dispatch');
  return { context, page, person, calls };
}

test('a load is scanned, leaves one door behind, and is signed for without a network: one with a note, one refused', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const { context, page, calls } = await onPhone(browser, server.url);
  const { OrderId, offerUrl, doors } = await threeDoors(calls);
  const dialog = page.getByRole('dialog');
  await page.reload();
  await page.getByRole('button', { name: 'New load' }).click();
  await dialog.getByRole('checkbox', { name: /Nora Quay/ }).check();
  await dialog.getByRole('button', { name: 'Plan load' }).click();

  await test.step('what is not checked does not go; what is, is loaded by its label', async () => {
    await page.getByRole('link', { name: 'Load', exact: true }).click();
    const field = page.getByRole('textbox', { name: 'Code of the label' });
    const results = ['not passed its check', 'Loaded', 'Loaded'];
    for (const [at, code] of [doors[2] ?? '', ...doors.slice(0, 2)].entries()) {
      await field.fill(code);
      await field.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: results[at] ?? '' })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: code })).toBeVisible();
    }
    await expect(page.getByText('2 of 3 doors loaded')).toBeVisible();
    await page.getByRole('link', { name: /^L-\d+$/ }).click();
  });

  await test.step('it departs with a reason for the door that stays behind', async () => {
    await page.getByRole('button', { name: 'Depart' }).click();
    await dialog.getByRole('button', { name: 'Depart' }).click();
    await expect(dialog).toContainText('1 door would stay behind');
    await dialog.getByRole('textbox', { name: 'Why doors stay behind' }).fill('It is not painted');
    await dialog.getByRole('button', { name: 'Depart' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Left behind: It is not painted')).toBeVisible();
  });

  await test.step('at the door there is no network: what is signed waits on the phone', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Record delivery' }).click();
    const items = await dialog.getByRole('combobox').all();
    await items[1]?.selectOption('Refused');
    const notes = dialog.getByRole('textbox', { name: /^Damage or note/ });
    await notes.first().fill('Scratched below the handle');
    await dialog.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(dialog).toContainText('Say why.');
    await notes.last().fill('The wrong colour');
    await dialog.getByRole('textbox', { name: 'Taken by' }).fill('Nora Quay');
    await signs(page, dialog.getByRole('img', { name: 'Signature' }));
    await dialog.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('1 delivery not sent')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Delivered, taken by Nora Quay, signed, Scratched below the handle')).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByText('Refused, on its way back, The wrong colour')).toBeVisible();
  });

  await test.step('the note is a fault, and the customer reads of each door', async () => {
    const faults = await calls.ask<readonly object[]>('fault.list', { OrderId });
    expect(faults).toMatchObject([{ Kind: 'damaged', Text: 'Scratched below the handle', State: 'Open' }]);
    const customer = await browser.newPage({ viewport: phone });
    await customer.goto(offerUrl);
    await expect(customer.getByRole('region', { name: 'Your doors' })).toContainText(
      /Delivered.*Made and checked.*Planned/s,
    );
  });
});
