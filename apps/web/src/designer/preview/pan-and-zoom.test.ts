import { expect, test } from 'vitest';
import { panned, wholePicture, zoomed } from './pan-and-zoom.ts';

const window = { width: 1000, height: 800 };

test('the point under the pointer stays under it', () => {
  const at = { x: 300, y: 200 };
  const { scale, x, y } = zoomed(wholePicture, { by: 2, at }, window);
  expect(scale).toBe(2);
  expect([(at.x - x) / scale, (at.y - y) / scale]).toEqual([at.x, at.y]);
});

test('zooming out ends at the whole picture', () =>
  expect(zoomed({ scale: 2, x: -700, y: -100 }, { by: 0.1, at: { x: 0, y: 0 } }, window)).toEqual(wholePicture));

test('zooming in ends at six times its size', () =>
  expect(zoomed(wholePicture, { by: 100, at: { x: 0, y: 0 } }, window).scale).toBe(6));

test.each`
  by                        | edge
  ${{ x: 5000, y: 5000 }}   | ${{ scale: 2, x: 0, y: 0 }}
  ${{ x: -5000, y: -5000 }} | ${{ scale: 2, x: -1000, y: -800 }}
`('a drag by $by stops at the edge', ({ by, edge }) =>
  expect(panned({ scale: 2, x: -100, y: -100 }, by, window)).toEqual(edge),
);
