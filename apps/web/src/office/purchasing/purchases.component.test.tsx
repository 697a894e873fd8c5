import '../layout/lists.css';
import '../layout/office-layout.css';
import { expect, test } from 'vitest';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice } from '../testing/render-office.tsx';
import { PurchasesPage } from './purchases-page.tsx';
import { aListedPurchase, aPurchase, latch } from './testing/purchase-rows.ts';

const answers = {
  'user.me': () => ({ ...me, Role: 'fabricator' }),
  'vendor.list': () => ({ Vendors: [{ ...latch, State: 'retired', Id: 'old', Name: 'Old' }, latch] }),
  'purchase.list': ({ State, Late, After } = {}) => ({
    Purchases: State || Late ? [] : [aListedPurchase({ Id: After ? 'p2' : 'p1', IsLate: !After })],
    After: After || State || Late ? null : 1001,
  }),
  'purchase.create': () => aPurchase({ Lines: [] }),
} as const satisfies OfficeAnswers;

const show = (changes: OfficeAnswers = {}) => {
  history.replaceState(null, '', '#/installer/purchasing/purchases');
  return renderOffice(<PurchasesPage />, {
    answers: { ...answers, ...changes },
    path: '/installer/purchasing/purchases',
  });
};

test('the list says of each purchase whose it is, its state and what it comes to, page by page', async () => {
  const { screen, inputsOf } = await show();
  const row = screen.getByRole('row').nth(1);
  await expect.element(row.getByRole('link', { name: 'P-1001' })).toHaveAttribute('href', '#/installer/purchase/p1');
  for (const text of ['Latch', 'Draft', 'Late', '€50.00']) await expect.element(row.getByText(text)).toBeVisible();
  await screen.getByRole('button', { name: 'Show more' }).click();
  await expect.element(screen.getByRole('row').nth(2)).toBeVisible();
  expect(inputsOf('purchase.list').at(-1)).toMatchObject({ After: 1001 });
});

test('it is narrowed to a state, to what is late and to a vendor; an empty answer is one click from all', async () => {
  const { screen, inputsOf } = await show();
  await screen.getByRole('button', { name: 'Late' }).click();
  await expect.element(screen.getByText('No purchase is like that.')).toBeVisible();
  expect(inputsOf('purchase.list').at(-1)).toMatchObject({ State: null, Late: true });
  await screen.getByRole('button', { name: 'Sent' }).click();
  await expect.poll(() => inputsOf('purchase.list').at(-1)).toMatchObject({ State: 'Sent', Late: false });
  await screen.getByRole('button', { name: 'Show all purchases' }).click();
  await screen.getByRole('combobox', { name: 'Vendor' }).selectOptions('Old');
  await expect.poll(() => inputsOf('purchase.list').at(-1)).toMatchObject({ Vendor: 'old', State: null });
});

test('a new purchase is of a vendor in use', async () => {
  const { screen, inputsOf } = await show();
  await screen.getByRole('button', { name: 'New purchase' }).click();
  const dialog = screen.getByRole('dialog', { name: 'New purchase' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.element(dialog.getByText('Choose the vendor of whom it is bought.')).toBeVisible();
  await expect.element(dialog.getByRole('option', { name: 'Old' })).not.toBeInTheDocument();
  await dialog.getByRole('combobox', { name: 'Vendor' }).selectOptions('Latch');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(inputsOf('purchase.create')).toMatchObject([{ VendorId: 'latch', Lines: [] }]);
});
