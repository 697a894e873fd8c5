import '../layout/lists.css';
import '../layout/office-layout.css';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dismissToast, shownToasts } from '../../shared/toasts/toasts.ts';
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

test('goods that are found wrong later are claimed', async () => {
  const { screen, inputsOf } = await renderOffice(<PurchasePage />, {
    answers,
    path: '/installer/purchase/p1',
    params: { id: 'p1' },
  });
  await screen.getByRole('button', { name: 'Claim', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Claim goods of P-1001' });
  await dialog.getByRole('textbox', { name: 'Quantity' }).fill('2');
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

const aPhoto = (Id: string) => ({
  Id,
  Url: 'data:,',
  AddedAt: '2026-11-20T09:00:00.000Z',
  AddedBy: { UserId: me.UserId, Name: me.Name },
});
const target = { url: 'https://blobs/1', method: 'PUT', headers: {}, blobUrl: 'blob:1' } as const;

/** A photo as a browser reads it. */
async function aFile(): Promise<File> {
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob()], 'goods.png', { type: 'image/png' });
}

const opened = (changes: OfficeAnswers) =>
  renderOffice(<PurchasePage />, {
    ...{ answers: { ...answers, ...changes }, path: '/installer/purchase/p1', params: { id: 'p1' } },
  });

test('photos of claimed goods wait without a network, are sent when it is back, and can be taken away', async () => {
  await page.viewport(390, 844);
  const refusing = {
    'purchase.getClaimPhotoUploadTarget': () => {
      throw new TypeError('Failed to fetch');
    },
  };
  const { screen } = await opened(refusing);
  const take = async () => {
    const camera = screen.getByLabelText('Take a photo');
    await expect.element(camera).toBeEnabled();
    await camera.upload(await aFile());
  };
  await take();
  await expect.element(screen.getByText(/^1 photo waits to be sent/)).toBeVisible();
  await screen.unmount();

  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const photos: string[] = [];
  const again = await opened({
    'purchase.getClaimPhotoUploadTarget': () => target,
    'purchase.claims': () => ({ Claims: [aClaim({ Photos: photos.map(aPhoto) })], After: null }),
    'purchase.addClaimPhoto': () => {
      photos.push('p1');
      return aClaim();
    },
    'purchase.removeClaimPhoto': () => {
      photos.pop();
      return aClaim();
    },
  });
  const region = again.screen.getByRole('region', { name: 'Photos: claim of 2 CY-3K' });
  const picture = region.getByRole('img', { name: 'Photo 1', exact: true });
  await expect.element(picture).toBeInTheDocument();
  expect(again.inputsOf('purchase.addClaimPhoto')).toEqual([{ ClaimId: 'c1', PhotoUrl: 'blob:1' }]);
  await again.screen.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect.element(picture).not.toBeInTheDocument();
  for (const { id: toast } of shownToasts()) dismissToast(toast);
  await expect.poll(() => again.inputsOf('purchase.removeClaimPhoto')).toEqual([{ ClaimId: 'c1', PhotoId: 'p1' }]);
});

test('photos of a claim that has ended are only looked at', async () => {
  const ended = aClaim({ State: 'Settled', Moves: [], Photos: [aPhoto('p1')] });
  const { screen } = await opened({ 'purchase.claims': () => ({ Claims: [ended], After: null }) });
  await expect.element(screen.getByRole('img', { name: 'Photo 1' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Remove photo/ }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Details: Claim of 2 CY-3K' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Claim of 2 CY-3K' });
  await expect.element(dialog.getByRole('img', { name: 'Photo 1' })).toBeInTheDocument();
});
