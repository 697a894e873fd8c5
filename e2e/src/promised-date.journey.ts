import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { Installer } from './installer.ts';
import { KeyboardVisitor } from './keyboard.ts';
import { layoutFaults } from './layout-faults.ts';
import { type OfficeCalls, officeCalls } from './office-calls.ts';
import { pageFaults, phone } from './page-faults.ts';
import { serverClock } from './server-clock.ts';
import { soldOrder } from './sold-order.ts';
import { openTestServer } from './test-server.ts';

const clock = await serverClock();
const server = await openTestServer({ database: 'fastest', settings: clock.settings });
test.beforeAll(() => server.start());
test.afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await clock[Symbol.asyncDispose]();
});

const faultsOf = async (page: Page): Promise<readonly string[]> => [
  ...(await layoutFaults(page)).filter((fault) => !fault.includes('Skip to the page')),
  ...(await axeViolations(page)).map(String),
];

const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface Answer extends Readonly<Record<'Id' | 'LastUpdated' | 'PromisedWeek', string>> {
  readonly Version: number;
  readonly Money: { readonly DepositOpen: string };
  readonly Lines: readonly { readonly ItemId: string; readonly Wanted: string }[];
}

const cylinder = 'CY-3K';

/** Somebody sells cylinders, and customers are mailed when their date moves. */
async function aVendor({ ask, call }: OfficeCalls): Promise<string> {
  const { Version } = await ask<Answer>('settings.getSettings', {});
  await call('settings.updateTelling', { Version, TellAt: '17:00', MailMoves: true, ShowKept: false });
  const { Id, LastUpdated } = await call<Answer>('vendor.create', { Id: randomUUID(), Name: 'Latch' });
  const item = {
    Id: randomUUID(),
    Key: cylinder,
    Pack: '1',
    Least: '1',
    LeadDays: 20,
    Price: '2.50',
    Per: '1',
    Rank: 1,
  };
  await call('vendor.updateItems', { Id, LastUpdated, Items: [{ ...item, ValidFrom: null, ValidUntil: null }] });
  return Id;
}

/** An order of one door that is paid for; answers its pages. */
async function anOrder(calls: OfficeCalls) {
  const { OrderId, offerUrl } = await soldOrder(calls, 'Mary Byrne', '3 Canal Street');
  const { Money } = await calls.ask<Answer>('order.getOrderById', OrderId);
  const paid = { Kind: 'deposit', Amount: Money.DepositOpen, On: dayAhead(0), Method: 'bank' };
  await calls.call('order.recordPayment', { Id: randomUUID(), OrderId, ...paid });
  return { orderPath: `/installer/order/${OrderId}`, offerUrl };
}

const promised = /(?:Fitted|Delivered) in the week of (\d+ \w+ \d{4})/;

/** Of the cylinder, by phone; the vendor names the day on which it is wanted. Answers its id. */
async function aConfirmedPurchase({ call }: OfficeCalls, VendorId: string): Promise<string> {
  const Id = randomUUID();
  const LineId = randomUUID();
  const draft = await call<Answer>('purchase.create', {
    ...{ Id, VendorId, Lines: [{ LineId, Key: cylinder, Quantity: '1' }] },
  });
  const sent = await call<Answer>('purchase.send', { Id, LastUpdated: draft.LastUpdated, How: 'phone' });
  const Schedule = [{ Quantity: '1', Day: draft.Lines[0]?.Wanted }];
  await call('purchase.confirm', { Id, LastUpdated: sent.LastUpdated, How: 'phone', Lines: [{ LineId, Schedule }] });
  return Id;
}

/** The server stands still for so many days since the first one, as nobody notices. */
async function isDayNumber(days: number): Promise<void> {
  await server.kill9();
  await clock.putForward(days);
  await server.start();
}

const shownLate = 'What your door is made of comes later than it was confirmed to us.';

test('a vendor confirms later: seller and customer read that it is checked, and past the deadline the old date, the new one and why', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const works = new Installer(page, server.url);
  const calls = officeCalls(page, server.url);
  await works.logsIn('admin@example.com');
  const vendor = await aVendor(calls);
  const { orderPath, offerUrl } = await anOrder(calls);
  const customer = await browser.newPage({ viewport: phone });
  const told = customer.getByRole('region', { name: 'Date' });
  /** Loads the page until it says so: the rule looks at all dates every minute. */
  const reads = (text: string | RegExp) =>
    expect(async () => {
      await customer.reload();
      await expect(told).toContainText(text, { timeout: 3000 });
    }).toPass({ timeout: 120_000 });
  await customer.goto(offerUrl);
  await reads(promised);
  const [, first = ''] = promised.exec(await told.innerText()) ?? [];
  const purchase = await aConfirmedPurchase(calls, vendor);

  await test.step('two weeks after it was confirmed in time the buyer writes down a day far behind the promised one', async () => {
    await isDayNumber(14);
    await works.logsIn('admin@example.com', `/installer/purchase/${purchase}`);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(`Day of ${cylinder}`, { exact: true }).fill(dayAhead(90));
    await dialog.getByRole('switch', { name: 'What differs was seen' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('until the deadline the date stands, and both read that it is being checked', async () => {
    await reads('We are checking one delivery and will tell you by');
    await expect(told).toContainText(first);
    expect(await faultsOf(customer)).toEqual([]);
    await works.opens(orderPath);
    await expect(page.getByText(shownLate)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tell the customer now' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('a planner finds it by the keyboard, at the works and on the board', async () => {
    const keys = new KeyboardVisitor(page);
    // The session of the calls before has ended with the first days.
    const { ask, call } = officeCalls(page, server.url);
    await works.opens('/installer/works');
    const inDanger = page.getByRole('region', { name: 'Orders at risk' });
    await expect(inDanger).toContainText('goods come later than confirmed');
    expect(await pageFaults(page)).toEqual([]);
    await keys.choosesByArrows('Load of the works as', 'Table');
    await keys.choosesByArrows('Shortages as', 'Table');
    await keys.tabsTo(inDanger.getByRole('link').first());
    await keys.presses('Enter');
    await expect(page).toHaveURL(new RegExp(orderPath));
    const Id = orderPath.split('/').at(-1);
    await call('order.generateBoms', Id);
    const { PromisedWeek: Week } = await ask<Answer>('order.getOrderById', Id);
    await call('order.setProductionWeek', { Id, Week });
    await page.reload();
    await keys.pressesButton('Ready For Production');
    await expect(page.getByRole('button', { name: 'Ready For Production' })).toBeHidden();
    await works.opens('/installer/batches');
    await expect(
      page.getByText(/^Date in danger: goods come later than confirmed\. The customer is told on/),
    ).toBeVisible();
    expect(await pageFaults(page)).toEqual([]);
    await keys.tabsTo(page.getByRole('button', { name: /^Move to batch: Single Door/ }));
    await keys.presses('m');
    await expect(page.getByRole('dialog')).toBeVisible();
    await keys.presses('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('days later the rule has told both the old date, the new one and the cause', async () => {
    await isDayNumber(18);
    await reads(shownLate);
    const [, second = ''] = promised.exec(await told.innerText()) ?? [];
    expect(second).not.toBe(first);
    await expect(customer.getByRole('region', { name: 'Date' })).toContainText(`${first} → ${second}`);
    await expect(customer.locator('body')).not.toContainText(/Latch|CY-3K/);
    expect(await faultsOf(customer)).toEqual([]);

    const seller = new Installer(await browser.newPage(), server.url);
    await seller.logsIn('installer@example.com', orderPath);
    const history = seller.page.getByRole('list', { name: 'How the promise has changed' });
    await expect(history).toContainText(`${first} → ${second}`);
    await expect(history).toContainText('goods come later than confirmed');
    const mails = async () => (await server.mails()).join('\n').replaceAll(/=\r?\n/g, '');
    await expect.poll(mails, { timeout: 60_000 }).toContain('Promised before: Fitted in the week of');
  });
});
