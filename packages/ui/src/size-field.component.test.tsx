import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SizeField, UsualSizes } from './size-field.tsx';

const onChange = vi.fn();
const disabledReason = (value: number) => (value < 800 ? 'At least 800 mm' : value > 1200 ? 'At most 1200 mm' : null);

const renderField = () =>
  render(
    <>
      <SizeField
        label="Overall width"
        value={1000}
        min={800}
        max={1200}
        disabledReason={disabledReason}
        onChange={onChange}
      />
      <UsualSizes field="Overall width" label="Standard" sizes={[900, 1000]} value={1000} onChange={onChange} />
    </>,
  );

beforeEach(() => onChange.mockClear());

describe('a size that is typed', () => {
  test('holds at once when it is possible', async () => {
    const field = (await renderField()).getByRole('spinbutton', { name: 'Overall width' });
    await field.fill('1100');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1100);
  });

  test('is refused at once when it is too large', async () => {
    const screen = await renderField();
    const field = screen.getByRole('spinbutton', { name: 'Overall width' });
    await field.fill('1300');
    await expect.element(field).toHaveAccessibleDescription('At most 1200 mm');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('is refused only after the field is left when it is too small: more digits may follow', async () => {
    const screen = await renderField();
    const field = screen.getByRole('spinbutton', { name: 'Overall width' });
    await field.fill('11');
    await expect.element(field).not.toBeInvalid();
    await userEvent.tab();
    await expect.element(field).toHaveAccessibleDescription('At least 800 mm');
  });

  test('gives way to a usual size that is clicked, though it is too small', async () => {
    const screen = await renderField();
    await screen.getByRole('spinbutton', { name: 'Overall width' }).fill('11');
    await screen.getByRole('button', { name: '900' }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(900);
  });

  test('is never made of the figures in another text', async () => {
    const field = (await renderField()).getByRole('spinbutton', { name: 'Overall width' });
    await field.fill('1.05 m');
    await expect.element(field).toHaveValue('1.05 m');
  });
});

test.each([
  ['{ArrowUp}', 1001],
  ['{ArrowDown}', 999],
  ['{Shift>}{ArrowUp}{/Shift}', 1010],
])('%s changes the size to %i', async (keys, size) => {
  const screen = await renderField();
  await screen.getByRole('spinbutton', { name: 'Overall width' }).click();
  await userEvent.keyboard(keys);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(size);
});
