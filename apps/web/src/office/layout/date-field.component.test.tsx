import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateField } from './date-field.tsx';

const save = vi.fn();

function Form() {
  const [day, setDay] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(day);
      }}
    >
      <DateField label="Delivered on" optional value={day} onChange={setDay} />
      <button>Save</button>
    </form>
  );
}

test('a day that the calendar has not is said, and holds its form back until it is corrected', async () => {
  const screen = await render(<Form />);
  const field = screen.getByLabelText('Delivered on');
  const button = screen.getByRole('button', { name: 'Save' });
  const fault = screen.getByText('There is no such day. Correct it, or empty the field.');
  await userEvent.click(field);
  await userEvent.keyboard('02302027');
  await button.click();
  await expect.element(fault).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}02282027');
  await expect.element(field).toHaveValue('2027-02-28');
  await expect.element(fault).not.toBeInTheDocument();
  await button.click();
  expect(save).toHaveBeenCalledExactlyOnceWith('2027-02-28');
});

test('an empty field holds nothing back', async () => {
  save.mockClear();
  const screen = await render(<Form />);
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(save).toHaveBeenCalledExactlyOnceWith('');
});
