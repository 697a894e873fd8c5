import { decode } from 'jpeg-js';
import { expect, test } from 'vitest';
import { someFacts } from '../testing/a-shown-door.ts';
import { halved, paintDoor } from './paint-door.ts';
import { jpegSize } from './pdf/jpeg-size.ts';

test('a door is painted on white, with the textures of the page, the same each time', () => {
  const jpeg = paintDoor(someFacts, 300);
  const { width, height, data } = decode(jpeg);
  expect({ width, height }).toEqual(jpegSize(jpeg));
  expect(height).toBe(300);
  // Beside the head of the frame, above the horn of the sill, the paper shows.
  expect([...data.subarray(10 * width * 4, 10 * width * 4 + 3)].every((channel) => channel > 240)).toBe(true);
  const colours = new Set(Array.from({ length: width * 20 }, (_, at) => data[(150 * width + at) * 4]));
  expect(colours.size).toBeGreaterThan(20);
  expect(Buffer.compare(paintDoor(someFacts, 300), jpeg)).toBe(0);
});

test('halved, a pixel is the mean of four, and odd edges fall away', () => {
  const grey = (...levels: readonly number[]) => Uint8Array.from(levels.flatMap((level) => [level, level, level, 255]));
  const data = grey(0, 100, 9, 100, 200, 9, 9, 9, 9);
  expect(halved({ data, width: 3, height: 3 })).toEqual({ data: grey(100), width: 1, height: 1 });
});
