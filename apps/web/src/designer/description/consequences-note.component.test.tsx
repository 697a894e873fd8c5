import { designId, templateId } from '@door/domain/door/model/ids';
import { expect, test } from 'vitest';
import { renderInDesigner } from '../state/testing/render-in-designer.tsx';
import { ConsequencesNote } from './consequences-note.tsx';

const longSlot = designId(16);

/** After a design with no room for the letter plate. */
async function renderAfterChoice() {
  const { screen, store } = await renderInDesigner((designer) => (
    <>
      <input aria-label="Tile" />
      <ConsequencesNote store={designer.store} />
    </>
  ));
  const note = screen.getByRole('region', { name: 'Also changed' });
  const tile = screen.getByRole('textbox', { name: 'Tile' });
  store.choose({ type: 'frame.choose', templateId: templateId('single-door') });
  store.choose({ type: 'hand.choose', hand: 'right' });
  await expect.element(note).not.toBeInTheDocument();
  await tile.click();
  store.choose({ type: 'design.choose', designId: longSlot });
  await expect.element(note.getByText('Letter Plate: None.')).toBeVisible();
  return { store, note, tile };
}

test('one tap takes back a choice that changed more than itself', async () => {
  const { store, note, tile } = await renderAfterChoice();
  await note.getByRole('button', { name: 'Undo' }).click();
  expect(store.current().shown.designId).not.toBe(longSlot);
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(tile).toHaveFocus();
});

test('a double click takes back no more than that choice', async () => {
  const { store, note } = await renderAfterChoice();
  await note.getByRole('button', { name: 'Undo' }).dblClick();
  expect(store.current().shown.designId).not.toBe(longSlot);
  expect(store.current().shown.hand).toBe('right');
});

test('it stays when the server has answered', async () => {
  const { store, note } = await renderAfterChoice();
  await store.whenSaved();
  await expect.element(note.getByText('Letter Plate: None.')).toBeVisible();
});

test('who closes it reads of it no more', async () => {
  const { store, note } = await renderAfterChoice();
  await note.getByRole('button', { name: 'Close' }).click();
  await expect.element(note).not.toBeInTheDocument();
  expect(store.current().shown.designId).toBe(longSlot);
});

test('the next choice says what it changed itself', async () => {
  const { store, note } = await renderAfterChoice();
  store.choose({ type: 'build.chooseJobType', jobType: 'new-build' });
  await expect.element(note.getByText('Secured by Design: Yes.')).toBeVisible();
  await expect.element(note.getByText('Letter Plate')).not.toBeInTheDocument();
});
