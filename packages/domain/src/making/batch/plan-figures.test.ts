import { expect, test } from 'vitest';
import { planFigures } from './plan-figures.ts';

const bar = (stock: number, pieces: readonly number[], offcut = false) => ({ stock, pieces, offcut, rest: 0 });

test.each([
  ['nothing', [], { bars: 0, newBars: 0, offcuts: 0, newLength: 0, yield: 0 }],
  ['one whole bar', [bar(6000, [5940])], { bars: 1, newBars: 1, offcuts: 0, newLength: 6000, yield: 99 }],
  [
    'a bar and an offcut: 5158 of 8100 mm',
    [bar(6000, [2076, 1006]), bar(2100, [2076], true)],
    { bars: 2, newBars: 1, offcuts: 1, newLength: 6000, yield: 63.7 },
  ],
])('figures of %s', (_, bars, figures) => expect(planFigures({ bars })).toEqual(figures));
