import { offeredHandleTypes } from '@door/domain/hardware/offer-hardware';
import { aContext } from '@door/domain/testing/a-context';
import { expect, test } from 'vitest';
import { renderInDesigner } from '../../designer/testing/render-in-designer.tsx';
import { HandleTypes } from './handle-types.tsx';

test('a chosen handle is the door’s handle and the tile that is marked', async () => {
  const { screen, store } = await renderInDesigner(() => <HandleTypes />);
  const other = offeredHandleTypes(store.current().shown, aContext()).find(({ chosen, whyNot }) => !chosen && !whyNot);
  if (!other) throw new Error('The catalogue has one handle only.');
  const tile = screen.getByRole('radio', { name: other.value.name });
  await tile.click({ force: true });
  await expect.element(tile).toBeChecked();
  expect(store.current().shown.hardware.handleType).toBe(other.value.handleType);
});

test('a handle of another design is one button away: all changes are told before, and one undo takes them back', async () => {
  const { screen, store } = await renderInDesigner(() => <HandleTypes />);
  const before = store.current().shown;
  const closed = offeredHandleTypes(before, aContext()).find(({ whyNot }) => whyNot);
  if (!closed) throw new Error('Every handle goes with this design.');
  await screen.getByRole('radio', { name: closed.value.name }).click({ force: true });
  const note = screen.getByRole('note');
  await expect.element(note.getByText(/^Design: .+, not /)).toBeVisible();
  await expect.element(note.getByText(/^Handle type: .+, not /)).toBeVisible();
  await expect.element(note.getByText(/^Knocker: none, not /)).toBeVisible();
  // A door without a knob loses none.
  expect(store.current().shown.hardware.chosen.doorKnob).toBeNull();
  expect(note.getByText(/not None/i).elements()).toEqual([]);
  await note.getByRole('button').click();
  expect(store.current().shown.hardware.handleType).toBe(closed.value.handleType);
  store.undo();
  const { id, designId, hardware } = store.current().shown;
  expect({ ...before, id, designId, hardware }).toEqual({ ...before, id });
});
