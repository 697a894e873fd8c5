import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { fakeKeys, fakePayments } from '../../apps/server/src/testing/fake-payments.ts';
import { Installer } from './installer.ts';
import { inspection } from './inspection.ts';
import { mailedCode } from './mailed-code.ts';
import { measure } from './measured-order.ts';
import { officeCalls } from './office-calls.ts';
import { openTestServer } from './test-server.ts';

const provider = await fakePayments();
const server = await openTestServer({ database: 'fastest', settings: { PAYMENT_API_STRIPE: provider.url } });
test.beforeAll(() => server.start());
test.afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

interface Answer extends Readonly<Record<'Id' | 'LastUpdated' | 'Hash' | 'OfferUrl', string>> {
  readonly Version: number;
  readonly Lines: readonly { readonly ItemId: string }[];
}

test('a customer opens what they bought on a phone, proves who they are by a code, confirms the drawing and pays the deposit', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const works = new Installer(page, server.url);
  const { ask, call } = officeCalls(page, server.url);
  await works.logsIn('admin@example.com');
  const [CustomerId, QuoteId, OrderId] = [randomUUID(), randomUUID(), randomUUID()];
  await call('customer.create', { Id: CustomerId, Name: 'Mary Byrne', Email: 'mary@example.com' });
  const door = await call<Answer>('createItemFromTemplate', { ItemId: 'single-door' });
  await call('selectDesign', { ItemId: door.Id, DesignId: 1 });
  const quote = await call<Answer>('quote.create', { Id: QuoteId, CustomerId, ItemIds: [door.Id] });
  const sent = await call<Answer>('quote.send', { Id: QuoteId, LastUpdated: quote.LastUpdated });
  await call('quote.accept', { Id: QuoteId, Version: sent.Version, Hash: sent.Hash, How: 'phone' });
  const { LastUpdated, Lines } = await call<Answer>('quote.convertToOrder', { Id: QuoteId, OrderId });
  await call('order.updateDetails', { Id: OrderId, LastUpdated, DeliveryAddress: '3 Canal Street' });
  await measure({ call, ask }, Lines[0]?.ItemId ?? '');
  await call('order.confirm', { Id: OrderId, MeasurementsFinal: true });

  const customer = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const { faults, lookAt } = inspection(customer);
  const papers = customer.getByRole('region', { name: 'Papers' });
  const payments = customer.getByRole('region', { name: 'Payments' });

  await test.step('the link alone shows doors and what is due, and names nobody', async () => {
    await customer.goto(sent.OfferUrl);
    await expect(customer.getByRole('region', { name: 'What happens next' })).toContainText('Drawn');
    await expect(customer.getByRole('region', { name: 'Your doors' })).toContainText('Overall size');
    await expect(customer.locator('body')).not.toContainText(/Mary|Byrne|Canal Street|mary@/);
    await expect(customer.getByRole('button', { name: 'Confirm drawing' })).toHaveCount(0);
    await expect(payments).toContainText('is due now.');
    await expect(payments).not.toContainText('IBAN');
    await lookAt('the link alone');
    await customer.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('the office sees that the drawing waits, and the page as its customer does, where nothing can be done', async () => {
    await works.opens(`/installer/order/${OrderId}`);
    const side = page.getByRole('region', { name: 'Customer’s page' });
    await expect(side).toContainText('Drawing: waiting for the customer since');
    await side.getByRole('link', { name: 'See as customer' }).click();
    await expect(page.getByRole('region', { name: 'The drawing' })).toContainText('It is as you accepted it.');
    await expect(page.getByRole('button', { name: 'Confirm drawing' })).toBeDisabled();
    await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Deposit');
  });

  await test.step('a wrong code is told, the right one shows papers and the drawing to confirm', async () => {
    await papers.getByRole('button', { name: 'Send me a code' }).dblclick();
    const field = papers.getByRole('textbox', { name: 'Code' });
    await expect(field).toBeVisible();
    await field.fill('000000');
    await field.press('Enter');
    await expect(papers.getByRole('alert')).not.toBeEmpty();
    await field.fill(await mailedCode(server));
    await papers.getByRole('button', { name: 'Enter code' }).dblclick();
    await payments.getByText('Pay by bank transfer').click();
    await expect(payments).toContainText(/IE29 AIBK 9311 5212 3456 78.*RF\d\dDW10001/);
    // A paper that is still being made is asked for every 20 seconds.
    await expect(papers.getByRole('link', { name: /^Quote, version 1/ })).toBeVisible({ timeout: 60_000 });
  });

  await test.step('what is confirmed was ticked and signed with a name, and stays confirmed after a reload', async () => {
    const drawing = customer.getByRole('region', { name: 'The drawing' });
    await drawing.getByRole('button', { name: 'Confirm drawing' }).click();
    await expect(drawing).toContainText('Please type your name.');
    await drawing.getByRole('textbox', { name: 'Your name' }).fill('Mary Byrne');
    for (const box of await drawing.getByRole('checkbox').all()) await box.check();
    await lookAt('the code entered');
    await customer.setViewportSize({ width: 390, height: 844 });
    await customer.context().setOffline(true);
    await drawing.getByRole('button', { name: 'Confirm drawing' }).click();
    await expect(drawing.getByRole('alert')).not.toBeEmpty();
    await customer.context().setOffline(false);
    await drawing.getByRole('button', { name: 'Confirm drawing' }).dblclick();
    await expect(drawing).toContainText('You confirmed it on');
    await customer.reload();
    await expect(drawing).toContainText('You confirmed it on');
  });

  await test.step('the deposit is paid online, though the provider’s message is lost', async () => {
    await works.opens('/installer/settings/payments');
    const account = page.getByRole('form', { name: 'Stripe' });
    await account.getByLabel('Secret key').fill(fakeKeys.stripe);
    await account.getByRole('button', { name: 'Save' }).click();
    await expect(account).toContainText(`Test key that ends in ${fakeKeys.stripe.slice(-4)}`);
    await account.getByRole('button', { name: 'Try the key' }).click();
    await expect(page.getByText('The key works.').first()).toBeVisible();
    await customer.reload();
    await payments.getByRole('button', { name: /^Pay [\d,.]+ EUR$/ }).dblclick();
    await expect(customer.getByRole('button', { name: 'Fail' })).toBeVisible();
    // Whoever goes back and pays again pays the same.
    await customer.goBack();
    await payments.getByRole('button', { name: /^Pay [\d,.]+ EUR$/ }).click();
    await customer.getByRole('button', { name: 'Fail' }).click();
    expect(provider.sessions.size).toBe(1);
    await expect(payments).toContainText('The last payment did not work');
    await payments.getByRole('button', { name: /^Pay / }).click();
    await customer.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(payments).toContainText('Nothing is due now.');
    await customer.reload();
    await expect(payments.getByRole('listitem').first()).toContainText('Paid');
    expect([...provider.sessions.values()].filter(({ state }) => state === 'complete')).toHaveLength(1);
    await expect(papers.getByRole('link', { name: 'Receipt 1' })).toBeVisible({ timeout: 60_000 });
  });

  await test.step('the office asks for the rest, and sees that the bank has taken the deposit back', async () => {
    const [session] = [...provider.sessions.values()].filter(({ state }) => state === 'complete');
    provider.act(session?.id ?? '', 'Dispute');
    await works.opens(`/installer/order/${OrderId}/money`);
    await page.getByRole('button', { name: /^Ask for: Balance/ }).click();
    await expect(page.getByRole('table', { name: 'When how much is to be paid' })).toContainText('Asked for');
    await page
      .getByRole('button', { name: /^Look again: Deposit/ })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'A payment is disputed' })).toBeVisible();
    const booked = page.getByRole('region', { name: 'Payments', exact: true });
    await expect(booked).toContainText('said by the payment provider');
    await expect(booked).toContainText('Taken back by the bank');
    await page.getByRole('button', { name: 'Make the evidence' }).dblclick();
    await expect(page.getByRole('button', { name: 'Save the evidence' })).toBeVisible({ timeout: 60_000 });
    const office = inspection(page);
    await office.lookAt('the money of an order');
    faults.push(...office.faults);
  });

  await test.step('a new link is mailed, and the old one leads nowhere', async () => {
    await customer.getByRole('button', { name: 'Send me a new link' }).click();
    await customer.getByRole('dialog').getByRole('button', { name: 'Send it' }).click();
    await expect(customer.getByRole('heading', { level: 1 })).toContainText('leads nowhere');
  });
  expect(faults).toEqual([]);
});
