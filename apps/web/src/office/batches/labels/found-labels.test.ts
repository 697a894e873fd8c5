import { expect, test } from 'vitest';
import { aLabel } from '../testing/batch-rows.ts';
import { foundLabels } from './found-labels.ts';

test('a label is found for a reprint by the words on it, in any order', () => {
  const labels = [
    aLabel({ code: '2650-B001-10234-1-JL', order: '10234', part: 'jamb left' }),
    aLabel({ code: '2650-B001-10234-1-HD', order: '10234', part: 'head' }),
    aLabel({ code: '2650-B001-10240-1-JL', order: '10240', part: 'jamb left' }),
  ];
  const codes = (text: string) => foundLabels(labels, text).map(({ code }) => code);
  expect(codes('')).toHaveLength(3);
  expect(codes('JAMB 10234')).toEqual(['2650-B001-10234-1-JL']);
  expect(codes('2650-b001-10240-1-jl')).toEqual(['2650-B001-10240-1-JL']);
  expect(codes('sill')).toEqual([]);
});
