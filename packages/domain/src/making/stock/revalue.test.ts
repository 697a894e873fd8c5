import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stocking as messages } from '../../messages/english/stocking.ts';
import { money, portion } from '../../selling/pricing/money.ts';
import { shareOf } from '../../testing/law-share.ts';
import { type AskedMove, booked, type BookedMove, type KeyBook, onHandOf } from './book-moves.ts';
import { type Portion, valuedLedger } from './ledger.ts';
import type { Place } from './places.ts';
import { revalued, shareOfStock } from './revalue.ts';

const share: Portion = (value, of, whole) => portion(money(value, 'EUR'), of, whole).minor;
const placeOf = (id: string): Place => ({ id, name: id, counts: true, isDefault: true, isRetired: false });
const booking = { portion: share, messages, placeOf };
const empty: KeyBook = { key: 'CY-3K', unit: 'piece', isLotTracked: false, balances: [], value: 0 };

test.each<[string, [difference: number, units: number], [onHand: number, stockValue: number], number]>([
  ['all of it is still there', [480, 96], [100, 25_000], 480],
  ['half of it is', [480, 96], [48, 12_000], 240],
  ['a third, rounded once', [100, 3], [1, 250], 33],
  ['a bill for less', [-480, 96], [48, 12_000], -240],
  ['nothing is there any more', [480, 96], [0, 0], 0],
  ['nothing came', [480, 0], [5, 100], 0],
  ['never more than it is worth', [-10_000, 10], [10, 500], -500],
])('PROMISE 4.5, %s', (_, [difference, units], [onHand, stockValue], expected) => {
  expect(shareOfStock({ difference, units }, { onHand, stockValue }, share)).toBe(expected);
});

test('the line stands where most of the goods are, with their lot', () => {
  const balances = [
    { place: 'Main', lot: 'A12', quantity: 2 },
    { place: 'Van', lot: 'B7', quantity: 5 },
  ];
  const book = { ...empty, isLotTracked: true, balances, value: 700 };
  const outcome = revalued(book, { difference: 70, units: 7 }, booking);
  expect(outcome).toMatchObject({
    value: { book: { value: 770 }, moves: [{ kind: 'value', place: 'Van', lot: 'B7', value: 70 }] },
  });
});

describe('PROMISE 14, law 2', () => {
  const wish = fc.record({
    do: fc.constantFrom('receive', 'receive', 'return', 'issue', 'bill'),
    quantity: fc.integer({ min: 1, max: 12 }),
    price: fc.integer({ min: 0, max: 1_000 }),
    difference: fc.integer({ min: -3_000, max: 3_000 }),
  });
  type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

  const outcomeOf = (book: KeyBook, { do: what, quantity, price, difference }: Wish) => {
    if (what === 'bill') return revalued(book, { difference, units: quantity }, booking);
    const asked: AskedMove = {
      ...{ kind: what === 'receive' ? 'in' : what, place: placeOf('Main'), lot: null, undoes: null, unitId: null },
      ...(what === 'receive' ? { quantity, value: quantity * price } : { quantity: -quantity, value: null }),
    };
    return booked(book, asked, booking);
  };

  test('whatever comes, goes back and is billed, stock is worth the sum of its lines, never less than nothing, and nothing where nothing is', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 60 }), (wishes) => {
        let book = empty;
        const moves: BookedMove[] = [];
        for (const each of wishes) {
          const outcome = outcomeOf(book, each);
          if (!outcome.ok) continue;
          ({ book } = outcome.value);
          moves.push(...outcome.value.moves);
          expect(book.value).toBe(moves.reduce((sum, { value }) => sum + value, 0));
          expect(book.value).toBeGreaterThanOrEqual(0);
          if (onHandOf(book) === 0) expect(book.value).toBe(0);
        }
        const asWritten = moves.map(({ kind, quantity, value }) => ({
          ...{ kind, quantity, value: kind === 'in' || kind === 'value' ? value : null },
        }));
        const ledger = valuedLedger(asWritten, share);
        expect(ledger).toMatchObject(moves.map(({ value }) => ({ value })));
      }),
      { numRuns: shareOf(4000) },
    );
  });
});
