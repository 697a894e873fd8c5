import { describe, expect, test } from 'vitest';
import type { Quad } from './homography.ts';
import { aroundOpening, cornersInMiddle, hasRoomBeside, wholePhoto } from './photo-fit.ts';

const corners: Quad = [
  [700, 300],
  [1000, 300],
  [1000, 950],
  [700, 950],
];
const photo = { width: 1600, height: 1200, corners };

test('the whole photo is shown in the middle', () => {
  expect(wholePhoto(photo, { width: 400, height: 600 })).toEqual({ scale: 0.25, x: 0, y: 150 });
});

describe.each([
  ['a wide stage', { width: 900, height: 700 }],
  ['a phone', { width: 390, height: 320 }],
])('%s', (_, room) => {
  const { scale, x, y } = aroundOpening(photo, room);

  test('is filled by the photo', () => {
    expect(x).toBeLessThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(0);
    expect(x + photo.width * scale).toBeGreaterThanOrEqual(room.width - 1e-6);
    expect(y + photo.height * scale).toBeGreaterThanOrEqual(room.height - 1e-6);
  });

  test('shows the whole opening', () => {
    for (const [px, py] of corners) {
      expect(px * scale + x).toBeGreaterThan(0);
      expect(px * scale + x).toBeLessThan(room.width);
      expect(py * scale + y).toBeGreaterThan(0);
      expect(py * scale + y).toBeLessThan(room.height);
    }
  });
});

test('an upright photo on a wide stage leaves room beside it rather than lose its door', () => {
  const upright = { width: 900, height: 1200, corners: cornersInMiddle({ width: 900, height: 1200 }) };
  const room = { width: 390, height: 320 };
  const fit = aroundOpening(upright, room);
  const { scale, x, y } = fit;
  expect(hasRoomBeside(upright, fit, room)).toBe(true);
  const [[, top], , [, bottom]] = upright.corners;
  expect(top * scale + y).toBeGreaterThan(0);
  expect(bottom * scale + y).toBeLessThan(room.height);
  expect(y + upright.height * scale).toBeGreaterThanOrEqual(room.height);
  expect(x).toBeGreaterThan(0);
  expect(x + upright.width * scale).toBeLessThan(room.width);
});

test.each([
  [1600, 1200],
  [900, 2000],
])('where no opening was found in %i × %i px, the corners stand upright inside the photo', (width, height) => {
  const [[left, top], , [right, bottom]] = cornersInMiddle({ width, height });
  expect(left).toBeGreaterThan(0);
  expect(top).toBeGreaterThan(0);
  expect(right).toBeLessThan(width);
  expect(bottom).toBeLessThan(height);
  expect(bottom - top).toBeGreaterThan(right - left);
});
