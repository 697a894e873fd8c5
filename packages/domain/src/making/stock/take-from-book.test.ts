import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stocking as messages } from '../../messages/english/stocking.ts';
import { money, portion } from '../../selling/pricing/money.ts';
import { shareOf } from '../../testing/law-share.ts';
import { type Balance, type KeyBook, onHandOf } from './book-moves.ts';
import type { Place } from './places.ts';
import { type Shelves, takenFromBook } from './take-from-book.ts';

const booking = {
  portion: (value: number, of: number, whole: number) => portion(money(value, 'EUR'), of, whole).minor,
  messages,
};
const place = (id: string, counts = true): Place => ({
  id,
  name: id,
  counts,
  isDefault: id === 'Main',
  isRetired: false,
});
const [main, rack, quarantine] = [place('Main'), place('Rack'), place('Quarantine', false)];
const shelves: Shelves = { home: main, places: [main, quarantine, rack], lots: ['A12', 'B7', 'C3'], unitId: null };

type Spot = readonly [place: string, quantity: number, lot?: string];
const balancesOf = (spots: readonly Spot[]): readonly Balance[] =>
  spots.map(([at, quantity, lot = null]) => ({ place: at, quantity, lot }));

const taken = (spots: readonly Spot[], picks: number | readonly number[], isLotTracked = false) => {
  const book: KeyBook = { key: 'CY-3K', unit: 'piece', isLotTracked, balances: balancesOf(spots), value: 1000 };
  const outcome = takenFromBook(book, { ...shelves, picks: [picks].flat() }, booking);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value;
};
const told = ({ counts, issues }: ReturnType<typeof taken>) =>
  [...counts, ...issues].map(({ kind, place: at, lot, quantity }) => [
    kind,
    at,
    quantity,
    ...(lot === null ? [] : [lot]),
  ]);

describe('a batch takes', () => {
  test.each<[string, readonly Spot[], number, unknown]>([
    [
      'at home',
      [
        ['Rack', 9],
        ['Main', 5],
      ],
      3,
      [['issue', 'Main', -3]],
    ],
    [
      'where there is enough',
      [
        ['Rack', 9],
        ['Main', 2],
      ],
      3,
      [['issue', 'Rack', -3]],
    ],
    [
      'at several places, home first',
      [
        ['Rack', 2],
        ['Main', 2],
      ],
      3,
      [
        ['issue', 'Main', -2],
        ['issue', 'Rack', -1],
      ],
    ],
    [
      'what the book lacks after it is counted',
      [['Main', 2]],
      5,
      [
        ['count', 'Main', 3],
        ['issue', 'Main', -5],
      ],
    ],
    [
      'nothing from what cannot be promised',
      [['Quarantine', 9]],
      1,
      [
        ['count', 'Main', 1],
        ['issue', 'Main', -1],
      ],
    ],
  ])('%s', (_, spots, quantity, lines) => {
    expect(told(taken(spots, quantity))).toEqual(lines);
  });

  test.each<[string, readonly Spot[], number | readonly number[], unknown]>([
    [
      'the oldest lot that suffices',
      [
        ['Main', 2, 'A12'],
        ['Main', 9, 'C3'],
        ['Rack', 5, 'B7'],
      ],
      4,
      [['issue', 'Rack', -4, 'B7']],
    ],
    [
      'else several, the oldest first',
      [
        ['Main', 3, 'B7'],
        ['Main', 2, 'A12'],
      ],
      4,
      [
        ['issue', 'Main', -2, 'A12'],
        ['issue', 'Main', -2, 'B7'],
      ],
    ],
    [
      'one lot that lies at two places before two lots',
      [
        ['Main', 2, 'A12'],
        ['Main', 2, 'B7'],
        ['Rack', 2, 'B7'],
      ],
      4,
      [
        ['issue', 'Main', -2, 'B7'],
        ['issue', 'Rack', -2, 'B7'],
      ],
    ],
    [
      'one lot for each door where one suffices, though none does for all',
      [
        ['Main', 6, 'A12'],
        ['Main', 6, 'B7'],
      ],
      [4, 4, 2],
      [
        ['issue', 'Main', -6, 'A12'],
        ['issue', 'Main', -4, 'B7'],
      ],
    ],
    [
      'what it lacks of the newest',
      [['Main', 2, 'A12']],
      3,
      [
        ['count', 'Main', 1, 'C3'],
        ['issue', 'Main', -2, 'A12'],
        ['issue', 'Main', -1, 'C3'],
      ],
    ],
  ])('of a tracked article %s', (_, spots, quantity, lines) => {
    expect(told(taken(spots, quantity, true))).toEqual(lines);
  });

  test('of a lot that nobody knows where no lot ever was', () => {
    const book: KeyBook = { key: 'CY-3K', unit: 'piece', isLotTracked: true, balances: [], value: 0 };
    const outcome = takenFromBook(book, { ...shelves, lots: [], picks: [1] }, booking);
    expect(outcome).toMatchObject({ ok: true, value: { found: 1, issues: [{ lot: 'unknown', value: 0 }] } });
  });

  test('what is found at the average of what is there, so that all of it goes at its worth', () => {
    const { counts, issues, book } = taken([['Main', 2]], 3);
    expect([...counts, ...issues].map(({ value }) => value)).toEqual([500, -1500]);
    expect(book.value).toBe(0);
  });

  test('law 1: always as much as it needs, and nothing is below 0', () => {
    const spot = fc.tuple(fc.constantFrom('Main', 'Rack', 'Quarantine'), fc.integer({ min: 1, max: 9 }));
    const spots = fc.uniqueArray(spot, { selector: ([at]) => at });
    fc.assert(
      fc.property(spots, fc.integer({ min: 1, max: 20 }), (all, quantity) => {
        const { issues, found, book } = taken(all, quantity);
        expect(issues.reduce((sum, move) => sum - move.quantity, 0)).toBe(quantity);
        expect(onHandOf(book)).toBe(all.reduce((sum, [, there]) => sum + there, 0) + found - quantity);
        expect(book.balances.every((balance) => balance.quantity >= 0)).toBe(true);
      }),
      { numRuns: shareOf(1000) },
    );
  });
});
