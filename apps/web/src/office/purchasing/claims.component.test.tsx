import '../layout/lists.css';
import '../layout/office-layout.css';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anArticle } from '../stock/testing/stock-rows.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice } from '../testing/render-office.tsx';
import { ClaimsPage } from './claims-page.tsx';
import { aClaim, latch } from './testing/purchase-rows.ts';

beforeEach(() => page.viewport(1440, 900));

const answers = {
  'user.me': () => ({ ...me, Role: 'fabricator' }),
  'purchase.claims': () => ({ Claims: [aClaim()], After: null }),
  'purchase.settleClaim': () => aClaim({ State: 'Agreed' }),
  'inventory.getArticle': ({ Key }) => anArticle({ Key }),
  'inventory.places': () => ({ Places: [], LastUpdated: '' }),
  'vendor.list': () => ({ Vendors: [latch] }),
} as const satisfies OfficeAnswers;

const list = (changes: OfficeAnswers = {}, search = '') =>
  renderOffice(<ClaimsPage />, { answers: { ...answers, ...changes }, path: '/installer/purchasing/claims', search });

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

  test('about pieces name them, and begin where those lie', async () => {
    const Pieces = ['10234-1-MA-G1', '10234-2-MA-G1'];
    const ofPieces = aClaim({ Key: 'GU-D24L', Pieces, Moves: ['sendBack', 'withdraw'] });
    const { screen, inputsOf } = await list({ 'purchase.claims': () => ({ Claims: [ofPieces], After: null }) });
    await screen.getByRole('button', { name: /^GU-D24L/ }).click();
    await expect.element(screen.getByRole('dialog').getByText('Pieces: 10234-1-MA-G1, 10234-2-MA-G1')).toBeVisible();
    await expect.poll(() => inputsOf('inventory.getArticle')).toEqual([{ Key: '10234-1-MA-G1' }]);
  });

  test('are those of a vendor where its page leads to them, and of all vendors by a click', async () => {
    const { screen, inputsOf } = await list({}, '?state=Open&vendor=latch');
    await expect.element(screen.getByRole('combobox', { name: 'Vendor' })).toHaveValue('latch');
    await expect
      .element(screen.getByRole('button', { name: 'Open', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
    expect(inputsOf('purchase.claims').at(-1)).toMatchObject({ State: 'Open', Vendor: 'latch' });
    await screen.getByRole('combobox', { name: 'Vendor' }).selectOptions('Any vendor');
    await expect.poll(() => inputsOf('purchase.claims').at(-1)).toMatchObject({ State: 'Open', Vendor: null });
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
