import { expect, test } from 'vitest';
import { sharedWidths } from './list-rows.ts';

test.each([
  ['narrow columns keep what they need', [40, 300, 500], 440, [40, 200, 200]],
  ['what fits stays as it is', [40, 100], 440, [40, 100]],
  ['all share what is too little for each', [300, 300], 200, [100, 100]],
  ['none', [], 100, []],
] as const)('%s', (_, widest, room, widths) => expect(sharedWidths(widest, room)).toEqual(widths));
