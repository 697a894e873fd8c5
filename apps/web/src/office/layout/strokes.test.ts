import { expect, test } from 'vitest';
import { strokesOf } from './strokes.ts';

test('a signature is kept in hundredths of its width, with fewer points where there are too many', () => {
  const points = Array.from({ length: 1200 }, (_, at) => ({ x: at / 4, y: 20 }));
  const [stroke = []] = strokesOf([{ points }], 300) ?? [];
  expect([stroke.length <= 500, stroke[0], stroke.at(-1)]).toEqual([true, [0, 6.67], [99.92, 6.67]]);
  expect(strokesOf([{ points: [{ x: -4, y: 5000 }] }, { points: [] }], 300)).toEqual([[[0, 1000]]]);
  expect(
    strokesOf(
      Array.from({ length: 101 }, () => ({ points: [{ x: 1, y: 1 }] })),
      300,
    ),
  ).toBeNull();
});
