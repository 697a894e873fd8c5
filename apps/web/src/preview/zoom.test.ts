import { expect, test } from 'vitest';
import { panned, wholePicture, zoomed } from './zoom.ts';

const window = { width: 1000, height: 800 };

test('what lies under the finger stays under it', () => {
  const at = { x: 300, y: 200 };
  const { scale, x, y } = zoomed(wholePicture, { by: 2, at }, window);
  expect(scale).toBe(2);
  expect([(at.x - x) / scale, (at.y - y) / scale]).toEqual([at.x, at.y]);
});

test('the whole picture is the farthest that one can go', () =>
  expect(zoomed({ scale: 2, x: -700, y: -100 }, { by: 0.1, at: { x: 0, y: 0 } }, window)).toEqual(wholePicture));

test('and the grain of the door the nearest', () =>
  expect(zoomed(wholePicture, { by: 100, at: { x: 0, y: 0 } }, window).scale).toBe(6));

test.each`
  by                        | edge
  ${{ x: 5000, y: 5000 }}   | ${{ scale: 2, x: 0, y: 0 }}
  ${{ x: -5000, y: -5000 }} | ${{ scale: 2, x: -1000, y: -800 }}
`('a drag by $by stops at the edge', ({ by, edge }) =>
  expect(panned({ scale: 2, x: -100, y: -100 }, by, window)).toEqual(edge),
);
