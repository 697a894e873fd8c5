import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type DimensionInputOptions, useDimensionInput } from './use-dimension-input.tsx';

const onSet = vi.fn();
const onLeave = vi.fn();
const onEnter = vi.fn();

type Options = Omit<DimensionInputOptions, 'onSet' | 'disabledReason'>;

/** Lengths from 800 to 1200 mm are possible. */
function Field(options: Options) {
  const { input, error } = useDimensionInput({
    ...options,
    disabledReason: (length) => (length !== null && (length < 800 || length > 1200) ? 'Not possible' : null),
    onSet,
    onLeave,
  });
  return (
    <>
      <input aria-label="Width" {...input} />
      <p>{error}</p>
      <button type="button">Next</button>
    </>
  );
}

async function renderField(options: Options) {
  const screen = await render(<Field {...options} />);
  return { screen, field: screen.getByRole('textbox', { name: 'Width' }) };
}

beforeEach(() => [onSet, onLeave, onEnter].forEach((each) => each.mockClear()));

describe('a length that is set when the field is left', () => {
  const options = { value: 1000, sets: 'leaving' } as const;

  test('is not set while it is typed', async () => {
    const { field } = await renderField(options);
    await field.fill('1100');
    expect(onSet).not.toHaveBeenCalled();
  });

  test('is set by going on with Tab', async () => {
    const { field } = await renderField(options);
    await field.fill('1100');
    await userEvent.tab();
    expect(onSet).toHaveBeenCalledExactlyOnceWith(1100);
    expect(onLeave).toHaveBeenCalledOnce();
  });

  test('is not set, and the field is left all the same, when it is not possible', async () => {
    const { field } = await renderField(options);
    await field.fill('700');
    await userEvent.tab();
    expect(onSet).not.toHaveBeenCalled();
    expect(onLeave).toHaveBeenCalledOnce();
  });

  test.each([
    ['1100', true],
    ['1000', true],
    ['700', false],
  ])('is checked by Enter: %s is settled: %s', async (typed, isSettled) => {
    const { field } = await renderField({ ...options, onEnter });
    await field.fill(typed);
    await userEvent.keyboard('{Enter}');
    expect(onEnter.mock.lastCall?.[1]).toBe(isSettled);
  });

  test('says why not, after Enter', async () => {
    const { screen, field } = await renderField(options);
    await field.fill('700');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Not possible')).toBeVisible();
  });
});

describe('a length that is set as it is typed', () => {
  const measure = { value: null, sets: 'typing', isOptional: true, whenLeft: 'set', maxDigits: 4 } as const;

  test('and half typed is set when the field is left', async () => {
    const { field } = await renderField(measure);
    await field.fill('79');
    expect(onSet).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onSet).toHaveBeenCalledExactlyOnceWith(79);
  });

  test('may be taken away where the field is optional', async () => {
    const { field } = await renderField({ ...measure, value: 1000 });
    await field.clear();
    expect(onSet).toHaveBeenCalledExactlyOnceWith(null);
  });

  test('comes back when a field that is not optional is left empty', async () => {
    const { field } = await renderField({ value: 1000, sets: 'typing' });
    await field.clear();
    await userEvent.tab();
    await expect.element(field).toHaveValue('1000');
    expect(onSet).not.toHaveBeenCalled();
  });
});

describe('what is no whole number of millimetres', () => {
  const fields: readonly Options[] = [
    { value: 1000, sets: 'leaving' },
    { value: 1000, sets: 'typing' },
    { value: 1000, sets: 'typing', isOptional: true, whenLeft: 'set', maxDigits: 4 },
  ];

  test.each(fields.flatMap((options) => ['1040.5', '6 ft', '10405'].map((typed) => [typed, options] as const)))(
    '%s stays as it was typed, is never another length, and is refused with a sentence: %j',
    async (typed, options) => {
      const max = options.maxDigits === undefined ? 1200 : 9999;
      const { screen, field } = await renderField({ ...options, max });
      await field.fill(typed);
      await userEvent.tab();
      await expect.element(field).toHaveValue(typed);
      expect(onSet).not.toHaveBeenCalled();
      const isLength = typed === '10405' && options.maxDigits === undefined;
      if (options.sets === 'typing' || !isLength)
        await expect.element(screen.getByText(isLength ? 'Not possible' : /whole millimetres/)).toBeVisible();
    },
  );

  test('a length with its unit is read', async () => {
    const { field } = await renderField({ value: 1000, sets: 'leaving' });
    await field.fill('1 040 mm');
    await userEvent.tab();
    expect(onSet).toHaveBeenCalledExactlyOnceWith(1040);
  });
});
