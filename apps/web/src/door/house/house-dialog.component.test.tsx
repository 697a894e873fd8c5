import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInDesigner } from '../designer/testing/render-in-designer.tsx';
import type { Scenery } from '../preview/scenery.ts';
import { HouseDialog } from './house-dialog.tsx';
import { houseWords } from './words.ts';

const inStudio: Scenery = { wall: 'studio', timeOfDay: null };

/** A house front in one colour with a door in another. */
async function photoOfHouse(width = 900, height = 700): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is a canvas.');
  pen.fillStyle = '#c8bfae';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#27354a';
  pen.fillRect(width * 0.4, height * 0.2, width * 0.2, height * 0.62);
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([png ?? ''], 'house.png', { type: 'image/png' });
}

async function renderDialog() {
  const onChoose = vi.fn<(scenery: Scenery) => void>();
  const { screen } = await renderInDesigner(() => (
    <HouseDialog open scenery={inStudio} onChoose={onChoose} onClose={() => undefined} />
  ));
  const choose = (file: File) => userEvent.upload(screen.getByLabelText('Choose a picture').first(), file);
  return { screen, onChoose, choose };
}

test.each([
  [
    'a HEIC picture',
    new File([new Uint8Array(4), 'ftypheic', new Uint8Array(64)], 'house.heic'),
    houseWords.refusals.heic,
  ],
  ['no picture', new File(['a letter'], 'letter.jpg', { type: 'image/jpeg' }), houseWords.refusals.notPicture],
])('%s is refused, and what to do is said', async (_, file, reason) => {
  const { screen, choose, onChoose } = await renderDialog();
  await choose(file);
  await expect.element(screen.getByRole('status')).toHaveTextContent(reason);
  expect(onChoose).not.toHaveBeenCalled();
});

test('a picture that is too small is refused', async () => {
  const { screen, choose } = await renderDialog();
  await choose(await photoOfHouse(300, 200));
  await expect.element(screen.getByRole('status')).toHaveTextContent(houseWords.refusals.tooSmall);
});

test('the corners of a photo are found, move by the arrow keys, and the photo can be removed', async () => {
  const { screen, choose, onChoose } = await renderDialog();
  await choose(await photoOfHouse());
  const corner = screen.getByRole('button', { name: /^Upper left corner/ });
  await expect.element(corner).toBeVisible();
  expect(onChoose).toHaveBeenCalledWith({ ...inStudio, wall: 'house' });
  const placeOf = () => Number(/(\d+) px from the left/.exec(corner.element().getAttribute('aria-label') ?? '')?.[1]);
  const found = placeOf();
  expect(Math.abs(found - 360)).toBeLessThan(15);
  corner.element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(placeOf).toBe(found + 4);
  await screen.getByRole('button', { name: 'Remove the photo' }).click();
  expect(onChoose).toHaveBeenLastCalledWith({ ...inStudio, wall: 'studio' });
  await expect.element(screen.getByText(/^Stand straight before the door/)).toBeVisible();
});
