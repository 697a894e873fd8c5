import '../layout/lists.css';
import '../layout/office-layout.css';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anArticle } from '../stock/testing/stock-rows.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice } from '../testing/render-office.tsx';
import { ClaimsPage } from './claims-page.tsx';
import { PurchasePage } from './purchase-page.tsx';
import { aBill, aClaim, aLine, aPurchase } from './testing/purchase-rows.ts';

beforeEach(() => page.viewport(1440, 900));

const answers = {
  'user.me': () => ({ ...me, Role: 'fabricator' }),
  'purchase.claims': () => ({ Claims: [aClaim()], After: null }),
  'purchase.bills': () => ({ Bills: [aBill()], After: null }),
  'purchase.claim': () => aClaim(),
  'purchase.settleClaim': () => aClaim({ State: 'Agreed' }),
  'inventory.getArticle': ({ Key }) => anArticle({ Key }),
  'inventory.places': () => ({ Places: [] }),
  'purchase.getPurchaseById': () =>
    aPurchase({
      ...{ State: 'Received', Lines: [aLine({ Received: '20', Damaged: '2', Open: '0' })] },
      Moves: ['bill', 'claim', 'close', 'undoReceipt'],
    }),
} as const satisfies OfficeAnswers;

const list = (changes: OfficeAnswers = {}) =>
  renderOffice(<ClaimsPage />, { answers: { ...answers, ...changes }, path: '/installer/purchasing/claims' });

describe('the claims', () => {
  test('say what is wrong and wanted, and what has happened is chosen from what can', async () => {
    const { screen, inputsOf } = await list();
    await expect.element(screen.getByRole('cell', { name: 'Damaged, credit' })).toBeVisible();
    await screen.getByRole('button', { name: /^CY-3K/ }).click();
    const dialog = screen.getByRole('dialog', { name: 'Claim of 2 CY-3K' });
    await expect.element(dialog.getByText('Scratched')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'What has happened' }).selectOptions('The vendor refuses');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('Say why.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Our own fault');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('purchase.settleClaim')).toEqual([{ Id: 'c1', Move: 'refuse', Reason: 'Our own fault' }]);
  });

  test('are settled for what the vendor gives', async () => {
    const agreed = aClaim({ State: 'Agreed', Moves: ['settle', 'refuse'] });
    const { screen, inputsOf } = await list({ 'purchase.claims': () => ({ Claims: [agreed], After: null }) });
    await screen.getByRole('button', { name: /^CY-3K/ }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText(/^Say what the vendor gives/)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Credit of the vendor' }).fill('4,50');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => inputsOf('purchase.settleClaim')).toEqual([{ Id: 'c1', Move: 'settle', Credit: '4.50' }]);
  });

  test('none: says where one begins; one that has ended can be read', async () => {
    const none = await list({ 'purchase.claims': () => ({ Claims: [], After: null }) });
    await expect.element(none.screen.getByText(/^No claim yet\./)).toBeVisible();
    await none.screen.unmount();
    const ended = aClaim({ State: 'Settled', Credit: '4.50', PriceDifference: '0.50', Moves: [] });
    const { screen } = await list({ 'purchase.claims': () => ({ Claims: [ended], After: null }) });
    await screen.getByRole('button', { name: /^CY-3K/ }).click();
    await expect.element(screen.getByRole('dialog').getByText('€0.50 price difference')).toBeVisible();
  });
});

test('goods that came damaged are claimed from their line, with how many they are', async () => {
  const { screen, inputsOf } = await renderOffice(<PurchasePage />, {
    answers,
    path: '/installer/purchase/p1',
    params: { id: 'p1' },
  });
  await screen.getByRole('button', { name: 'Claim CY-3K' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Claim goods of P-1001' });
  await expect.element(dialog.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await dialog.getByRole('combobox', { name: 'What is wrong' }).selectOptions('Late');
  expect(dialog.getByRole('option', { name: 'Replace' }).elements()).toEqual([]);
  await dialog.getByRole('combobox', { name: 'What is wrong' }).selectOptions('Wrong size');
  await dialog.getByRole('textbox', { name: 'In words' }).fill('30 mm too short');
  await dialog.getByRole('button', { name: 'Claim' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(inputsOf('purchase.claim')).toMatchObject([
    { PurchaseId: 'p1', LineId: 'l1', Reason: 'wrong size', Wish: 'replace', Quantity: '2', Says: '30 mm too short' },
  ]);
  await screen.getByRole('button', { name: 'Bill R-77 of Latch' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Bill R-77 of Latch' })).toBeVisible();
});
