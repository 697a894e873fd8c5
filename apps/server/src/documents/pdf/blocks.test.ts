import { expect, test } from 'vitest';
import { type Block, flow, space } from './blocks.ts';

/** Where blocks come to stand on pages from 0 to 100: `a 0`, and `—` for a new page. */
function placed(blocks: readonly (readonly [name: string, height: number, keepsNext?: boolean])[]): string {
  const seen: string[] = [];
  flow(
    blocks.map(([name, height, keepsNext = false]): Block => {
      if (name === '') return space(height, keepsNext);
      return { height, keepsNext, draw: (y) => seen.push(`${name} ${String(y)}`) };
    }),
    { top: 0, bottom: 100, newPage: () => seen.push('—') },
  );
  return seen.join(', ');
}

test.each([
  [
    'one below the other',
    [
      ['a', 40],
      ['b', 40],
      ['c', 40],
    ],
    '— , a 0, b 40, — , c 0',
  ],
  [
    'a block that just fits stays',
    [
      ['a', 60],
      ['b', 40],
    ],
    '— , a 0, b 60',
  ],
  [
    'those that keep together go to the next page together',
    [
      ['a', 40],
      ['b', 30, true],
      ['c', 40],
    ],
    '— , a 0, — , b 0, c 30',
  ],
  [
    'a space is left out at the head of a page',
    [
      ['a', 90],
      ['', 20],
      ['b', 20],
    ],
    '— , a 0, — , b 0',
  ],
  [
    'more than a page can hold begins where it is',
    [
      ['a', 50],
      ['b', 40, true],
      ['c', 70],
    ],
    '— , a 0, b 50, — , c 0',
  ],
  [
    'one that is higher than a page stands alone',
    [
      ['a', 10],
      ['b', 150],
      ['c', 10],
    ],
    '— , a 0, — , b 0, — , c 0',
  ],
] as const)('%s', (_, blocks, expected) => expect(placed(blocks)).toBe(expected.replaceAll('— ', '—')));
