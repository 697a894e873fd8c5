import '../layout/lists.css';
import '../layout/office-layout.css';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anArticle } from '../stock/testing/stock-rows.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice } from '../testing/render-office.tsx';
import { PurchasePage } from './purchase-page.tsx';
import { aBill, aClaim, aLine, aPurchase } from './testing/purchase-rows.ts';

beforeEach(() => page.viewport(1440, 900));

const answers = {
  'user.me': () => ({ ...me, Role: 'fabricator' }),
  'purchase.claims': () => ({ Claims: [aClaim()], After: null }),
  'purchase.bills': () => ({ Bills: [aBill()], After: null }),
  'purchase.claim': () => aClaim(),
  'inventory.getArticle': ({ Key }) => anArticle({ Key }),
  'purchase.getPurchaseById': () =>
    aPurchase({
      ...{ State: 'Received', Lines: [aLine({ Received: '20', Damaged: '2', Open: '0' })] },
      Moves: ['bill', 'claim', 'close', 'undoReceipt'],
    }),
} as const satisfies OfficeAnswers;

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
  await screen.getByRole('button', { name: 'Details: Bill R-77 of Latch' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Bill R-77 of Latch' })).toBeVisible();
});
