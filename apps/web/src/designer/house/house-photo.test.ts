import type { Quad } from '@door/photo/homography';
import { expect, test } from 'vitest';
import { readHousePhoto } from './house-photo.ts';

const corners: Quad = [
  [700, 300],
  [1000, 300],
  [1000, 950],
  [700, 950],
];

test('a photo that was stored before there was a contrast has none, and another release’s is none of ours', () => {
  const stored = {
    version: 1,
    jpeg: new Blob(['pixels']),
    width: 1600,
    height: 1200,
    focal: 1200,
    corners,
    light: { white: [0.9, 0.9, 0.9], black: 0.01, wall: [0.3, 0.2, 0.1] },
    shadow: { top: { strength: 0, depth: 0 }, left: { strength: 0, depth: 0 }, right: { strength: 0, depth: 0 } },
    tone: { brightness: 0.5, warmth: 0 },
    inFront: [],
  };
  expect(readHousePhoto(stored)).toEqual({
    ...stored,
    version: 2,
    light: { ...stored.light, contrast: 1 },
    tone: { brightness: 0.5, warmth: 0, contrast: 0 },
  });
  expect(readHousePhoto({ ...stored, version: 3 })).toBeNull();
});
