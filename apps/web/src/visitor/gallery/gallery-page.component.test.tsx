import { restoredAs } from '../../designer/state/unsent-edits.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInDesigner } from '../../designer/state/testing/render-in-designer.tsx';
import { GalleryPage } from './gallery-page.tsx';
import { answerGallery, someDoors } from './testing/answer-gallery.ts';

afterEach(() => vi.unstubAllGlobals());

test('says when the supplier cannot be reached, and shows the doors that can be made once it can', async () => {
  answerGallery(1);
  const { screen } = await renderInDesigner(() => <GalleryPage />);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('button', { name: 'Begin with Plain' })).toBeVisible();
  const names = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Begin with Plain', 'Begin with Wide']);
});

test('a door that is begun with is the design in progress in every choice, and one undo leads back', async () => {
  answerGallery();
  const { screen, store } = await renderInDesigner(() => <GalleryPage />);
  store.choose({ type: 'hand.choose', hand: 'right' });
  const before = store.current().shown;
  await screen.getByRole('button', { name: 'Begin with Wide' }).click();
  const wide = someDoors.find(({ name }) => name === 'Wide');
  await expect.poll(() => store.current().shown.templateId).toBe(wide?.templateId);
  const { designId, colours } = store.current().shown;
  expect([designId, colours.doorExternal]).toEqual([wide?.designId, wide?.doorColour]);
  store.undo();
  expect(store.current().shown).toEqual(restoredAs(store.current().shown, before));
});
