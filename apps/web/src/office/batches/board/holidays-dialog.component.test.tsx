import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { me, renderOffice } from '../../testing/render-office.tsx';
import { HolidaysDialog } from './holidays-dialog.tsx';

const stocktaking = { Day: '2026-12-07', Name: 'Stocktaking' };

const render = (Role: 'admin' | 'fabricator') => {
  let Holidays = [stocktaking];
  return renderOffice(<HolidaysDialog onClose={() => undefined} />, {
    answers: {
      'user.me': () => ({ ...me, Role }),
      'settings.getHolidays': () => ({ Holidays }),
      'settings.updateHolidays': (sent) => {
        Holidays = sent.Holidays;
        return sent;
      },
    },
  });
};

test('an admin closes the works for a span: its working days, on what the calendar holds by now', async () => {
  const { screen, inputsOf } = await render('admin');
  await screen.getByLabelText('Day', { exact: true }).fill('2026-12-24');
  await screen.getByLabelText(/^Last day/).fill('2026-12-28');
  await screen.getByRole('button', { name: 'Add' }).click();
  await expect.element(screen.getByText(/^Say what it is/)).toBeVisible();
  await screen.getByLabelText('What it is').fill('Christmas');
  await screen.getByRole('button', { name: 'Add' }).click();
  await expect.element(screen.getByText('Christmas').first()).toBeVisible();
  const christmas = ['2026-12-24', '2026-12-25', '2026-12-28'].map((Day) => ({ Day, Name: 'Christmas' }));
  expect(inputsOf('settings.updateHolidays')).toEqual([{ Holidays: [stocktaking, ...christmas] }]);
  await screen.getByRole('button', { name: /^Remove .*Stocktaking$/ }).click();
  await expect.poll(() => inputsOf('settings.updateHolidays').at(-1)).toEqual({ Holidays: christmas });
});

test('a day that is typed and not added holds the dialog', async () => {
  const { screen } = await render('admin');
  await screen.getByLabelText('What it is').fill('Christmas');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText(/^What you typed here is not saved/)).toBeVisible();
  await screen.getByLabelText('What it is').clear();
  await expect.element(screen.getByRole('button', { name: 'Done' })).toBeVisible();
});

test('a fabricator sees the calendar and changes nothing', async () => {
  const { screen } = await render('fabricator');
  await expect.element(screen.getByText('Stocktaking')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Add' })).not.toBeInTheDocument();
});
