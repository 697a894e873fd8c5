import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInDesigner } from '../../designer/testing/render-in-designer.tsx';
import { HouseNumber } from './house-number.tsx';

test('a number is kept as it is typed; what is none is said when the field is left, and nothing typed is lost', async () => {
  const { screen, store } = await renderInDesigner(() => <HouseNumber />);
  const field = screen.getByRole('textbox', { name: 'Number in the glass' });
  await field.fill('28a');
  expect(store.current().shown.houseNumber).toBe('28a');
  await field.fill('Rose Cottage');
  await userEvent.tab();
  await expect.element(screen.getByText(/A house number has up to five figures/)).toBeVisible();
  await expect.element(field).toHaveValue('Rose Cottage');
  expect(store.current().shown.houseNumber).toBe('28a');
  await field.fill('');
  expect(store.current().shown.houseNumber).toBe('');
});
