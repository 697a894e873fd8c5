import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { aDoor } from '@door/domain/testing/a-door';
import { catalogue } from '../../shared/testing/fakes.ts';
import type { BrushStroke, HousePhoto } from './house-photo.ts';
import { HouseView } from './house-view.tsx';
import { planSetInPhoto } from './plane-in-photo.tsx';

const size = { width: 600, height: 480 };

/** A wall in one colour: what is painted on it can be told by its light alone. */
async function wallPhoto(inFront: readonly BrushStroke[]): Promise<HousePhoto> {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is a canvas.');
  pen.fillStyle = '#c8bfae';
  pen.fillRect(0, 0, size.width, size.height);
  return {
    version: 2,
    jpeg: await canvas.convertToBlob({ type: 'image/png' }),
    ...size,
    focal: 500,
    corners: [
      [230, 110],
      [370, 110],
      [370, 400],
      [230, 400],
    ],
    light: { white: [0.8, 0.8, 0.8], black: 0, contrast: 1, wall: [0.5, 0.5, 0.5] },
    shadow: { top: none, left: none, right: none },
    tone: { brightness: 0, warmth: 0, contrast: 0 },
    inFront,
  };
}

const none = { strength: 0, depth: 0 };
const set = planSetInPhoto({ item: aDoor('single-door'), catalogue, side: 'external' });

/** What the page shows of the photo. */
async function pixelsAt(time: number, inFront: readonly BrushStroke[]): Promise<ImageData> {
  const photo = await wallPhoto(inFront);
  const screen = await render(
    <div data-testid="view" style={{ position: 'relative', ...size }}>
      <HouseView photo={photo} set={set} fit={{ scale: 1, x: 0, y: 0 }} id="view" time={time} />
    </div>,
  );
  const shown = () =>
    [...screen.container.querySelectorAll('img,image')].every(
      (each) => each.getAttribute('src') ?? each.getAttribute('href'),
    );
  await expect.poll(shown).toBe(true);
  const base64 = await page.screenshot({ element: screen.getByTestId('view'), save: false });
  await screen.unmount();
  const picture = new Image();
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(size.width, size.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is a canvas.');
  pen.drawImage(picture, 0, 0, size.width, size.height);
  return pen.getImageData(0, 0, size.width, size.height);
}

/** Beside the door from the sky to the ground, in and out of the lamp's light; a part of it is taken away again. */
const plant: readonly BrushStroke[] = [
  {
    erases: false,
    radius: 30,
    points: [
      [180, 40],
      [160, 240],
      [190, 440],
    ],
  },
  { erases: false, radius: 24, points: [[480, 90]] },
  {
    erases: true,
    radius: 12,
    points: [
      [160, 240],
      [160, 300],
    ],
  },
];

test.each([0, 0.5, 1])(
  'at %f of the evening nothing shows where the wall was painted as in front of the door',
  async (time) => {
    const [without, painted] = [await pixelsAt(time, []), await pixelsAt(time, plant)];
    const most = painted.data.reduce(
      (far, byte, index) => Math.max(far, Math.abs(byte - (without.data[index] ?? 0))),
      0,
    );
    expect(most).toBeLessThanOrEqual(3);
  },
);

test('what was painted covers the door, and what was taken away does not', async () => {
  const over: BrushStroke = { erases: false, radius: 40, points: [[300, 250]] };
  const hole: BrushStroke = { erases: true, radius: 15, points: [[300, 250]] };
  const [door, plant] = [await pixelsAt(0, []), await pixelsAt(0, [over, hole])];
  const at = ({ data }: ImageData, x: number, y: number) =>
    Array.from(data.subarray((y * size.width + x) * 4, (y * size.width + x) * 4 + 3));
  expect(at(plant, 275, 250)).toEqual([200, 191, 174]);
  expect(at(plant, 300, 250)).toEqual(at(door, 300, 250));
});
