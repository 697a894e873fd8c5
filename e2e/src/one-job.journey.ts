import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { fakeKeys, fakePayments } from '../../apps/server/src/testing/fake-payments.ts';
import { putForward } from './device-clock.ts';
import { Installer } from './installer.ts';
import { mailedCode } from './mailed-code.ts';
import { measure } from './measured-order.ts';
import { type OfficeCalls, officeCalls } from './office-calls.ts';
import { moves, opensOrder } from './order-moves.ts';
import { phone } from './page-faults.ts';
import { serverClock } from './server-clock.ts';
import { signs } from './signature.ts';
import { openTestServer } from './test-server.ts';

const clock = await serverClock();
const provider = await fakePayments();
const server = await openTestServer({
  database: 'fastest',
  settings: { ...clock.settings, PAYMENT_API_STRIPE: provider.url },
});
test.use({ actionTimeout: 12_000 });
test.beforeAll(() => server.start());
test.afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
  await clock[Symbol.asyncDispose]();
});

interface Answer
  extends Readonly<Record<'Id' | 'LastUpdated' | 'Hash' | 'OfferUrl' | 'Version' | 'PromisedWeek', string>> {
  readonly Lines: readonly Readonly<Record<'LineId' | 'ItemId', string>>[];
  readonly Money: Readonly<Record<'Due' | 'Paid' | 'Open' | 'Overpaid', string>>;
}

interface Floor {
  readonly Bars: readonly { readonly Code: string }[];
  readonly SlotLabels: readonly { readonly qr: string }[];
}

interface Diary {
  readonly Visits: readonly { readonly Day: string }[];
}

/** All that people of the supplier did from Accept on: what they decided, and what was measured, scanned and seen. */
const decisions = [
  ...['quote.convertToOrder', 'order.updateDetails', 'order.confirm', 'order.accept'],
  ...['generateBom', 'order.setProductionWeek', 'order.readyForProduction'],
  ...['batch.create', 'batch.addItems', 'batch.replan', 'batch.release'],
];
const facts = [
  'item.saveSurvey',
  'batch.scan',
  'dispatch.scan',
  'dispatch.depart',
  'fitting.record',
  'fitting.handOver',
];

/** A quote of one door that was sent; answers the address of its page. */
async function aSentQuote({ call }: OfficeCalls, customer: object): Promise<string> {
  const [CustomerId, QuoteId] = [randomUUID(), randomUUID()];
  await call('customer.create', { Id: CustomerId, ...customer });
  const door = await call<Answer>('createItemFromTemplate', { ItemId: 'single-door' });
  await call('selectDesign', { ItemId: door.Id, DesignId: 1 });
  const quote = await call<Answer>('quote.create', { Id: QuoteId, CustomerId, ItemIds: [door.Id] });
  const { OfferUrl } = await call<Answer>('quote.send', { Id: QuoteId, LastUpdated: quote.LastUpdated });
  return OfferUrl;
}

/** The names of all calls of the office that change something, as the pages of a person make them. */
function changesMadeOn(page: Page, into: Set<string>): void {
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'POST' || !pathname.startsWith('/trpc/installer/')) return;
    for (const name of pathname.slice('/trpc/installer/'.length).split(',')) into.add(name);
  });
}

/** Whoever scans on a phone, with a hand scanner that types and sends a line end. */
async function scans(page: Page, at: string | null, codes: readonly string[]): Promise<void> {
  if (at !== null) await page.getByRole('radio', { name: at }).check({ force: true });
  const field = page.getByRole('textbox', { name: 'Code of the label' });
  for (const code of codes) {
    await field.fill(code);
    await field.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: /Ticked|Loaded/ })).toBeVisible();
    await expect(field).toHaveValue('');
  }
}

const dayMs = 86_400_000;

/** The days from today on, of the server that has not been put forward. */
const daysUntil = (day: string): number =>
  Math.round((Date.parse(day) - Date.parse(new Date().toISOString().slice(0, 10))) / dayMs);

test('one job from Accept to the handed-over door, and a fault a week later: nobody ticks a stage', async ({
  page: adminPage,
  browser,
}) => {
  test.setTimeout(600_000);
  const admin = new Installer(adminPage, server.url);
  await admin.logsIn('admin@example.com', '/installer/settings/payments');
  const account = adminPage.getByRole('form', { name: 'Stripe' });
  await account.getByLabel('Secret key').fill(fakeKeys.stripe);
  await account.getByRole('button', { name: 'Save' }).click();
  await expect(account).toContainText('Test key that ends in');
  const changes = new Set<string>();
  const opens = async (context: BrowserContext, who: string, path: string) => {
    const page = await context.newPage();
    changesMadeOn(page, changes);
    const calls = officeCalls(page, server.url);
    const person = new Installer(page, server.url);
    await person.logsIn(who, path);
    const call: OfficeCalls['call'] = (name, input) => {
      changes.add(name);
      return calls.call(name, input);
    };
    return { page, person, calls: { ask: calls.ask, call } };
  };
  const seller = await opens(await browser.newContext(), 'installer@example.com', '/installer/quote');
  const mary = { Name: 'Mary Byrne', Email: 'mary@example.com', Phone: '+353 87 555 0100' };
  const offer = await aSentQuote(seller.calls, mary);
  const otherOffer = await aSentQuote(seller.calls, { Name: 'Aoife Brennan', Email: 'aoife@example.com' });
  changes.clear();
  const works = await opens(await browser.newContext(), 'fabricator@example.com', '/installer/order');
  const phoneOfMary = await browser.newContext({ viewport: phone, hasTouch: true });
  const customer = await phoneOfMary.newPage();
  const phoneOfFitter = await browser.newContext({ viewport: phone, hasTouch: true });
  const fitter = await phoneOfFitter.newPage();
  changesMadeOn(fitter, changes);
  let ahead = 0;
  const region = (name: string) => customer.getByRole('region', { name, exact: true });

  await test.step('she accepts on her phone', async () => {
    await customer.goto(offer);
    await customer.getByRole('textbox', { name: 'Your name' }).fill('Mary Byrne');
    for (const box of await customer.getByRole('checkbox').all()) await box.check();
    await customer.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(region('What happens next')).toContainText('You ordered on');
  });

  await test.step('the seller makes it an order, has it measured, and confirms it', async () => {
    const { page } = seller;
    await page.reload();
    await page.getByRole('link', { name: 'Q-1001', exact: true }).click();
    await page.getByRole('tab', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Convert To Order' }).click();
    await expect(page.locator('header').getByText('Converted To Order')).toBeVisible();
  });

  await opensOrder(seller.person, '10001');
  const OrderId = /order\/([^/?]+)/.exec(seller.page.url())?.[1] ?? '';
  const order = () => seller.calls.ask<Answer>('order.getOrderById', OrderId);

  await test.step('it is measured, and the seller confirms it', async () => {
    const { LastUpdated, Lines } = await order();
    await seller.calls.call('order.updateDetails', {
      Id: OrderId,
      LastUpdated,
      DeliveryAddress: '7 Quay Walk\nKinsale',
    });
    await measure(seller.calls, Lines[0]?.ItemId ?? '');
    await seller.page.reload();
    await moves(seller.page, 'Confirm', 'tick');
  });

  await test.step('with the code of a mail she confirms the drawing, and pays the deposit', async () => {
    await customer.reload();
    const papers = region('Papers');
    await papers.getByRole('button', { name: 'Send me a code' }).click();
    await papers.getByRole('textbox', { name: 'Code' }).fill(await mailedCode(server));
    await papers.getByRole('button', { name: 'Enter code' }).click();
    const drawing = region('The drawing');
    await drawing.getByRole('textbox', { name: 'Your name' }).fill('Mary Byrne');
    for (const box of await drawing.getByRole('checkbox').all()) await box.check();
    await drawing.getByRole('button', { name: 'Confirm drawing' }).click();
    await expect(drawing).toContainText('You confirmed it on');
    await pays();
  });

  await test.step('whoever has the link of another door reads nothing of this one', async () => {
    const stranger = await (await browser.newContext({ viewport: phone })).newPage();
    await stranger.goto(otherOffer);
    await expect(stranger.getByRole('heading', { name: 'Quote Q-1002' })).toBeVisible();
    await expect(stranger.locator('body')).not.toContainText(/Mary|Byrne|Quay Walk|mary@|10001/);
  });

  await test.step('the works accept it: the date is promised; a later week is told with its cause', async () => {
    await opensOrder(works.person, '10001');
    await moves(works.page, 'Accept', 'tick');
    await customer.reload();
    const first = await promisedWeek();
    const { Lines } = await order();
    for (const { ItemId } of Lines) await works.calls.call('generateBom', ItemId);
    await works.page.reload();
    await works.page.getByRole('button', { name: 'Set the production week' }).click();
    const dialog = works.page.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption({ index: 5 });
    await dialog.getByRole('checkbox', { name: 'Tell the customer: a later date is promised' }).check();
    await dialog.getByRole('textbox', { name: 'Why it is later' }).fill('Both orders are made together');
    await dialog.getByRole('button', { name: 'Set the week' }).click();
    await expect(dialog).toBeHidden();
    await expect(async () => {
      await customer.reload();
      expect(await promisedWeek()).not.toBe(first);
    }).toPass();
    await expect(region('Date')).toContainText(`${first} → `);
  });

  await test.step('she picks the day of the fitting', async () => {
    const visits = region('Visits');
    await visits.getByRole('button', { name: 'Choose a day' }).click();
    await customer
      .getByRole('dialog')
      .getByRole('button', { name: /arriving/ })
      .first()
      .click();
    await visits.getByRole('button', { name: 'Book this day' }).click();
    await expect(visits).toContainText('You can change it here until');
  });
  let doors: readonly string[] = [];
  await test.step('the works plan and release it, and make it by scans of bars and of the door', async () => {
    const { call, ask } = works.calls;
    const { PromisedWeek: Week, Lines } = await order();
    const BatchId = randomUUID();
    await call('order.readyForProduction', { Id: OrderId });
    await call('batch.create', { Id: BatchId, Week });
    await call('batch.addItems', { Id: BatchId, LineIds: Lines.map(({ LineId }) => LineId) });
    await call('batch.replan', { Id: BatchId });
    await call('batch.release', { Id: BatchId, Glass: 'ordered' });
    const { Bars } = await ask<Floor>('batch.progress', { BatchId });
    const floor = works.page;
    await floor.setViewportSize(phone);
    await works.person.opens(`/installer/batches/${BatchId}/scan`);
    await scans(
      floor,
      'Cutting',
      Bars.map(({ Code }) => Code),
    );
    const { SlotLabels } = await ask<Floor>('batch.lists', BatchId);
    doors = SlotLabels.map(({ qr }) => qr);
    await scans(floor, 'Assembly', doors);
    await scans(floor, 'Quality check', doors);
    await customer.reload();
    await expect(region('What happens next')).toContainText(/made/i);
  });
  const { Visits } = await seller.calls.ask<Diary>('diary.ofOrder', { OrderId });
  const day = Visits[0]?.Day ?? '';

  await test.step('on the day of the visit it is loaded by its label, and leaves', async () => {
    await isDay(daysUntil(day));
    const { page, person } = works;
    await page.setViewportSize(phone);
    await person.logsIn('fabricator@example.com', '/installer/dispatch');
    // The rule that plans loads looks every minute.
    await expect(async () => {
      await page.reload();
      await page.getByRole('link', { name: 'L-1001' }).click({ timeout: 4000 });
    }).toPass({ timeout: 120_000 });
    await page.getByRole('link', { name: 'Load', exact: true }).click();
    await scans(page, null, doors.slice(0, 1));
    await page.getByRole('link', { name: 'L-1001' }).click();
    await page.getByRole('button', { name: 'Depart' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Depart' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await customer.reload();
  });

  await test.step('the fitter has no network in the cellar: arrived, checked, photographed, signed', async () => {
    await fitter.goto(`${server.url}/#/login`);
    await fitter.getByRole('button', { name: 'Log in', exact: true }).click();
    await new Installer(fitter, server.url).saysWho('fitter@example.com');
    await fitter.getByRole('link', { name: /10001/ }).click();
    await expect(fitter.getByRole('img', { name: /drawn from outside/ })).toBeVisible();
    const press = (name: string) => fitter.getByRole('button', { name, exact: true }).click();
    const dialog = fitter.getByRole('dialog');
    await press('Set out');
    await expect(fitter.getByText(/not sent|^Sending/)).toBeHidden();
    await phoneOfFitter.setOffline(true);
    await press('Arrived');
    await press('Checklist');
    for (const row of await dialog.getByRole('radiogroup').all()) {
      await row.getByRole('radio', { name: 'Yes' }).click({ force: true });
      await expect(row.getByRole('radio', { name: 'Yes' })).toBeChecked();
    }
    await fitter.keyboard.press('Escape');
    await press('Photo');
    for (const subject of ['Before', 'After']) {
      await dialog.getByRole('radio', { name: subject }).check({ force: true });
      const buffer = await customer.screenshot();
      const file = { name: `${subject}.png`, mimeType: 'image/png', buffer };
      await dialog.getByLabel('Take a photo').setInputFiles(file);
      await expect(dialog.getByText(subject === 'Before' ? '1 photo taken.' : '2 photos taken.')).toBeVisible();
    }
    await fitter.keyboard.press('Escape');
    await press('Hand over');
    await dialog.getByRole('textbox', { name: 'Name of whoever signs' }).fill('Mary Byrne');
    await signs(fitter, dialog.getByRole('img', { name: 'Signature' }));
    await dialog.getByRole('button', { name: 'Sign and hand over' }).click();
    await expect(dialog).toBeHidden();
    await phoneOfFitter.setOffline(false);
    await expect(fitter.getByText(/not sent|^Sending/)).toBeHidden({ timeout: 60_000 });
  });

  await test.step('she pays the balance, and has the handover pack on her page and in a mail', async () => {
    await customer.reload();
    await pays();
    await expect(region('Papers').getByRole('link', { name: 'Handover and guarantee' })).toBeVisible({
      timeout: 60_000,
    });
  });

  await test.step('a week later she reports a fault by a tap on the part', async () => {
    await isDay(daysUntil(day) + 7);
    await customer.goto(offer);
    await region('Faults').getByRole('button', { name: 'Report a fault' }).click();
    const dialog = customer.getByRole('dialog');
    await dialog.locator('[data-part="door:leaf"]').click({ force: true });
    await dialog.getByRole('textbox').fill('The leaf sticks.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(region('Faults')).toContainText('The leaf sticks.');
    await seller.person.logsIn('installer@example.com', `/installer/order/${OrderId}/messages`);
    await expect(seller.page.getByRole('region', { name: 'Faults' })).toContainText('The leaf sticks.');
  });

  await test.step('sums agree to the cent: what the provider took, what the order says', async () => {
    const { page, person } = seller;
    await person.opens(`/installer/order/${OrderId}`);
    const calls = officeCalls(page, server.url);
    await page.reload();
    const { Money } = await calls.ask<Answer>('order.getOrderById', OrderId);
    const taken = [...provider.sessions.values()].filter(({ state }) => state === 'complete');
    expect(taken).toHaveLength(2);
    const cents = taken.reduce((sum, { amount }) => sum + amount, 0);
    expect(Money).toMatchObject({ Open: '0.00', Overpaid: '0.00', Paid: (cents / 100).toFixed(2) });
  });

  await test.step('every mail reads well on a phone', async () => {
    const reader = await (await browser.newContext({ viewport: phone, javaScriptEnabled: false })).newPage();
    for (const raw of await server.mails()) {
      const { subject, html, text } = await PostalMime.parse(raw);
      expect(text, subject).not.toMatch(/undefined|null|NaN|\[object|\{\{/);
      await reader.setContent(html ?? '');
      const width = await reader.evaluate(() => document.documentElement.scrollWidth);
      expect(width, subject).toBeLessThanOrEqual(390);
    }
  });
  expect([...changes].toSorted()).toEqual([...decisions, ...facts].toSorted());

  /** All know that so many days have gone by since the first one. */
  async function isDay(days: number): Promise<void> {
    await server.kill9();
    await clock.putForward(days);
    await server.start();
    for (const context of [seller, works].map(({ page }) => page.context()).concat(phoneOfMary, phoneOfFitter))
      await putForward(context, days - ahead);
    ahead = days;
  }

  async function pays(): Promise<void> {
    const payments = region('Payments');
    await payments.getByRole('button', { name: /^Pay [\d,.]+ EUR$/ }).click();
    await customer.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(payments).toContainText('Nothing is due now.');
  }

  async function promisedWeek(): Promise<string> {
    await expect(region('Date')).toContainText(/Fitted (in the week of|on) \d/);
    return /Fitted (?:in the week of|on) (\d+ \w+ \d{4})/.exec(await region('Date').innerText())?.[1] ?? '';
  }
});
