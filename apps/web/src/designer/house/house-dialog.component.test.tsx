import { size } from '@door/domain/lib/mm';
import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { renderInDesigner } from '../state/testing/render-in-designer.tsx';
import type { Scenery } from '../preview/scenery.ts';
import { HouseDialog } from './house-dialog.tsx';
import { readPhoto } from './read-photo.ts';
import { houseMessages } from './messages.ts';

const inStudio: Scenery = { wall: 'studio', timeOfDay: null };

interface HouseFront {
  readonly width?: number;
  readonly height?: number;
  readonly wall?: string;
  readonly door?: string;
  /** Degrees by which the phone was held at a slant. */
  readonly slant?: number;
}

/** A house front in one colour with a door in another. */
async function photoOfHouse(front: HouseFront = {}): Promise<File> {
  const { width = 900, height = 700, wall = '#c8bfae', door = '#27354a', slant = 0 } = front;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is a canvas.');
  pen.fillStyle = wall;
  pen.fillRect(0, 0, width, height);
  pen.translate(width / 2, height / 2);
  pen.rotate((slant * Math.PI) / 180);
  pen.fillStyle = door;
  pen.fillRect(width * -0.1, height * -0.3, width * 0.2, height * 0.62);
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'));
  return new File([jpeg ?? ''], 'house.jpg', { type: 'image/jpeg' });
}

/** The same file as a camera writes it that was held upright: lying, with a note to turn it (Exif orientation 6). */
async function lying(photo: File): Promise<File> {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const directory = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const segment = [0xff, 0xe1, 0, 2 + exif.length + directory.length, ...exif, ...directory];
  return new File([bytes.subarray(0, 2), new Uint8Array(segment), bytes.subarray(2)], photo.name, { type: photo.type });
}

async function renderDialog() {
  const onChoose = vi.fn<(scenery: Scenery) => void>();
  const { screen, store } = await renderInDesigner(() => (
    <HouseDialog open scenery={inStudio} onChoose={onChoose} onClose={() => undefined} />
  ));
  const choose = (file: File) => userEvent.upload(screen.getByLabelText('Choose a picture').first(), file);
  return { screen, store, onChoose, choose };
}

test.each([
  [
    'a HEIC picture',
    new File([new Uint8Array(4), 'ftypheic', new Uint8Array(64)], 'house.heic'),
    houseMessages.refusals.heic,
  ],
  ['no picture', new File(['a letter'], 'letter.jpg', { type: 'image/jpeg' }), houseMessages.refusals.notPicture],
  ['nothing', new File([], 'empty.jpg', { type: 'image/jpeg' }), houseMessages.refusals.notPicture],
])('%s is refused, and what to do is said', async (_, file, reason) => {
  const { screen, choose, onChoose } = await renderDialog();
  await choose(file);
  await expect.element(screen.getByRole('status')).toHaveTextContent(reason);
  expect(onChoose).not.toHaveBeenCalled();
});

test('a picture of more than 40 MB is refused before it is read', async () => {
  const large = new Blob([new Uint8Array(41 * 1024 * 1024)]);
  expect(await readPhoto(large, size(1000, 2100))).toEqual({ ok: false, refusal: 'tooLarge' });
});

test('a picture that is too small is refused', async () => {
  const { screen, choose } = await renderDialog();
  await choose(await photoOfHouse({ width: 300, height: 200 }));
  await expect.element(screen.getByRole('status')).toHaveTextContent(houseMessages.refusals.tooSmall);
});

const placeOf = (corner: Locator) => {
  const label = corner.element().getAttribute('aria-label') ?? '';
  const [, x, y] = /(\d+) px from the left, (\d+) px from the top/.exec(label) ?? [];
  return [Number(x), Number(y)] as const;
};

test.each<[string, HouseFront, RegExp]>([
  ['dark', { wall: '#201e1b', door: '#060708' }, /^The photo is dark/],
  ['tilted by 30°', { slant: 30 }, /^The photo is tilted by (29|30|31)°\. Hold the phone upright/],
  ['tilted the other way', { slant: -22 }, /^The photo is tilted by (21|22|23)°/],
  ['without anything like a door', { door: '#c8bfae' }, /^No door frame was found\. Drag the corners to it\.$/],
])('a photo that is %s is taken, and what to do is said', async (_, front, advice) => {
  const { screen, choose } = await renderDialog();
  await choose(await photoOfHouse(front));
  await expect.element(screen.getByRole('button', { name: /^Upper left corner/ })).toBeVisible();
  await expect.poll(() => screen.getByRole('status').element().textContent).toMatch(advice);
});

const guess = 'These corners are a guess. Check that they stand on the door frame.';

test('a photo of 48 megapixels is kept smaller', async () => {
  const { screen, choose } = await renderDialog();
  await choose(await photoOfHouse({ width: 8000, height: 6000 }));
  const corner = screen.getByRole('button', { name: /^Upper left corner/ });
  await expect.element(corner).toBeVisible();
  expect(Math.abs(placeOf(corner)[0] - 0.4 * 2400)).toBeLessThan(30);
  await expect.element(screen.getByRole('status')).toHaveTextContent(guess);
});

test('a photo that lies in its file stands upright, and its corners are where its door is', async () => {
  const { screen, choose } = await renderDialog();
  await choose(await lying(await photoOfHouse({ slant: 90, width: 700, height: 900 })));
  const corner = screen.getByRole('button', { name: /^Lower left corner/ });
  await expect.element(corner).toBeVisible();
  const [x, y] = placeOf(corner);
  expect(Math.hypot(x - 380, y - 620)).toBeLessThan(20);
});

test.each([
  ['narrow', 320, 568],
  ['low', 844, 390],
  ['narrow and low', 320, 256],
])(
  'in a window that is %s the photo stays large enough for its corners, and the tools can be reached',
  async (_, width, height) => {
    await page.viewport(width, height);
    const { screen, choose } = await renderDialog();
    await choose(await photoOfHouse());
    await expect.element(screen.getByRole('button', { name: /^Upper left corner/ })).toBeVisible();
    const canvas = document.querySelector('.house-canvas')?.getBoundingClientRect();
    expect(Math.min(canvas?.width ?? 0, canvas?.height ?? 0)).toBeGreaterThanOrEqual(180);
    const done = screen.getByRole('button', { name: 'Done' }).element();
    done.scrollIntoView();
    const { top, bottom } = done.getBoundingClientRect();
    expect([top >= 0, bottom <= height]).toEqual([true, true]);
  },
);

test('the corners of a photo are found, are a guess until a person moves them by the arrow keys, and the photo can be removed', async () => {
  const { screen, choose, onChoose } = await renderDialog();
  await choose(await photoOfHouse());
  const corner = screen.getByRole('button', { name: /^Upper left corner/ });
  await expect.element(corner).toBeVisible();
  expect(onChoose).toHaveBeenCalledWith({ ...inStudio, wall: 'house' });
  const [found] = placeOf(corner);
  expect(Math.abs(found - 360)).toBeLessThan(15);
  await expect.element(screen.getByText(guess)).toBeVisible();
  corner.element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByText(guess)).not.toBeInTheDocument();
  await expect.poll(() => placeOf(corner)[0]).toBe(found + 4);
  await screen.getByRole('button', { name: 'Remove the photo' }).click();
  expect(onChoose).toHaveBeenLastCalledWith({ ...inStudio, wall: 'brick' });
  await expect.element(screen.getByText(/^Stand straight before the door/)).toBeVisible();
});

test('an opening that is narrower than the frame offers frames that fit, and the keyboard chooses one', async () => {
  const { screen, choose, store } = await renderDialog();
  await choose(await photoOfHouse());
  await expect.element(screen.getByText(/^Your opening looks \d+ mm narrower than this frame\.$/)).toBeVisible();
  const frames = screen.getByRole('group', { name: 'Frames that fit it better:' });
  const frame = frames.getByRole('button', { name: 'Single Door with Fanlight with Mullion' });
  frame.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(store.current().shown.templateId).toBe('fanlight-mullion');
  const note = screen.getByText('This frame fits the opening as it looks in the photo.');
  await expect.element(note).toHaveFocus();
  await expect.element(frames).not.toBeInTheDocument();
});

test('an opening that was typed is better known than a photo’s, so no other frame is offered', async () => {
  const { screen, choose, store } = await renderDialog();
  await choose(await photoOfHouse());
  await expect.element(screen.getByRole('group', { name: 'Frames that fit it better:' })).toBeVisible();
  store.choose({ type: 'size.changeOverall', overall: size(1010, 2100) });
  await expect.element(screen.getByRole('group', { name: 'Frames that fit it better:' })).not.toBeInTheDocument();
});
