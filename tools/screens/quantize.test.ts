import { expect, test } from 'vitest';
import { type Pixels, quantize } from './quantize.ts';

const pictureOf = (
  width: number,
  height: number,
  colour: (x: number, y: number) => readonly [number, number, number],
): Pixels => ({
  width,
  height,
  rgba: Uint8Array.from(
    Array.from({ length: width * height }, (_, at) => [...colour(at % width, Math.floor(at / width)), 255]).flat(),
  ),
});

/** As noise: the same in every run. */
const rough = (x: number, y: number, seed: number): number =>
  ((x * 7919 + y * 104729 + seed * 1299709) ** 2 % 9973) % 100;

/** A dark pane on the left, and a rough brick wall around it. */
const paneInWall = pictureOf(600, 200, (x, y) =>
  x < 60
    ? [30 + Math.round(y / 4), 38 + Math.round((x + y) / 5), 40 + Math.round(y / 5) + Math.round(x / 6)]
    : [120 + rough(x, y, 1), 60 + rough(x, y, 2), 50 + rough(x, y, 3)],
);

test('a soft dark pane beside a rough wall has no steps that are seen', () => {
  const { pixels, palette } = quantize(paneInWall);
  const offs = Array.from({ length: 200 * 60 }, (_, index) => {
    const at = Math.floor(index / 60) * 600 + (index % 60);
    const colour = palette[pixels[at] ?? 0] ?? [0, 0, 0];
    return Math.max(...colour.map((part, channel) => Math.abs(part - (paneInWall.rgba[at * 4 + channel] ?? 0))));
  });
  expect(Math.max(...offs)).toBeLessThanOrEqual(6);
  expect(palette.length).toBeLessThanOrEqual(256);
});

test('a picture of few colours keeps each of them', () => {
  const few = pictureOf(20, 20, (x) => [x, 255 - x, 7]);
  const { pixels, palette } = quantize(few);
  expect(palette).toHaveLength(20);
  expect([...pixels].map((index, at) => [palette[index], at % 20])).toEqual(
    [...pixels].map((_, at) => [[at % 20, 255 - (at % 20), 7], at % 20]),
  );
});
