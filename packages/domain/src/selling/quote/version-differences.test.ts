import { describe, expect, test } from 'vitest';
import { money } from '../pricing/money.ts';
import { itemId } from '../../door/model/ids.ts';
import type { PaperFact } from './paper-rows.ts';
import { emptyQuote } from './quote.ts';
import { type ComparedVersion, differencesOf } from './version-differences.ts';

const euros = (minor: number) => money(minor, 'EUR');

interface Door {
  readonly id: string;
  readonly unit: number;
  readonly quantity?: number;
  readonly colour?: string;
}

interface Work {
  readonly id: string;
  readonly unit: number;
}

function aVersion(total: number, doors: readonly Door[], works: readonly Work[] = []): ComparedVersion {
  const schedule = (colour: string): readonly PaperFact[] => [{ label: 'Door outside', text: colour }];
  return {
    totals: { total: euros(total) },
    quote: {
      ...emptyQuote('EUR', 'IE fit'),
      charges: works.map(({ id, unit }) => ({
        ...{ id, kind: 'free', text: `Work ${id}`, quantity: 1, unit: euros(unit), costOfGoods: null, origin: null },
        isChanged: true,
      })),
    },
    lines: doors.map(({ id, unit, quantity = 1 }) => ({
      ...{ id, itemId: itemId(`item ${id}`), quantity, heading: `Door ${id}`, price: { unit: euros(unit) } },
    })),
    paper: {
      positions: doors.map(({ id, colour = 'Ruby Red' }) => ({ lineId: id, sizes: [], schedule: schedule(colour) })),
    },
  };
}

describe('what a later version says differently', () => {
  const rows = (before: ComparedVersion, after: ComparedVersion) =>
    differencesOf(before, after).rows.map(({ what, id, before: was, after: is, delta, changed }) =>
      [what, id, was?.amount.minor ?? '-', is?.amount.minor ?? '-', delta.minor, ...changed].join(' '),
    );
  const first = aVersion(
    500,
    [
      { id: 'a', unit: 100 },
      { id: 'b', unit: 200 },
    ],
    [{ id: 'w', unit: 50 }],
  );

  test.each([
    ['nothing', first, []],
    [
      'another quantity',
      aVersion(
        600,
        [
          { id: 'a', unit: 100, quantity: 2 },
          { id: 'b', unit: 200 },
        ],
        [{ id: 'w', unit: 50 }],
      ),
      ['line a 100 200 100'],
    ],
    [
      'another price',
      aVersion(
        490,
        [
          { id: 'a', unit: 90 },
          { id: 'b', unit: 200 },
        ],
        [{ id: 'w', unit: 50 }],
      ),
      ['line a 100 90 -10'],
    ],
    [
      'another colour at the same price',
      aVersion(
        500,
        [
          { id: 'a', unit: 100, colour: 'Blue' },
          { id: 'b', unit: 200 },
        ],
        [{ id: 'w', unit: 50 }],
      ),
      ['line a 100 100 0 Door outside'],
    ],
    [
      'what is added stands before what is gone',
      aVersion(
        500,
        [
          { id: 'c', unit: 300 },
          { id: 'b', unit: 200 },
        ],
        [{ id: 'w', unit: 50 }],
      ),
      ['line c - 300 300', 'line a 100 - -100'],
    ],
    [
      'a charge',
      aVersion(
        460,
        [
          { id: 'a', unit: 100 },
          { id: 'b', unit: 200 },
        ],
        [{ id: 'w', unit: 10 }],
      ),
      ['charge w 50 10 -40'],
    ],
    [
      'another order alone',
      aVersion(
        500,
        [
          { id: 'b', unit: 200 },
          { id: 'a', unit: 100 },
        ],
        [{ id: 'w', unit: 50 }],
      ),
      [],
    ],
  ])('%s', (_, later, expected) => {
    expect(rows(first, later)).toEqual(expected);
    expect(differencesOf(first, later).delta.minor).toBe(later.totals.total.minor - 500);
  });
});
