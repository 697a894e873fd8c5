import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { itemId } from '@door/domain/door/model/ids';
import { aPaper } from '../../../designer/paper/testing/a-paper.ts';
import { answered } from '../../../shared/testing/fakes.ts';
import type { DeepReadonly, OfficeAnswers } from '../../testing/fake-office.ts';
import { me, renderOffice } from '../../testing/render-office.tsx';
import type { MoneyOrder } from './money-order.ts';
import { OrderPayments } from './order-payments.tsx';
import { RemakeDialog } from './remake-dialog.tsx';

const deposit = {
  Id: 'p1',
  Kind: 'deposit',
  Amount: '1031.71',
  On: '2026-11-20',
  Method: 'bank',
  Note: 'Statement 11',
  TakesBack: null,
  IsTakenBack: false,
  HasReceipt: true,
  Source: 'hand',
  RecordedBy: { UserId: 'niamh', Name: 'Niamh Keane' },
  RecordedAt: '2026-11-20T10:00:00.000Z',
} as const;

const sums = {
  Due: '3439.04',
  Credited: '0.00',
  Paid: '1031.71',
  Open: '2407.33',
  Overpaid: '0.00',
  DepositAsked: '1031.71',
  DepositOpen: '0.00',
  CreditNotes: [],
} as const;

const door = { LineId: 'l1', ChargeId: null, Text: 'Single Door, Minster', Quantity: 2, Amount: '2000.00' } as const;
const line = {
  LineId: 'l1',
  ItemId: itemId('i1'),
  Door: 'Single Door, Minster',
  Quantity: 2,
  Unit: '1000.00',
  Amount: '2000.00',
  Position: 1,
  Bom: 'fresh',
  BomUpdated: null,
  MeasuredAt: null,
  Batch: null,
} as const;

const order = (money: Partial<MoneyOrder['Money']> = {}): MoneyOrder => ({
  Id: 'o1',
  Number: '10001',
  Currency: 'EUR',
  Lines: [{ ...line, Parts: [] }],
  Money: { ...sums, CreditNotes: [], Payments: [deposit], Creditable: [door], ...money },
  RemakeOf: null,
  Remakes: [],
});

const fabricator = { 'user.me': () => ({ ...me, Role: 'fabricator' as const }) };
const answer = { ...sums, Payments: [], Creditable: [] } as const satisfies DeepReadonly<MoneyOrder['Money']>;
const render = (shown: MoneyOrder, answers: OfficeAnswers = {}) =>
  renderOffice(<OrderPayments order={shown} />, { answers: { ...fabricator, ...answers } });

test('what was paid and is open stands there; a payment begins with the sum that is open', async () => {
  const { screen, inputsOf } = await render(order(), { 'order.recordPayment': () => answer });
  await expect.element(screen.getByText('The deposit of €1,031.71 is paid.')).toBeVisible();
  await expect
    .element(screen.getByText('20 Nov 2026 · Bank transfer · recorded by Niamh Keane · Statement 11'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Record payment' }).click();
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await expect.element(amount).toHaveValue('2407.33');
  await userEvent.fill(amount, '3000');
  await screen.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
  await expect.element(screen.getByText('€2,407.33 is open, so no more than that may be taken.')).toBeVisible();
  expect(inputsOf('order.recordPayment')).toEqual([]);
  await userEvent.fill(amount, '400,50');
  await screen.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(inputsOf('order.recordPayment')).toMatchObject([{ OrderId: 'o1', Kind: 'balance', Amount: '400.50' }]);
});

test('where the network fails nothing is lost, and the second try is the same payment', async () => {
  let tries = 0;
  const { screen, inputsOf } = await render(order(), {
    'order.recordPayment': () => {
      tries += 1;
      if (tries === 1) throw answered(503);
      return answer;
    },
  });
  await screen.getByRole('button', { name: 'Record payment' }).click();
  const send = screen.getByRole('dialog').getByRole('button', { name: 'Record payment' });
  await userEvent.fill(screen.getByRole('textbox', { name: 'Note' }), 'Cash at the door');
  await send.click();
  await expect.poll(() => inputsOf('order.recordPayment')).toHaveLength(1);
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Cash at the door');
  await send.click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  const [first, second] = inputsOf('order.recordPayment');
  expect(second).toEqual(first);
});

test('a payment is taken back with a reason; one that was taken back stays to be seen', async () => {
  const back = { ...deposit, Id: 'p2', Amount: '-50.00', TakesBack: 'p0', Note: 'Typed twice' } as const;
  const gone = { ...deposit, Id: 'p0', Amount: '50.00', IsTakenBack: true, HasReceipt: false } as const;
  const { screen, inputsOf } = await render(order({ Payments: [gone, back, deposit] }), {
    'order.takeBackPayment': () => answer,
  });
  await expect.element(screen.getByText('Deposit taken back')).toBeVisible();
  await screen.getByRole('button', { name: 'Take back: Deposit, €1,031.71' }).click();
  const takeBack = screen.getByRole('dialog').getByRole('button', { name: 'Take back' });
  await takeBack.click();
  await expect.element(screen.getByText('Say why the payment is taken back.')).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Reason' }), 'The cheque bounced');
  await takeBack.click();
  await expect
    .poll(() => inputsOf('order.takeBackPayment'))
    .toMatchObject([{ OrderId: 'o1', PaymentId: 'p1', Reason: 'The cheque bounced' }]);
});

test('letters that the PDF of a credit note will lack are told before it is issued', async () => {
  const { screen } = await render(order(), {
    'order.creditWarnings': ({ Reason }) =>
      Reason === '王' ? JSON.parse('[{"LeadsTo":"reason","Text":"The PDF has no letters for 王 in the reason."}]') : [],
  });
  await screen.getByRole('button', { name: 'Credit', exact: true }).click();
  const told = screen.getByRole('dialog').getByRole('region', { name: 'Worth a look' });
  expect(told.elements()).toEqual([]);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Reason' }), '王');
  await expect.element(told.getByText('The PDF has no letters for 王 in the reason.')).toBeVisible();
});

test('a credit note takes how many or a sum of each line, and a reason', async () => {
  const note = { Number: 'C-1001', Total: '-113.50', Currency: 'EUR' } as const;
  const { screen, inputsOf } = await render(order(), {
    'order.credit': (input) => ({
      ...note,
      ...{
        Id: input.Id,
        Reason: input.Reason ?? '',
        Net: '-100.00',
        VatTreatment: 'IE fit',
        VatRate: 13.5,
        Vat: '-13.50',
      },
      ...{ IssuedOn: '2026-11-22', IssuedAt: '2026-11-22T10:00:00.000Z', IssuedBy: null },
      ...{
        OrderId: 'o1',
        OrderNumber: '10001',
        Customer: { Name: 'Ada', Address: '' },
        Lines: [],
        Paper: aPaper(),
        DocumentState: null,
        DocumentsBefore: 0,
        PdfUrl: null,
      },
    }),
  });
  await screen.getByRole('button', { name: 'Credit', exact: true }).click();
  const issue = screen.getByRole('button', { name: 'Issue credit note' });
  await issue.click();
  await expect.element(screen.getByText('Enter a quantity or an amount.')).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Quantity: Single Door, Minster' }), '1');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Amount without VAT: Single Door, Minster' }), '100');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Reason' }), 'Scratched');
  await issue.click();
  await expect
    .poll(() => inputsOf('order.credit'))
    .toMatchObject([{ OrderId: 'o1', Reason: 'Scratched', Lines: [{ LineId: 'l1', Amount: '100' }] }]);
});

test('who only sells records payments, and issues no credit note', async () => {
  const { screen } = await render(order(), { 'user.me': () => me });
  await expect.element(screen.getByRole('button', { name: 'Record payment' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Credit', exact: true })).not.toBeInTheDocument();
});

test('what was paid too much goes back', async () => {
  const overpaid = { Open: '0.00', Due: '1000.00', Overpaid: '31.71' } as const;
  const { screen, inputsOf } = await render(order(overpaid), { 'order.recordPayment': () => answer });
  await expect.element(screen.getByText('To refund')).toBeVisible();
  await screen.getByRole('button', { name: 'Record refund' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Record refund' }).click();
  await expect.poll(() => inputsOf('order.recordPayment')).toMatchObject([{ Kind: 'refund', Amount: '31.71' }]);
});

test('doors are made again: which, how many, why, and what of them', async () => {
  const onMade = vi.fn();
  const refuse = () => {
    throw answered(409);
  };
  const { screen, inputsOf } = await renderOffice(
    <RemakeDialog order={order()} lineId="l1" onMade={onMade} onClose={() => undefined} />,
    { answers: { ...fabricator, 'order.remake': refuse } },
  );
  const make = screen.getByRole('button', { name: 'Make the order' });
  const door = screen.getByRole('checkbox', { name: 'Single Door, Minster' });
  await expect.element(door).toBeChecked();
  await door.click();
  await make.click();
  await expect.element(screen.getByText('Choose a door.')).toBeVisible();
  await door.click();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Quantity of Single Door, Minster' }), '3');
  await expect.element(screen.getByText('Enter a whole number from 1 to 2.')).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Quantity of Single Door, Minster' }), '1');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Why' }), 'Made wrong');
  await screen.getByRole('checkbox', { name: 'Leaf' }).click();
  await make.click();
  await expect
    .poll(() => inputsOf('order.remake'))
    .toMatchObject([
      { OrderId: 'o1', Lines: [{ LineId: 'l1', Quantity: 1 }], Reason: 'made-wrong', Parts: ['leaf'], Charged: false },
    ]);
  expect(onMade).not.toHaveBeenCalled();
});

test('a day of the money that is long past is asked about before it is recorded', async () => {
  const { screen, inputsOf } = await render(order(), { 'order.recordPayment': () => answer });
  await screen.getByRole('button', { name: 'Record payment' }).click();
  const dialog = screen.getByRole('dialog');
  const day = dialog.getByLabelText('Day of the money');
  await day.fill('2019-11-20');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect.element(day).toHaveAccessibleDescription(/20 November 2019 is more than a month ago/);
  expect(inputsOf('order.recordPayment')).toEqual([]);
  await dialog.getByRole('checkbox', { name: '20 Nov 2019 is right, although it is more than a month ago' }).click();
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect.poll(() => inputsOf('order.recordPayment')).toMatchObject([{ On: '2019-11-20', OldDateAccepted: true }]);
});

test('a day that is missing or still to come is told at the day, and nothing is sent', async () => {
  const { screen, inputsOf } = await render(order());
  await screen.getByRole('button', { name: 'Record payment' }).click();
  const dialog = screen.getByRole('dialog');
  const day = dialog.getByLabelText('Day of the money');
  for (const [typed, told] of [
    ['', 'Choose the day on which the money came or went.'],
    ['2099-01-01', 'A payment is recorded on the day of the money or after it, not before.'],
  ] as const) {
    await day.fill(typed);
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect.element(day).toHaveAccessibleDescription(told);
    await expect.element(dialog.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('aria-invalid', 'false');
  }
  expect(inputsOf('order.recordPayment')).toEqual([]);
});
