import { expect, test } from '@playwright/test';
import { orderFromSupplier, setUpSupplier, startSupplier } from './new-supplier.ts';
import { SupplierAdmin } from './supplier-admin.ts';
import { openTestServer } from './test-server.ts';

const noLook = () => Promise.resolve();

test('an admin of a new supplier sets up everything without a developer, and a visitor orders what they sell', async ({
  browser,
  page,
}) => {
  // It is long, and a machine that other programs keep busy takes twice as long for it.
  test.setTimeout(300_000);
  await using server = await openTestServer({ database: 'fastest' });
  await server.start();
  await startSupplier(page, server);
  const admin = new SupplierAdmin(await (await browser.newContext()).newPage(), server.url);
  await setUpSupplier(admin, noLook);
  await orderFromSupplier(page, server.url, noLook);

  const office = admin.page;
  await admin.opens('/installer/enquiries');
  await office.getByRole('link', { name: 'Mary Byrne' }).first().click();
  await office.getByRole('button', { name: 'Make a customer' }).click();
  await expect(office.getByRole('link', { name: 'Open Mary Byrne' })).toBeVisible();
  await office.getByRole('button', { name: 'Make a quote' }).click();
  await office.getByRole('button', { name: /^Position 1, .*how it is priced$/ }).click();
  const lines = office.getByRole('list', { name: 'Items' });
  await expect(lines).toContainText('Handle, Oval lever€30.00');
  await expect(lines).toContainText('Fish knocker, chrome€45.00');

  await office.getByRole('link', { name: 'Single Door, Harbour Two, Harbour Blue' }).click();
  await admin.updatesBom();
  await office.getByRole('tab', { name: /^Bill of materials/ }).click();
  const bill = office.getByRole('tabpanel', { name: /^Bill of materials/ });
  await expect(bill).toContainText('KN-FISH-CH');
  await expect(bill).toContainText('HA-OV-CH');
  await expect(bill).not.toContainText('error');
});
