import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { DeepReadonly, OfficeAnswers } from '../../testing/fake-office.ts';
import { renderOffice } from '../../testing/render-office.tsx';
import type { OfficeOutputs } from '../../queries/office-client.ts';
import { OrderMoney } from './order-money.tsx';
import type { MoneyOrder } from './money-order.ts';

const order: MoneyOrder = {
  ...{ Id: 'o1', Number: '10001', Currency: 'EUR', Lines: [], RemakeOf: null, Remakes: [] },
  Money: {
    ...{ Due: '1000.00', Credited: '0.00', Paid: '1200.00', Open: '0.00', Overpaid: '200.00' },
    ...{ DepositAsked: '0.00', DepositOpen: '0.00', Payments: [], CreditNotes: [], Creditable: [] },
  },
};

const row = { Share: 30, Days: 0, Paid: '0.00' } as const;
const schedule: DeepReadonly<OfficeOutputs['payment']['schedule']> = {
  Rows: [
    {
      ...{ ...row, Instalment: 1, Kind: 'deposit', Due: 'acceptance', DueOn: '2026-11-20' },
      ...{ State: 'paid', Amount: '300.00', Paid: '300.00', Open: '0.00' },
    },
    {
      ...{ ...row, Instalment: 2, Kind: 'stage', Due: 'made', DueOn: '2026-11-21' },
      ...{ State: 'due', Amount: '400.00', Open: '400.00' },
    },
    {
      ...{ ...row, Instalment: 3, Kind: 'balance', Due: 'fitted', DueOn: null },
      ...{ State: 'later', Amount: '300.00', Open: '300.00' },
    },
  ],
  Overpaid: '0.00',
};

const attempts: DeepReadonly<OfficeOutputs['payment']['attempts']> = {
  Attempts: [
    {
      ...{ Id: 'a1', Instalment: 1, Kind: 'deposit', Amount: '300.00', Currency: 'EUR', Driver: 'stripe' },
      ...{ Mode: 'test', State: 'Paid', StartedAt: '2026-11-20T10:00:00.000Z', Since: '2026-11-20T10:05:00.000Z' },
      ...{ CheckedAt: null, PaymentId: 'p1', Refundable: '200.00' },
      Disputes: [{ Id: 'd1', Amount: '300.00', State: 'open' }],
    },
  ],
  Refunds: [
    {
      ...{ Id: 'r1', PaymentId: 'p1', Amount: '25.00', Reason: 'Handle was late', State: 'Sent' },
      AskedAt: '2026-11-21T10:00:00.000Z',
    },
  ],
};

const answers: OfficeAnswers = {
  'payment.schedule': () => schedule,
  'payment.attempts': () => attempts,
  'payment.askFor': () => schedule,
  'payment.lookAgain': ({ AttemptId }) => ({ AttemptId }),
  'payment.refund': ({ Id }) => ({ Id }),
  'payment.evidence': () => null,
};

const render = (more: OfficeAnswers = {}) =>
  renderOffice(<OrderMoney order={order} />, { answers: { ...answers, ...more } });

test('each part says when it is due; only what is not yet due is asked for', async () => {
  const { screen, inputsOf } = await render();
  const table = screen.getByRole('table', { name: 'When how much is to be paid' });
  await expect.element(table.getByText('Due since 21 Nov 2026')).toBeVisible();
  await expect.element(table.getByText('Once the doors are handed over')).toBeVisible();
  expect(table.getByRole('button').elements()).toHaveLength(1);
  await table.getByRole('button', { name: 'Ask for: Balance, €300.00' }).click();
  await expect.poll(() => inputsOf('payment.askFor')).toEqual([{ OrderId: 'o1', Instalment: 3 }]);
});

test('an attempt tells its state, its refund and its dispute, and is looked at again', async () => {
  const { screen, inputsOf } = await render();
  const online = screen.getByRole('region', { name: 'Online payments' });
  await expect.element(online.getByText(/Stripe \(test\) is paid since/)).toBeVisible();
  await expect.element(online.getByText('€25.00 is on its way back: Handle was late')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'A payment is disputed' })).toBeVisible();
  await online.getByRole('button', { name: 'Look again: Deposit, €300.00' }).click();
  await expect.poll(() => inputsOf('payment.lookAgain')).toEqual([{ AttemptId: 'a1' }]);
});

test('a dispute is answered with a zip that the server makes', async () => {
  let isMade = false;
  const zip = {
    ...({ Id: 'z1', State: 'ready', Done: 4, Files: 4, LeftOut: 1, Size: 50_000, AskedBy: null } as const),
    ...{ AskedAt: '2026-11-22T10:00:00.000Z', DeletedAt: '2026-11-29T10:00:00.000Z' },
  } as const;
  const { screen, inputsOf } = await render({
    'payment.evidence': () => (isMade ? zip : null),
    'payment.makeEvidence': () => {
      isMade = true;
      return { ...zip, State: 'being made' };
    },
  });
  const evidence = screen.getByRole('region', { name: 'Evidence for the bank' });
  await evidence.getByRole('button', { name: 'Make the evidence' }).click();
  await expect.poll(() => inputsOf('payment.makeEvidence')).toMatchObject([{ OrderId: 'o1' }]);
  await expect.element(evidence.getByRole('button', { name: 'Save the evidence' })).toBeVisible();
  await expect.element(evidence.getByText(/Ready, .* Papers that are not made yet, and not in it: 1\./)).toBeVisible();
});

test('a refund begins with all that may go back, takes no more, and asks why', async () => {
  const { screen, inputsOf } = await render();
  await screen.getByRole('button', { name: 'Refund: Deposit, €300.00' }).click();
  const dialog = screen.getByRole('dialog');
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await expect.element(amount).toHaveValue('200.00');
  await userEvent.fill(amount, '200.01');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect.element(dialog.getByText(/At most €200.00 goes back by the provider:/)).toBeVisible();
  await expect.element(dialog.getByText('Say why it goes back.')).toBeVisible();
  expect(inputsOf('payment.refund')).toEqual([]);
  await userEvent.fill(amount, '50');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'Paid twice');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect
    .poll(() => inputsOf('payment.refund'))
    .toMatchObject([{ PaymentId: 'p1', Amount: '50', Reason: 'Paid twice' }]);
});
