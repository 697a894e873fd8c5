import '../layout/lists.css';
import '../layout/office-layout.css';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deviceTable } from '../../shared/storage/device-table.ts';
import { answered } from '../../shared/testing/fakes.ts';
import { removeDrafts } from '../queries/draft-storage.ts';
import { main, placesAnswer } from '../stock/testing/stock-rows.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice } from '../testing/render-office.tsx';
import { GoodsInPage } from './goods-in-page.tsx';
import { aDelivery, aLine, anExpectedLine, aPurchase } from './testing/purchase-rows.ts';

const onDevice = () => deviceTable('receipts', '-1022.niamh');

beforeEach(async () => {
  await page.viewport(390, 844);
  removeDrafts('goods-in', 'p1.niamh');
  for (const left of await onDevice().all()) await onDevice().remove(Object(left).id);
});
afterAll(() => page.viewport(1440, 900));

const opened = aPurchase({ Lines: [aLine(), aLine({ LineId: 'l2', Key: 'BRUSH', Text: '', Open: '5' })] });

const answers = {
  'user.me': () => ({ ...me, Role: 'fabricator' }),
  'inventory.places': () => ({ ...placesAnswer, Places: [main] }),
  'purchase.expected': ({ Day = '' } = {}) => ({
    Day,
    Purchases: [
      aDelivery(),
      aDelivery({ Id: 'p2', Number: 'P-1002', Day: '2099-01-01', Lines: [anExpectedLine({ Day: '2099-01-01' })] }),
    ],
  }),
  'purchase.getPurchaseById': (Id) => (Id === 'p1' ? opened : aPurchase({ Id, Number: 'P-1002' })),
  'purchase.receive': () => opened,
} as const satisfies OfficeAnswers;

async function show(changes: OfficeAnswers = {}) {
  history.replaceState(null, '', '#/installer/purchasing/goods-in');
  const rendered = await renderOffice(<GoodsInPage />, {
    answers: { ...answers, ...changes },
    path: '/installer/purchasing/goods-in',
  });
  const { screen } = rendered;
  const line = (key: string) => screen.getByRole('listitem', { name: key });
  const open = () => screen.getByRole('button', { name: /Latch/ }).click();
  return { ...rendered, line, open };
}

describe('goods in', () => {
  test('lists what should have come by today, and opens it by its number, scanned or typed, also what comes early', async () => {
    const { screen, line } = await show();
    await expect.element(screen.getByText('Overdue since 20 November')).toBeVisible();
    await expect.element(screen.getByText('P-1002')).not.toBeInTheDocument();
    const code = screen.getByRole('textbox', { name: 'Number of the purchase' });
    await code.fill('P-9');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('No open purchase has the number P-9.')).toBeVisible();
    await code.fill('DW2:P-1002');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'P-1002' })).toBeVisible();
    await expect.element(line('CY-3K')).toBeVisible();
  });

  test('a purchase that was sent after the list was loaded is found by its number', async () => {
    let isSent = false;
    const { screen } = await show({
      'purchase.expected': ({ Day = '' } = {}) => ({ Day, Purchases: isSent ? [aDelivery()] : [] }),
    });
    await expect.element(screen.getByText('Nothing is expected today.')).toBeVisible();
    isSent = true;
    await screen.getByRole('textbox', { name: 'Number of the purchase' }).fill('P-1001');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'P-1001' })).toBeVisible();
  });

  test('takes what is made for doors piece by piece: scanned, all at once, or damaged', async () => {
    const pieces = ['10234-1-G1', '10234-1-G2', '10234-1-G3'];
    const made = { Width: 405, Height: 1205, Text: '28 mm', Pieces: pieces, Awaited: pieces, Unassigned: [] };
    const glass = aPurchase({ Lines: [aLine({ Key: 'GU-28', Open: '3', Made: made })] });
    const { screen, line, open, inputsOf } = await show({ 'purchase.getPurchaseById': () => glass });
    await open();
    const piece = (reference: string) => line('GU-28').getByRole('radiogroup', { name: reference });
    const code = screen.getByRole('textbox', { name: 'Reference of a piece' });
    await code.fill('10234-9-G9');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('10234-9-G9 is no piece that is still to come.')).toBeVisible();
    await code.fill('10234-1-g1');
    await userEvent.keyboard('{Enter}');
    await expect.element(piece('10234-1-G1').getByRole('radio', { name: 'Came' })).toBeChecked();
    await line('GU-28').getByRole('button', { name: 'All of GU-28 came' }).click();
    await piece('10234-1-G3').getByRole('radio', { name: 'Damaged' }).click({ force: true });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await screen.getByRole('button', { name: 'Book in' }).click();
    await expect
      .poll(() => inputsOf('purchase.receive'))
      .toMatchObject([
        { Lines: [{ Quantity: '2', Damaged: '1', Pieces: pieces.slice(0, 2), DamagedPieces: ['10234-1-G3'] }] },
      ]);
  });

  test('books in what has come, damaged apart; what is open without a day can come too', async () => {
    const { screen, line, open, inputsOf } = await show();
    await open();
    await expect.element(line('BRUSH').getByText('5 to come')).toBeVisible();
    await screen.getByRole('button', { name: 'Book in' }).click();
    await expect.element(screen.getByText('Say how much has come of at least one article.')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Delivery note' }).fill('D 17');
    await line('CY-3K').getByRole('textbox', { name: 'Received' }).fill('1,5');
    await screen.getByRole('button', { name: 'Book in' }).click();
    await expect.element(line('CY-3K').getByText('This is no quantity. In whole pieces.')).toBeVisible();
    await line('CY-3K').getByRole('textbox', { name: 'Received' }).fill('10');
    await line('CY-3K').getByRole('textbox', { name: 'Damaged' }).fill('2');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await screen.getByRole('button', { name: 'Book in' }).click();
    await expect.element(screen.getByRole('region', { name: 'Booked in' }).getByText('P-1001, Latch')).toBeVisible();
    expect(inputsOf('purchase.receive')).toMatchObject([
      {
        ...{ PurchaseId: 'p1', DeliveryNote: 'D 17' },
        Lines: [{ LineId: 'l1', Quantity: '10', Damaged: '2', Place: 'main', Lot: null }],
      },
    ]);
  });

  test('is kept over a reload before it is booked in, for who has typed it', async () => {
    const first = await show();
    await first.open();
    await first.line('CY-3K').getByRole('textbox', { name: 'Received' }).fill('7');
    await first.screen.unmount();
    const { screen, line, open } = await show();
    await open();
    await expect.element(line('CY-3K').getByRole('textbox', { name: 'Received' })).toHaveValue('7');
    await screen.unmount();
    const other = await show({ 'user.me': () => ({ ...me, UserId: 'finn', Role: 'fabricator' }) });
    await other.open();
    await expect.element(other.line('CY-3K').getByRole('textbox', { name: 'Received' })).toHaveValue('');
  });

  test('without a network waits on the device and is sent once when it is back', async () => {
    let isOnline = false;
    const { screen, line, open, inputsOf } = await show({
      'purchase.receive': () => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return opened;
      },
    });
    for (const quantity of ['3', '4']) {
      await open();
      await line('CY-3K').getByRole('textbox', { name: 'Received' }).fill(quantity);
      await screen.getByRole('button', { name: 'Book in' }).click();
    }
    await expect.element(screen.getByText(/^2 receipts not sent\./)).toBeVisible();
    await expect.element(screen.getByText('A receipt waits to be sent')).toBeVisible();
    expect(await onDevice().all()).toHaveLength(2);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => onDevice().all()).toEqual([]);
    await expect.element(screen.getByText(/not sent/)).not.toBeInTheDocument();
    const ids = new Set(inputsOf('purchase.receive').map((input) => Object(input).Id));
    expect(ids.size).toBe(2);
  });

  test('that is not taken says why, and is corrected', async () => {
    const { screen, line, open } = await show({
      'purchase.receive': () => {
        throw answered(409, 'More would come in than was ordered. Say why.');
      },
    });
    await open();
    await line('CY-3K').getByRole('textbox', { name: 'Received' }).fill('70');
    await screen.getByRole('button', { name: 'Book in' }).click();
    const refused = screen.getByRole('alert').filter({ hasText: 'The receipt of P-1001 was not taken' });
    await expect.element(refused.getByText('More would come in than was ordered. Say why.')).toBeVisible();
    await open();
    await line('BRUSH').getByRole('textbox', { name: 'Received' }).fill('3');
    await screen.getByRole('button', { name: 'All deliveries' }).click();
    await expect.element(refused.getByText('Book in what is typed first.')).toBeVisible();
    await open();
    await line('BRUSH').getByRole('textbox', { name: 'Received' }).fill('');
    await screen.getByRole('button', { name: 'All deliveries' }).click();
    await refused.getByRole('button', { name: 'Correct it' }).click();
    await expect.element(line('CY-3K').getByRole('textbox', { name: 'Received' })).toHaveValue('70');
    await expect.element(refused).not.toBeInTheDocument();
  });

  test('on a quiet day says that nothing is expected', async () => {
    const { screen } = await show({ 'purchase.expected': ({ Day = '' } = {}) => ({ Day, Purchases: [] }) });
    await expect.element(screen.getByText('Nothing is expected today.')).toBeVisible();
  });
});
