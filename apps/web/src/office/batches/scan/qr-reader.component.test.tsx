import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PieceLabel } from '../labels/piece-label.tsx';
import { aLabel } from '../testing/batch-rows.ts';
import { readQrCode } from './qr-reader.ts';

/** A camera that sees this picture. */
async function aCamera(draw: (context: CanvasRenderingContext2D) => void): Promise<HTMLVideoElement> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1280, 720];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws nothing.');
  context.fillStyle = '#c9c4b8';
  context.fillRect(0, 0, canvas.width, canvas.height);
  draw(context);
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = canvas.captureStream();
  await video.play();
  return video;
}

test('the code on a label is read from the picture of a camera, and nothing where there is none', async () => {
  const text = 'DW1:2647-B012-10234-2.3-LS-JL';
  await render(<PieceLabel label={aLabel({ qr: text })} />);
  const path = document.querySelector('.qr path')?.getAttribute('d') ?? '';
  const label = await aCamera((context) => {
    context.fillStyle = '#fff';
    context.fillRect(400, 150, 420, 420);
    context.translate(500, 200);
    context.rotate(0.1);
    context.scale(9, 9);
    context.fillStyle = '#111';
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
    context.fill(new Path2D(path));
  });
  await expect.poll(() => readQrCode(label)).toBe(text);
  expect(await readQrCode(await aCamera(() => undefined))).toBeNull();
});
