import { expect, test } from 'vitest';
import { listCsv } from './batch-list.ts';

test('the tables of a list are one file: each head once, until it is another', () => {
  const part = (Head: readonly string[], ...Rows: readonly (readonly (string | number)[])[]) => ({
    ...{ Title: '', Head, Rows },
  });
  const csv = listCsv({
    Parts: [
      part(['Bar', 'Length'], [1, 2076], [2, 1046]),
      part(['Bar', 'Length'], [3, 906]),
      part(['Code'], ['900 × 1980, "left"']),
    ],
  });
  expect(csv.trim().split('\r\n')).toEqual([
    'Bar,Length',
    ...['1,2076', '2,1046', '3,906'],
    'Code',
    '"900 × 1980, ""left"""',
  ]);
});
