import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { Installer } from './installer.ts';
import { layoutFaults } from './layout-faults.ts';
import { officeCalls } from './office-calls.ts';
import { phone } from './page-faults.ts';
import { soldOrder } from './sold-order.ts';
import { openTestServer } from './test-server.ts';

const server = await openTestServer({ database: 'fastest' });
test.beforeAll(() => server.start());
test.afterAll(() => server[Symbol.asyncDispose]());

const faultsOf = async (page: Page): Promise<readonly string[]> => [
  ...(await layoutFaults(page)).filter((fault) => !fault.includes('Skip to the page')),
  ...(await axeViolations(page)).map(String),
];

/** Asks for the first free time of an order's visit; answers the dialog. */
async function asksToBook(page: Page, number: string) {
  await page.getByRole('button', { name: `Book: ${number}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Free next' }).getByRole('button').first()).toBeVisible();
  return dialog;
}

test('two people book the same team: one of them is told who is taken by what; a visit moves by keys and drops back', async ({
  page,
  browser,
}) => {
  test.slow();
  const admin = new Installer(page, server.url);
  const calls = officeCalls(page, server.url);
  await admin.logsIn('admin@example.com');
  const first = await soldOrder(calls, 'Mary Byrne', '12 Mill Lane\nCork');
  await soldOrder(calls, 'Aoife Brennan', '3 Canal Street\nGalway');
  const { Jobs } = await calls.ask<{ readonly Jobs: readonly { readonly Id: string; readonly Kind: string }[] }>(
    'diary.ofOrder',
    { OrderId: first.OrderId },
  );
  const { Slots } = await calls.ask<{ readonly Slots: readonly { readonly Day: string }[] }>('diary.slots', {
    Id: Jobs.find(({ Kind }) => Kind === 'fitting')?.Id,
  });
  const day = Slots[0]?.Day ?? '';
  const path = `/installer/diary?day=${day}`;
  await admin.opens(path);
  await expect(page.getByText('Nothing is booked this week.')).toBeVisible();
  const otherPage = await browser.newPage();
  await new Installer(otherPage, server.url).logsIn('installer@example.com', path);

  await test.step('both want the first free time; the second is told who is taken by what, and takes another', async () => {
    const mine = await asksToBook(page, '10001');
    const theirs = await asksToBook(otherPage, '10002');
    await mine.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(mine).toBeHidden();
    await theirs.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(theirs.getByRole('alert').filter({ hasText: 'Nolan is at 10001 then' })).toContainText('Free next: ');
    await theirs.getByRole('region', { name: 'Free next' }).getByRole('button').nth(1).click();
    await theirs.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(theirs).toBeHidden();
    await otherPage.close();
  });

  await test.step('a visit is picked up, carried to the team below and dropped, by keys alone', async () => {
    await page.reload();
    await page.getByRole('link', { name: '10001' }).focus();
    await page.keyboard.press('m');
    await expect(page.getByText('10001 is picked up.')).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox', { name: 'Team' })).toHaveText(/Costa/);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Nearer');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: /^Costa/ }).getByRole('link', { name: '10001' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('whoever is ill has no visits: first it is said which, then they wait for another day', async () => {
    await page.getByRole('button', { name: 'Absence' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First day').fill(day);
    await dialog.getByLabel('Last day').fill(day);
    await dialog.getByRole('checkbox', { name: 'Costa' }).check();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Ill');
    await dialog.getByRole('button', { name: 'Show whom it hits' }).click();
    await expect(dialog.getByRole('listitem')).toHaveText('10001, Mary Byrne, Cork');
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'To book' })).toContainText('To rebook Ill');
    await expect(page.getByRole('row', { name: /^Costa/ })).toContainText('Costa is away: Ill');
  });

  await test.step('on a phone it is the list of a day, and an order tells what became of its visit', async () => {
    await page.setViewportSize(phone);
    await admin.opens(path);
    await expect(page.getByRole('button', { name: 'Day', exact: true })).toHaveAttribute('aria-pressed', 'true');
    expect(await faultsOf(page)).toEqual([]);
    await admin.opens(`/installer/order/${first.OrderId}/visits`);
    await expect(page.getByRole('region', { name: 'Fitting' })).toContainText('To rebook');
    expect(await faultsOf(page)).toEqual([]);
    await admin.opens('/installer/settings/diary');
    await expect(page.getByRole('button', { name: 'Edit Van A' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});
