import { describe, expect, test } from 'vitest';
import { type Point, type Quad, seenAt, squareTo } from './homography.ts';
import { aspectOf } from './placement.ts';

const camera = { centre: [800, 600] as const, focal: 1300 };

/** A rectangle of 1000 × 2100 mm, 4 m away, turned about its upright and then tilted toward the camera, as a camera sees it. */
function rectangleAt(turn: number, tilt: number): Quad {
  const [t, s] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180];
  const seen = (x: number, y: number): Point => {
    const [across, away] = [x * Math.cos(t), x * Math.sin(t)];
    const up = y * Math.cos(s) - away * Math.sin(s);
    const depth = 4000 + y * Math.sin(s) + away * Math.cos(s);
    return [camera.centre[0] + (camera.focal * across) / depth, camera.centre[1] + (camera.focal * up) / depth];
  };
  return [seen(-500, -1050), seen(500, -1050), seen(500, 1050), seen(-500, 1050)];
}

describe.each([
  [0, 0],
  [25, 0],
  [-40, 8],
  [12, -15],
  [3, 30],
])('an opening turned by %i° and tilted by %i°', (turn, tilt) => {
  const quad = rectangleAt(turn, tilt);
  const map = squareTo(quad);
  if (!map) throw new Error('These corners enclose an area.');

  test('has the corners of the unit square at its own', () => {
    const square: Quad = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ];
    for (const [index, corner] of square.entries()) {
      const [x, y] = seenAt(map, corner);
      expect(x).toBeCloseTo(quad[index]?.[0] ?? Number.NaN, 6);
      expect(y).toBeCloseTo(quad[index]?.[1] ?? Number.NaN, 6);
    }
  });

  test('keeps its real proportions', () => {
    expect(aspectOf(map, camera)).toBeCloseTo(1000 / 2100, 6);
  });
});

test('corners in one line hold no door', () => {
  expect(
    squareTo([
      [0, 0],
      [10, 0],
      [20, 0],
      [30, 0],
    ]),
  ).toBeNull();
});
