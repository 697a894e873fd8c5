import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { inspection } from './inspection.ts';
import { Installer } from './installer.ts';
import { officeCalls } from './office-calls.ts';
import { openTestServer } from './test-server.ts';

const server = await openTestServer({ database: 'fastest' });
test.beforeAll(() => server.start());
test.afterAll(() => server[Symbol.asyncDispose]());

interface Purchase {
  readonly Id: string;
  readonly LastUpdated: string;
  readonly Lines: readonly { readonly LineId: string }[];
}

test('a bill that came first matches with its goods, damaged ones are claimed and replaced, and all of it is closed', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const works = new Installer(page, server.url);
  const { call, ask } = officeCalls(page, server.url);
  const { faults, lookAt } = inspection(page);
  await works.logsIn('fabricator@example.com', '/installer/purchasing/claims');
  await expect(page.getByText(/^No claim yet\./)).toBeVisible();
  await lookAt('no claims');
  const vendor = await call<{ readonly Id: string }>('vendor.create', { Id: randomUUID(), Name: 'Latch' });
  const draft = await call<Purchase>('purchase.create', {
    ...{ Id: randomUUID(), VendorId: vendor.Id },
    Lines: [{ LineId: randomUUID(), Key: 'CY-3K', Quantity: '10', Price: { Amount: '2.50', Per: '1' } }],
  });
  const { Id, LastUpdated, Lines } = draft;
  await call('purchase.send', { Id, LastUpdated, How: 'phone' });
  const dialog = page.getByRole('dialog');

  await test.step('the bill comes first, and differs', async () => {
    await works.opens(`/installer/purchasing/new-bill?vendor=${vendor.Id}`);
    await page.getByRole('textbox', { name: 'Number of the bill' }).fill('R-1');
    await page.getByLabel('Day of the bill').fill('2026-11-20');
    await page.getByRole('textbox', { name: 'Billed of CY-3K' }).fill('10');
    await page.getByRole('textbox', { name: 'VAT' }).fill('5,75');
    await page.getByRole('textbox', { name: 'Total' }).fill('30,75');
    await expect(page.getByText(/^1 line differs\./)).toBeVisible();
    await lookAt('a bill that differs');
    await page.getByRole('button', { name: 'Enter bill' }).dblclick();
    await expect(page.getByRole('row').filter({ hasText: 'R-1' })).toContainText('Differs');
    await lookAt('bills');
  });

  await test.step('goods come, two of them damaged; by the same receipt the bill matches', async () => {
    const { Places } = await ask<{ readonly Places: readonly { readonly Id: string }[] }>('inventory.places', {});
    const came = { LineId: Lines[0]?.LineId, Quantity: '8', Damaged: '2', Place: Places[0]?.Id };
    await call('purchase.receive', { Id: randomUUID(), PurchaseId: Id, Lines: [came] });
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: 'R-1' })).toContainText('Matched');
  });

  await test.step('the damaged ones are claimed, once, and go back: the bill differs again', async () => {
    await works.opens(`/installer/purchase/${Id}`);
    const claims = page.getByRole('region', { name: 'Claims' });
    await expect(claims.getByRole('listitem')).toHaveCount(1);
    await claims.getByRole('button', { name: /^Details: Claim of 2/ }).click();
    await dialog.getByRole('combobox', { name: 'What has happened' }).selectOption('The goods go back');
    await expect(dialog.getByRole('combobox', { name: 'From' }).locator('option:checked')).toContainText('Quarantine');
    await lookAt('goods that go back');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Bills' })).toContainText('Differs');
    await lookAt('a purchase with papers');
  });

  await test.step('the vendor’s page leads to its open claims', async () => {
    await works.opens(`/installer/vendor/${vendor.Id}`);
    await page.getByRole('link', { name: '1 open claim' }).click();
    await expect(page.getByRole('combobox', { name: 'Vendor' })).toHaveValue(vendor.Id);
    await expect(page.getByRole('row').filter({ hasText: 'Latch' })).toContainText('Damaged, replace');
    await lookAt('claims of a vendor');
  });

  await test.step('others come for nothing, the bill matches, the claim is settled, and the purchase is closed', async () => {
    const { Lines: now } = await ask<Purchase>('purchase.getPurchaseById', Id);
    const { Places } = await ask<{ readonly Places: readonly { readonly Id: string }[] }>('inventory.places', {});
    const came = { LineId: now[1]?.LineId, Quantity: '2', Place: Places[0]?.Id };
    await call('purchase.receive', { Id: randomUUID(), PurchaseId: Id, Lines: [came] });
    await works.opens(`/installer/purchase/${Id}`);
    await expect(page.getByRole('region', { name: 'Bills' })).toContainText('Matched');
    const claims = page.getByRole('region', { name: 'Claims' });
    for (const move of ['The vendor agrees', 'It is settled']) {
      await claims.getByRole('button', { name: /^Details: Claim of 2/ }).click();
      await dialog.getByRole('combobox', { name: 'What has happened' }).selectOption(move);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
    }
    await expect(claims).toContainText('Settled');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await lookAt('a purchase that is closed');
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(page.locator('.status-pill').getByText('Closed')).toBeVisible();
  });

  expect(faults).toEqual([]);
});
