import '../layout/lists.css';
import '../layout/office-layout.css';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answered } from '../../shared/testing/fakes.ts';
import { removeDrafts } from '../queries/draft-storage.ts';
import { queryClient } from '../queries/query-client.ts';
import { anArticle } from '../stock/testing/stock-rows.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice } from '../testing/render-office.tsx';
import { PurchasePage } from './purchase-page.tsx';
import { aLine, aPurchase } from './testing/purchase-rows.ts';

beforeEach(async () => {
  await page.viewport(1440, 900);
  removeDrafts('purchase-lines', 'p1.niamh');
});

const answers = {
  'user.me': () => ({ ...me, Role: 'fabricator' }),
  'purchase.getPurchaseById': () => aPurchase(),
  'purchase.changeLines': () => aPurchase(),
  'inventory.getArticle': ({ Key }) => anArticle({ Key }),
  'inventory.list': () => ({ Articles: [anArticle()], After: null }),
} as const satisfies OfficeAnswers;

const show = (changes: OfficeAnswers = {}) =>
  renderOffice(<PurchasePage />, {
    answers: { ...answers, ...changes },
    path: '/installer/purchase/p1',
    params: { id: 'p1' },
  });

const sent = aPurchase({
  ...{ State: 'Sent', SentOn: '2026-11-23', NextDelivery: '2026-11-26' },
  Moves: ['confirm', 'receive', 'takeBack', 'cancel', 'closeLine'],
});

describe('a draft', () => {
  test('is written line by line, kept over a reload, and saved by its button', async () => {
    const first = await show();
    await first.screen.getByRole('textbox', { name: 'Quantity' }).fill('30');
    await first.screen.unmount();
    const { screen, inputsOf } = await show();
    await expect.element(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('30');
    await screen.getByRole('button', { name: 'Add a line' }).click();
    await screen.getByRole('button', { name: 'Save lines' }).click();
    await expect.element(screen.getByText('Give the key of the article.')).toBeVisible();
    await screen.getByRole('combobox', { name: 'Article key' }).last().fill('HA-1');
    await screen.getByRole('textbox', { name: 'Quantity' }).last().fill('2');
    await screen.getByRole('button', { name: 'Save lines' }).click();
    await expect.element(screen.getByText('All changes are saved.')).toBeVisible();
    expect(inputsOf('purchase.changeLines')).toMatchObject([
      {
        LastUpdated: '2026-11-21T08:00:00.000Z',
        Lines: [
          { LineId: 'l1', Key: 'CY-3K', Quantity: '30', Price: { Amount: '2.50', Per: '1' } },
          { Key: 'HA-1', Quantity: '2' },
        ],
      },
    ]);
  });

  test('that somebody else has changed keeps what is typed, and says so before it is saved over', async () => {
    let LastUpdated = '2026-11-21T08:00:00.000Z';
    const { screen, inputsOf } = await show({
      'purchase.getPurchaseById': () => aPurchase({ LastUpdated }),
      'purchase.changeLines': (input) => {
        if (input.LastUpdated === LastUpdated) return aPurchase({ LastUpdated });
        throw answered(409, 'Somebody else has changed this purchase in the meantime.');
      },
    });
    await screen.getByRole('textbox', { name: 'Quantity' }).fill('30');
    LastUpdated = '2026-11-21T09:00:00.000Z';
    await screen.getByRole('button', { name: 'Save lines' }).click();
    await expect.element(screen.getByText(/^Somebody else has changed these lines since you began\./)).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('30');
    await screen.getByRole('button', { name: 'Keep mine' }).click();
    await screen.getByRole('button', { name: 'Save lines' }).click();
    await expect.element(screen.getByText('All changes are saved.')).toBeVisible();
    expect(inputsOf('purchase.changeLines').at(-1)).toMatchObject({ LastUpdated });
  });

  test('is sent in the way of its vendor; what is against it is said in the dialog', async () => {
    let says = 'The purchase comes to €50.00, and the vendor takes none below €100.00. Add something, or say why.';
    const { screen, inputsOf } = await show({
      'purchase.getPurchaseById': () => aPurchase({ Lines: [aLine({ Price: null, Amount: null })] }),
      'purchase.send': () => {
        if (says !== '') throw answered(409, says);
        return sent;
      },
    });
    await screen.getByRole('button', { name: 'Send' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Send P-1001' });
    await expect.element(dialog.getByText('It is mailed to orders@latch.example.')).toBeVisible();
    await dialog.getByRole('switch', { name: 'Order with open prices' }).click({ force: true });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect.element(dialog.getByText(says)).toBeVisible();
    says = '';
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Urgent');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('purchase.send').at(-1)).toMatchObject({ How: 'mail', PriceOpen: true, Reason: 'Urgent' });
  });

  test('with lines that are not saved is not sent', async () => {
    const { screen, inputsOf } = await show();
    await screen.getByRole('textbox', { name: 'Quantity' }).fill('30');
    await screen.getByRole('button', { name: 'Send' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect.element(dialog.getByText('Save the lines first.')).toBeVisible();
    expect(inputsOf('purchase.send')).toEqual([]);
  });
});

describe('what was sent', () => {
  test('is confirmed in parts', async () => {
    const { screen, inputsOf } = await show({
      'purchase.getPurchaseById': () => sent,
      'purchase.confirm': () => sent,
    });
    await screen.getByRole('button', { name: 'Confirm', exact: true }).click();
    const dialog = screen.getByRole('dialog', { name: 'What the vendor has said of P-1001' });
    await dialog.getByRole('textbox', { name: 'Number at the vendor' }).fill('AB-77');
    await dialog.getByRole('textbox', { name: 'Quantity of CY-3K' }).fill('12');
    await dialog.getByRole('button', { name: 'Another day of CY-3K' }).click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect
      .element(dialog.getByText('Give a quantity and a day for each delivery. In whole pieces.'))
      .toBeVisible();
    await dialog.getByRole('textbox', { name: 'Quantity of CY-3K' }).last().fill('8');
    await dialog.getByLabelText('Day of CY-3K', { exact: true }).last().fill('2027-01-20');
    await dialog.getByRole('switch', { name: 'What differs was seen' }).click({ force: true });
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('purchase.confirm')).toMatchObject([
      {
        ...{ Number: 'AB-77', How: 'mail', DifferencesAccepted: true },
        Lines: [
          {
            Schedule: [
              { Quantity: '12', Day: '2026-11-26' },
              { Quantity: '8', Day: '2027-01-20' },
            ],
          },
        ],
      },
    ]);
  });

  test('ends a line with a reason, and says why it may not be taken back', async () => {
    const { screen, inputsOf } = await show({
      'purchase.getPurchaseById': () => sent,
      'purchase.closeLine': () => sent,
      'purchase.takeBack': () => {
        throw answered(409, 'Something of this purchase has come.');
      },
    });
    await screen.getByRole('button', { name: 'Close line of CY-3K' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Close line' }).click();
    await expect.element(dialog.getByText('Say why.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sold out');
    await dialog.getByRole('button', { name: 'Close line' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(inputsOf('purchase.closeLine')).toMatchObject([{ LineId: 'l1', Reason: 'Sold out' }]);
    await screen.getByRole('button', { name: 'Take back' }).first().click();
    await screen.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Other colours');
    await screen.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
    await expect.element(screen.getByText('Something of this purchase has come.')).toBeVisible();
  });

  test('shows what has come, and takes a receipt back', async () => {
    const came = aPurchase({
      ...{ State: 'Part Received', Moves: ['receive', 'undoReceipt'], IsLate: true },
      Lines: [
        aLine({
          ...{ Received: '12', Damaged: '2', Open: '8' },
          Due: [{ Day: '2026-11-20', Quantity: '8', IsOverdue: true }],
        }),
      ],
      Receipts: [
        {
          ...{ Id: 'r1', DeliveryNote: 'D 17', Reason: '', Undoes: null, IsUndone: false, On: '2026-11-21' },
          Lines: [{ LineId: 'l1', Place: 'main', Lot: null, Quantity: '10', Damaged: '2', Pieces: null }],
          ...{ At: '2026-11-21T08:00:00.000Z', By: { UserId: 'finn', Name: 'Finn Oakley' } },
        },
      ],
    });
    const { screen, inputsOf } = await show({
      'purchase.getPurchaseById': () => came,
      'purchase.undoReceipt': () => came,
    });
    await expect.element(screen.getByText('8 overdue since 20 Nov 2026')).toBeVisible();
    await expect.element(screen.getByText('10 CY-3K, 2 damaged')).toBeVisible();
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await screen.getByText('Reminder for the vendor').click();
    await expect.element(screen.getByText(/^To Latch\s+Our purchase P-1001: /)).toBeVisible();
    await screen.getByRole('button', { name: 'Copy the text' }).click();
    expect(copy).toHaveBeenCalledWith(expect.stringContaining('8 CY-3K, due 20 Nov 2026'));
    await screen.getByRole('button', { name: 'Undo receipt D 17' }).click();
    await screen.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Wrong note');
    await screen.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(() => inputsOf('purchase.undoReceipt'))
      .toMatchObject([{ ReceiptId: 'r1', Reason: 'Wrong note' }]);
  });
});

test('a purchase that there is not says so', async () => {
  const { screen } = await show({
    'purchase.getPurchaseById': () => {
      throw answered(404);
    },
  });
  await expect.element(screen.getByText('There is no such purchase.')).toBeVisible();
});

test('an act that becomes the next one while somebody is at it keeps the focus', async () => {
  let purchase = aPurchase({ ...sent, Moves: ['receive', 'bill', 'cancel'] });
  const { screen } = await show({ 'purchase.getPurchaseById': () => purchase });
  const bill = screen.getByRole('button', { name: 'Enter bill' });
  await expect.element(bill).toHaveClass('btn-line');
  bill.element().focus();
  purchase = { ...purchase, Moves: ['bill', 'close'] };
  await queryClient.invalidateQueries();
  await expect.element(bill).toHaveClass('btn-primary');
  await expect.element(bill).toHaveFocus();
});
