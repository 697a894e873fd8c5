import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { catalogue } from '../../../shared/testing/fakes.ts';
import { renderInDesigner } from '../../state/testing/render-in-designer.tsx';
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

test('where several panes can show the number, a visitor says which', async () => {
  const { screen, store } = await renderInDesigner(() => <HouseNumber />);
  const theme = catalogue.rows.themes.find(({ showsHouseNumber }) => showsHouseNumber);
  const glazing = { kind: 'theme', themeId: theme?.id ?? expect.fail() } as const;
  store.choose({ type: 'glass.chooseForDoor', glazing });
  const list = screen.getByRole('combobox', { name: 'Which pane shows it' });
  await expect.element(list).toBeVisible();
  expect(list.element().textContent).toContain('Every pane');
  await list.selectOptions('Every pane');
  expect(store.current().shown.glass.houseNumberAt).toBe('every pane');
  await expect.element(list).toHaveDisplayValue('Every pane');
});
