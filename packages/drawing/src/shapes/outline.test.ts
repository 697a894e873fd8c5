import { describe, expect, test } from 'vitest';
import { arched, boxOf, grow, outlineOf, outlinePath, rectangle } from './outline.ts';

const box = { x: 100, y: 200, width: 230, height: 230 };
const light = { turn: 0, head: 'square', shape: 10 } as const;

test('a standard light fills its box', () => {
  expect(outlinePath(outlineOf(box, light))).toBe('M100 200L330 200L330 430L100 430L100 200z');
});

describe('a quarter round keeps its square corner', () => {
  test.each([
    [20, [330, 430], 'round at the top left'],
    [40, [100, 430], 'round at the top right'],
    [50, [100, 200], 'round at the bottom right'],
    [60, [330, 200], 'round at the bottom left'],
  ])('%i', (shape, corner) => {
    const outline = outlineOf(box, { ...light, shape });
    expect(outline.corners.at(-1)).toEqual(corner);
    expect(boxOf(outline)).toEqual(box);
  });
});

test('a light turned by 45 degrees stands on its corner about the same centre', () => {
  const turned = boxOf(outlineOf(box, { ...light, turn: 45 }));
  expect(turned.width).toBeCloseTo(230 * Math.SQRT2);
  expect(turned.x + turned.width / 2).toBeCloseTo(215);
});

test('an arch is a half round on upright sides and fills its box', () => {
  expect(boxOf(arched({ ...box, height: 600 }))).toEqual({ ...box, height: 600 });
});

describe('grown by the width of a cassette', () => {
  test('a rectangle is larger by it on every side', () => {
    expect(boxOf(grow(rectangle(box), 36))).toEqual({ x: 64, y: 164, width: 302, height: 302 });
  });

  test('a quarter round keeps its centre, and its straight sides move out', () => {
    const grown = grow(outlineOf(box, { ...light, shape: 20 }), 28);
    expect(grown.round).toMatchObject({ centre: [330, 430], radius: 258 });
    expect(grown.corners.at(-1)).toEqual([358, 458]);
  });

  test.each([10, 20, 40, 50, 60])('shape %i comes back when it shrinks again', (shape) => {
    const outline = outlineOf(box, { ...light, shape });
    grow(grow(outline, 28), -28).corners.forEach(([x, y], index) => {
      expect(x).toBeCloseTo(outline.corners[index]?.[0] ?? Number.NaN);
      expect(y).toBeCloseTo(outline.corners[index]?.[1] ?? Number.NaN);
    });
  });
});
