import { handleTypeOptions } from '@door/domain/door/hardware/hardware-options';
import { aContext } from '@door/domain/testing/a-context';
import { expect, test } from 'vitest';
import { renderInDesigner } from '../../state/testing/render-in-designer.tsx';
import { HandleTypes } from './handle-types.tsx';

test('a chosen handle is the door’s handle and the tile that is marked', async () => {
  const { screen, store } = await renderInDesigner(() => <HandleTypes />);
  const other = handleTypeOptions(store.current().shown, aContext()).find(
    ({ chosen, disabledReason }) => !chosen && !disabledReason,
  );
  if (!other) throw new Error('The catalogue has one handle only.');
  const tile = screen.getByRole('radio', { name: other.value.name });
  await tile.click({ force: true });
  await expect.element(tile).toBeChecked();
  expect(store.current().shown.hardware.handleType).toBe(other.value.handleType);
});

test('a handle of another design is one button away: all changes are told before, and one undo takes them back', async () => {
  const { screen, store } = await renderInDesigner(() => <HandleTypes />);
  const before = store.current().shown;
  const closed = handleTypeOptions(before, aContext()).find(({ disabledReason }) => disabledReason);
  if (!closed) throw new Error('Every handle goes with this design.');
  await screen.getByRole('radio', { name: closed.value.name }).click({ force: true });
  const note = screen.getByRole('note');
  await expect.element(note.getByText(/^Design: .+, then /)).toBeInTheDocument();
  await expect.element(note.getByText(/^Handle type: .+, then /)).toBeInTheDocument();
  await expect.element(note.getByText(/^Knocker: .+, then None$/)).toBeInTheDocument();
  // A door without a knob loses none.
  expect(store.current().shown.hardware.chosen.doorKnob).toBeNull();
  expect(note.getByText(/None, then None|Door Knob/).elements()).toEqual([]);
  await expect.element(note.getByText('Now', { exact: true })).toBeVisible();
  await note.getByRole('button', { name: /^Use / }).click();
  expect(store.current().shown.hardware.handleType).toBe(closed.value.handleType);
  store.undo();
  const { id, designId, hardware } = store.current().shown;
  expect({ ...before, id, designId, hardware }).toEqual({ ...before, id });
});

test('of several ways the smallest is told first, and another takes its place by a button', async () => {
  const { screen, store } = await renderInDesigner(() => <HandleTypes />);
  const closed = handleTypeOptions(store.current().shown, aContext()).find(({ disabledReason }) => disabledReason);
  await screen.getByRole('radio', { name: closed?.value.name ?? '' }).click({ force: true });
  const note = screen.getByRole('note');
  const ways = note.getByRole('button', { name: /^(?:Use|Or use) / });
  await expect.element(ways.first()).toHaveFocus();
  const [first, other] = ways.elements().map((button) => button.textContent);
  await ways.nth(1).click();
  await expect.element(ways.first()).toHaveTextContent(other?.replace('Or use', 'Use') ?? '');
  await expect.element(ways.first()).toHaveFocus();
  await expect.element(note.getByRole('button', { name: first?.replace('Use', 'Or use') ?? '' })).toBeVisible();
  await ways.first().click();
  expect(store.current().shown.hardware.handleType).toBe(closed?.value.handleType);
});
