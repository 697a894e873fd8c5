import { expect, test } from 'vitest';
import type { DeepReadonly, OfficeAnswers } from '../../testing/fake-office.ts';
import { me, renderOffice } from '../../testing/render-office.tsx';
import type { OfficeOutputs } from '../../queries/office-client.ts';
import type { MoneyOrder } from '../money/money-order.ts';
import { OrderMessages } from './order-messages.tsx';

const order: MoneyOrder = {
  Id: 'o1',
  Number: '10001',
  Currency: 'EUR',
  Lines: [],
  Money: {
    Due: '1000.00',
    Credited: '0.00',
    Paid: '0.00',
    Open: '1000.00',
    Overpaid: '0.00',
    DepositAsked: '0.00',
    DepositOpen: '0.00',
    Payments: [],
    CreditNotes: [],
    Creditable: [],
  },
  RemakeOf: null,
  Remakes: [],
};
const fault: DeepReadonly<OfficeOutputs['fault']['list'][number]> = {
  FaultId: 'f-1',
  Order: { Id: order.Id, Number: order.Number },
  Customer: { Id: 'c-1', Name: 'Mary Byrne' },
  LineId: 'l1',
  Door: 'Single Door, Minster',
  AreaName: 'Leaf',
  Kind: 'damaged',
  Text: 'A dent in the leaf.',
  Photos: ['/photo.png'],
  ReportedAt: '2026-12-01T08:00:00.000Z',
  State: 'Open',
  Moves: ['visit', 'remake', 'close'],
  WaitsForVisit: true,
  Guarantee: [{ Part: 'Frame and leaf', Until: '2036-12-01' }],
  Remake: { Part: 'leaf', Reason: 'damaged' },
  Events: [],
};

async function opened(changed: Partial<OfficeAnswers> = {}) {
  const sent: unknown[] = [];
  const answers: OfficeAnswers = {
    'order.messages': () => [
      { MessageId: 'm-1', By: null, Text: 'When do you come?', At: '2026-12-01T08:00:00.000Z', Photos: [] },
    ],
    'fault.list': () => [fault],
    'order.answerMessage': (input) => {
      sent.push(input.Text);
      return { Id: order.Id };
    },
    'fault.setFault': (input) => {
      sent.push([input.Move, input.Text]);
      return { FaultId: input.FaultId };
    },
    ...changed,
  };
  const { screen } = await renderOffice(<OrderMessages order={order} />, { answers });
  return { screen, sent };
}

test('a question is answered, and nothing empty is sent', async () => {
  const { screen, sent } = await opened();
  const thread = screen.getByRole('region', { name: 'Messages' });
  await expect.element(thread.getByText('When do you come?')).toBeVisible();
  const field = thread.getByRole('textbox', { name: 'Write to the customer' });
  await thread.getByRole('button', { name: 'Send' }).click();
  await expect.element(thread.getByText('Write something.')).toBeVisible();
  await field.fill('On Monday.');
  await thread.getByRole('button', { name: 'Send' }).click();
  await expect.element(field).toHaveValue('');
  expect(sent).toEqual(['On Monday.']);
});

test('a fault is closed with a word to the customer, visited without one, and made again as it was reported', async () => {
  const { screen, sent } = await opened({ 'user.me': () => ({ ...me, Role: 'admin' as const }) });
  const faults = screen.getByRole('region', { name: 'Faults' });
  await expect.element(faults.getByText('A dent in the leaf.')).toBeVisible();
  await faults.getByRole('button', { name: 'Close' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.element(dialog.getByText('Write something.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await faults.getByRole('button', { name: 'Remake' }).click();
  await expect.element(dialog.getByRole('combobox', { name: 'Why' })).toHaveValue('damaged');
  await expect.element(dialog.getByRole('checkbox', { name: 'Leaf' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await faults.getByRole('button', { name: 'Visit' }).click();
  await dialog.getByRole('button', { name: 'Visit', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([['visit', '']]);
});

test('without faults and messages it says what becomes of what is written', async () => {
  const { screen } = await opened({ 'order.messages': () => [], 'fault.list': () => [] });
  await expect.element(screen.getByText(/stands on the customer’s page/)).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Faults' })).not.toBeInTheDocument();
});
