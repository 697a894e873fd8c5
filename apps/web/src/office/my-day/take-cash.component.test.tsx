import { expect, test } from 'vitest';
import { answered } from '../../shared/testing/fakes.ts';
import { renderOffice, toastMessages } from '../testing/render-office.tsx';
import { TakeCash } from './take-cash.tsx';

const visit = { Id: 'v-1', Open: '1031.71', Currency: 'EUR', MayTakeCash: true } as const;

test('whoever may takes what is open, and is told where it was not booked', async () => {
  let isOpen = true;
  const { screen, inputsOf } = await renderOffice(<TakeCash visit={visit} />, {
    answers: {
      'fitting.takeCash': () => {
        if (isOpen) throw answered(409, 'Only 1,000.00 EUR is open.');
        return { Open: '31.71', Currency: 'EUR' as const };
      },
    },
  });
  await screen.getByRole('button', { name: 'Take cash' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Take cash' });
  const amount = dialog.getByRole('textbox', { name: 'Amount, EUR' });
  await expect.element(amount).toHaveValue('1031.71');
  await amount.fill('much');
  await dialog.getByRole('button', { name: 'I have the money' }).click();
  await expect.element(dialog.getByText('Type an amount, such as 1031.71.')).toBeVisible();
  await amount.fill('1000,00');
  await dialog.getByRole('button', { name: 'I have the money' }).click();
  await expect.element(dialog.getByText('Only 1,000.00 EUR is open.')).toBeVisible();
  isOpen = false;
  await dialog.getByRole('button', { name: 'I have the money' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [first, second] = inputsOf('fitting.takeCash');
  expect(second).toEqual(first);
  expect(first).toMatchObject({ VisitId: 'v-1', Amount: '1000.00' });
  expect(toastMessages().at(-1)).toContain('is booked.');
});

test('nobody else has the button, nor anybody where nothing is open', async () => {
  const { screen } = await renderOffice(
    <>
      <TakeCash visit={{ ...visit, Open: '' }} />
      <TakeCash visit={{ Id: 'v-2', Open: '1.00', Currency: 'EUR' }} />
    </>,
    { answers: {} },
  );
  expect(screen.getByRole('button', { name: 'Take cash' }).elements()).toEqual([]);
});
