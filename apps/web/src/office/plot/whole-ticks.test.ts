import { expect, test } from 'vitest';
import type { PlotSeries } from './plot-spec.ts';
import { wholeTicks } from './whole-ticks.ts';

const series = (look: PlotSeries['look'], ...values: readonly number[]): PlotSeries => ({
  ...({ name: look, look, tone: 1 } as const),
  points: values.map((value, at) => ({ at: String(at), value, text: '' })),
});

test.each([
  ['nothing', [0], [0, 1]],
  ['one', [1], [0, 1]],
  ['two', [2], [0, 1, 2]],
  ['less than one and a half', [1.3], [0, 1, 2]],
  ['five', [5], [0, 1, 2, 3, 4, 5]],
  ['six', [6], [0, 2, 4, 6]],
  ['what is missing', [3, -2], [-2, -1, 0, 1, 2, 3]],
  ['only what is missing', [-7], [-8, -6, -4, -2, 0]],
  ['thousands', [12_504.4], [0, 5000, 10_000, 15_000]],
  ['an unknown month', [Number.NaN, 40], [0, 10, 20, 30, 40]],
])('the axis of %s has whole steps', (_, values, ticks) => {
  expect(wholeTicks({ series: [series('line', ...values)] })).toEqual(ticks);
});

test('bars that stand one on the other have room, beside a limit', () => {
  const stacked = [series('bar', 3, 60), series('bar', 4, 70), series('limit', 120, 120)];
  expect(wholeTicks({ series: stacked })).toEqual([0, 50, 100, 150]);
});

test('shares go to a hundred', () => {
  expect(wholeTicks({ series: [series('line', 12)], most: 100 })).toEqual([0, 20, 40, 60, 80, 100]);
});
