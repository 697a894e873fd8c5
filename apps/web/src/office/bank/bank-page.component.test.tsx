import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { DeepReadonly, OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice } from '../testing/render-office.tsx';
import type { BankLine } from './bank-line.ts';
import { BankPage } from './bank-page.tsx';

const line: DeepReadonly<BankLine> = {
  ...{ Id: 'l1', Day: '2026-12-01', Amount: '1031.71', Currency: 'EUR', Party: 'Mary Byrne', Reference: '' },
  ...{ Text: 'order 10234', IsReversal: false, State: 'New', Match: 'likely' },
  Order: { Id: 'o1', Number: '10234' },
};
const unknown: DeepReadonly<BankLine> = {
  ...{ ...line, Id: 'l2', Party: 'Stripe', Text: 'Payout 17', Match: 'none', Order: null },
};

const told = { New: 2, Known: 1, Pending: 0, Empty: 0, Booked: 1, OtherAccounts: [] } as const;
const render = (lines: readonly DeepReadonly<BankLine>[], more: OfficeAnswers = {}) =>
  renderOffice(<BankPage />, {
    answers: {
      'user.me': () => ({ ...me, Role: 'fabricator' as const }),
      'bank.lines': ({ State }) => ({ Lines: State === 'New' ? lines : [], After: null }),
      'bank.profiles': () => [],
      'bank.book': () => ({ Lines: [] }),
      'bank.bookLikely': () => ({ Lines: [{ ...line, State: 'Booked' as const }] }),
      'bank.ignore': () => ({ Lines: [] }),
      'bank.importStatement': ({ Id, DryRun }) => ({ ...told, Id, DryRun }),
      ...more,
    },
  });

test('without a line it says what to do', async () => {
  const { screen } = await render([]);
  await expect.element(screen.getByText('Import a statement of your bank to see who has paid.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Book all likely' }).elements()).toEqual([]);
});

test('what is likely is booked by one click, one by one or all of it', async () => {
  const { screen, inputsOf } = await render([line, unknown]);
  await screen.getByRole('button', { name: 'Book for 10234: €1,031.71 of 1 Dec 2026' }).click();
  await expect.poll(() => inputsOf('bank.book')).toEqual([{ LineId: 'l1', OrderId: 'o1' }]);
  await screen.getByRole('button', { name: 'Book all likely' }).click();
  await expect.poll(() => inputsOf('bank.bookLikely')).toEqual([{ LineIds: ['l1'] }]);
});

test('a line is ignored by words that it says', async () => {
  const { screen, inputsOf } = await render([unknown]);
  await screen.getByRole('button', { name: /^Ignore …:/ }).click();
  const dialog = screen.getByRole('dialog');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Ignore lines with …' }), 'Mollie');
  await dialog.getByRole('button', { name: 'Ignore' }).click();
  await expect.element(dialog.getByText('The line does not say these words.')).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Ignore lines with …' }), 'payout');
  await dialog.getByRole('button', { name: 'Ignore' }).click();
  await expect.poll(() => inputsOf('bank.ignore')).toEqual([{ LineId: 'l2', Holds: 'payout' }]);
});

test('a CSV file asks how it is read, says what it would do, and is imported only then', async () => {
  const { screen, inputsOf } = await render([]);
  await screen.getByRole('button', { name: 'Import statement' }).click();
  const dialog = screen.getByRole('dialog');
  await userEvent.upload(dialog.getByLabelText('File'), new File(['Date;Sum\n01/12/2026;1.00\n'], 'bank.csv'));
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await expect.element(dialog.getByText('Name the form, and say where day and amount stand.')).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name of this form' }), 'Our bank');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Day', exact: true }), 'Date');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Amount, or what came in' }), 'Sum');
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await expect.element(dialog.getByText('2 new lines, 1 that were there already.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect.poll(() => inputsOf('bank.importStatement')).toHaveLength(2);
  expect(inputsOf('bank.importStatement')).toMatchObject([
    { DryRun: true, Profile: { Name: 'Our bank', Day: 'Date', Amount: 'Sum' } },
    { DryRun: false, Content: btoa('Date;Sum\n01/12/2026;1.00\n') },
  ]);
});
