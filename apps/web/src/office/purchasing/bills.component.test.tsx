import '../layout/lists.css';
import '../layout/office-layout.css';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answered } from '../../shared/testing/fakes.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice } from '../testing/render-office.tsx';
import { BillsPage } from './bills-page.tsx';
import { NewBillPage } from './new-bill-page.tsx';
import { aBill, whatIsToBill } from './testing/purchase-rows.ts';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

const answers = {
  'user.me': () => ({ ...me, Role: 'fabricator' }),
  'purchase.bills': () => ({ Bills: [aBill()], After: null }),
  'purchase.toBill': () => whatIsToBill(),
  'purchase.enterBill': () => aBill({ State: 'Matched' }),
  'purchase.matchBill': () => aBill({ State: 'Matched' }),
  'purchase.approveBill': () => aBill({ State: 'Approved' }),
  'vendor.list': () => ({ Vendors: [] }),
} as const satisfies OfficeAnswers;

const list = (changes: OfficeAnswers = {}) =>
  renderOffice(<BillsPage />, { answers: { ...answers, ...changes }, path: '/installer/purchasing/bills' });
const entry = (changes: OfficeAnswers = {}) =>
  renderOffice(<NewBillPage />, {
    answers: { ...answers, ...changes },
    path: '/installer/purchasing/new-bill',
    search: '?vendor=latch&purchase=p1',
  });

describe('the bills', () => {
  test('say what differs, and are compared again by whoever books goods in', async () => {
    const { screen, inputsOf } = await list();
    await expect.element(screen.getByRole('cell', { name: '4 billed and not received (10.20)' })).toBeVisible();
    await screen.getByRole('button', { name: 'R-77' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Bill R-77 of Latch' });
    await expect.element(dialog.getByText('5.00 more than ordered (2.0 %)')).toBeVisible();
    await expect.element(dialog.getByText('An admin has been asked to approve it.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Approve' }).elements()).toEqual([]);
    await dialog.getByRole('button', { name: 'Compare again' }).click();
    expect(inputsOf('purchase.matchBill')).toEqual([{ Id: 'b1' }]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('that differ are approved with a reason by an admin; what the server has against it is said', async () => {
    let isRefused = true;
    const { screen, inputsOf } = await list({
      'user.me': () => ({ ...me, Role: 'admin' }),
      'purchase.bills': () => ({ Bills: [aBill({ Moves: ['match', 'approve', 'reject'] })], After: null }),
      'purchase.approveBill': () => {
        if (isRefused) throw answered(409, 'This is Approved and cannot become Approved.');
        return aBill({ State: 'Approved' });
      },
    });
    await screen.getByRole('button', { name: 'R-77' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect.element(dialog.getByText('Say why.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed by phone');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect.element(dialog.getByText('This is Approved and cannot become Approved.')).toBeVisible();
    isRefused = false;
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('purchase.approveBill').at(-1)).toEqual({ Id: 'b1', Move: 'reject', Reason: 'Agreed by phone' });
  });

  test('none: says how one is entered', async () => {
    const { screen } = await list({ 'purchase.bills': () => ({ Bills: [], After: null }) });
    await expect.element(screen.getByText('No bill yet. Enter one when a vendor asks for its money.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Enter bill' })).toBeVisible();
  });

  test('are not for whoever has nothing to do with goods', async () => {
    const { screen } = await list({ 'user.me': () => ({ ...me, Role: 'installer' }) });
    await expect.element(screen.getByText('Your account does not buy. Ask whoever does the buying.')).toBeVisible();
  });
});

describe('a bill is entered', () => {
  test('over two visits: what was typed is there after a reload, until it is entered', async () => {
    const first = await entry();
    await first.screen.getByRole('textbox', { name: 'Number of the bill' }).fill('R-77');
    await first.screen.getByRole('textbox', { name: 'Billed of CY-3K' }).fill('90');
    await first.screen.unmount();
    const { screen } = await entry();
    await expect.element(screen.getByRole('textbox', { name: 'Number of the bill' })).toHaveValue('R-77');
    await expect.element(screen.getByRole('textbox', { name: 'Billed of CY-3K' })).toHaveValue('90');
    await screen.getByLabelText('Day of the bill').fill('2026-11-20');
    await screen.getByRole('textbox', { name: 'VAT' }).fill('51.75');
    await screen.getByRole('textbox', { name: 'Total' }).fill('276.75');
    await screen.getByRole('button', { name: 'Enter bill' }).click();
    await expect.poll(() => Object.keys(localStorage).filter((name) => name.includes('vendor-bill'))).toEqual([]);
  });

  test('from what has come; each line says how it differs before it is sent', async () => {
    const { screen, inputsOf } = await entry();
    const quantity = screen.getByRole('textbox', { name: 'Billed of CY-3K' });
    await expect.element(quantity).toHaveValue('96');
    await expect.element(screen.getByText('It matches what was ordered and has come.')).toBeVisible();
    await quantity.fill('100');
    await screen.getByRole('textbox', { name: 'Price of CY-3K' }).fill('2.55');
    await expect.element(screen.getByText('4 billed and not received (10.20)')).toBeVisible();
    await expect.element(screen.getByText('5.00 more than ordered (2.0 %)')).toBeVisible();
    await expect.element(screen.getByText('1 line differs. An admin will be asked to approve it.')).toBeVisible();
    await screen.getByRole('button', { name: 'Enter bill' }).click();
    await expect.element(screen.getByText('Give the number that is on the bill.')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Number of the bill' }).fill('R-77');
    await screen.getByLabelText('Day of the bill').fill('2026-11-20');
    await screen.getByRole('textbox', { name: 'VAT' }).fill('58.65');
    await screen.getByRole('textbox', { name: 'Total' }).fill('313.00');
    await expect.element(screen.getByText('The lines come to €255.00; with the VAT that is €313.65.')).toBeVisible();
    await screen.getByRole('button', { name: 'Enter bill' }).click();
    expect(inputsOf('purchase.enterBill')).toEqual([]);
    await screen.getByRole('textbox', { name: 'Total' }).fill('313.65');
    await screen.getByRole('button', { name: 'Enter bill' }).click();
    await expect
      .poll(() => inputsOf('purchase.enterBill'))
      .toMatchObject([
        {
          ...{ VendorId: 'latch', Number: 'R-77', Day: '2026-11-20', Currency: 'EUR', Vat: '58.65', Total: '313.65' },
          Lines: [{ PurchaseId: 'p1', LineId: 'l1', Quantity: '100', Price: { Amount: '2.55', Per: '1' } }],
        },
      ]);
  });

  test('only with a line, and only where something can be billed', async () => {
    const { screen, inputsOf } = await entry();
    await screen.getByRole('textbox', { name: 'Billed of CY-3K' }).fill('');
    await screen.getByRole('button', { name: 'Enter bill' }).click();
    await expect.element(screen.getByText('Say how much of at least one line is billed.')).toBeVisible();
    expect(inputsOf('purchase.enterBill')).toEqual([]);
    await screen.unmount();
    const empty = await entry({ 'purchase.toBill': () => whatIsToBill({ Lines: [] }) });
    await expect.element(empty.screen.getByText(/^Nothing of this vendor can be billed\./)).toBeVisible();
  });

  test.each([
    [1440, 900],
    [390, 844],
  ] as const)('without anything beyond the screen of %i × %i', async (width, height) => {
    await page.viewport(width, height);
    const { screen } = await entry();
    await expect.element(screen.getByRole('textbox', { name: 'Billed of CY-3K' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
