import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stocking as messages } from '../../messages/english/stocking.ts';
import { money, portion } from '../../selling/pricing/money.ts';
import { shareOf } from '../../testing/law-share.ts';
import { type AskedMove, booked, type BookedMove, counted, type KeyBook, onHandOf, transferred } from './book-moves.ts';
import { type Portion, valuedLedger } from './ledger.ts';
import type { Place } from './places.ts';
import { mostOnHand } from './quantity.ts';

const share: Portion = (value, of, whole) => portion(money(value, 'EUR'), of, whole).minor;
const booking = { portion: share, messages };

const place = (name: string): Place => ({ id: name, name, counts: true, isDefault: name === 'Main', isRetired: false });
const [main, van] = [place('Main'), place('Van')] as const;
const retired: Place = { ...place('Shed'), isRetired: true };

const empty: KeyBook = { key: 'CY-3K', unit: 'piece', isLotTracked: false, balances: [], value: 0 };
/** Three pieces at Main for 10.00. */
const three: KeyBook = { ...empty, balances: [{ place: 'Main', lot: null, quantity: 3 }], value: 1000 };
const tracked: KeyBook = { ...three, isLotTracked: true, balances: [{ place: 'Main', lot: 'A12', quantity: 3 }] };

const offcuts: KeyBook = { ...empty, key: 'OF72-AGWH@offcuts' };

const asked = (move: Partial<AskedMove>): AskedMove => ({
  ...{ kind: 'in', place: main, lot: null, quantity: 1, value: null, undoes: null, unitId: null },
  ...move,
});
const issue = { kind: 'issue', quantity: -5 } as const;
const back = { kind: 'back', undoes: { line: 2, lot: null, quantity: 2, value: 667 } } as const;

describe('PROMISE 4.2: a move is written where', () => {
  test.each<[string, KeyBook, Partial<AskedMove>, string]>([
    ['it takes what is not there', three, issue, 'Main has 3 CY-3K, not 5. Count it first.'],
    ['it takes what is at another place', three, { ...issue, place: van }, 'Van has 0 CY-3K, not 5. Count it first.'],
    ['it takes of another lot', tracked, { ...issue, lot: 'B7' }, 'Main has 0 CY-3K of lot B7, not 5. Count it first.'],
    ['it names no lot', tracked, {}, messages.noLot('CY-3K')],
    ['it names a lot of what has none', three, { lot: 'A12' }, messages.notTracked('CY-3K')],
    ['it names no offcut', offcuts, {}, messages.noUnit(offcuts.key)],
    ['it is of two offcuts', offcuts, { unitId: 'A-17', quantity: 2 }, messages.oneUnit('A-17')],
    ['it says what an offcut is worth', offcuts, { unitId: 'A-17', value: 100 }, messages.offcutValue],
    ['it names an offcut of what has none', three, { unitId: 'A-17' }, messages.notUnit('CY-3K')],
    ['it puts into what is retired', three, { place: retired }, messages.placeRetired('Shed')],
    [
      'it brings back more than is out',
      three,
      { ...back, quantity: 3 },
      'Of line 2 there is 2 CY-3K still out, not 3 CY-3K.',
    ],
    [
      'it brings back another lot',
      tracked,
      { kind: 'back', lot: 'B7', undoes: { ...back.undoes, lot: 'A12' } },
      'Of line 2 there is 2 CY-3K of lot A12 still out, not 1 CY-3K of lot B7.',
    ],
    ['there would be too much', three, { quantity: mostOnHand }, messages.tooMuch('CY-3K')],
    ['it would be worth too much', three, { value: mostOnHand }, messages.tooMuch('CY-3K')],
  ])('not where %s', (_, book, move, message) => {
    expect(booked(book, asked(move), booking)).toMatchObject({ ok: false, refusal: { message } });
  });

  test('and leaves the rest of the book as it was', () => {
    expect(booked(three, asked({ kind: 'issue', quantity: -1 }), booking)).toEqual({
      ok: true,
      value: {
        book: { ...three, balances: [{ place: 'Main', lot: null, quantity: 2 }], value: 667 },
        moves: [
          {
            key: 'CY-3K',
            kind: 'issue',
            place: 'Main',
            lot: null,
            quantity: -1,
            value: -333,
            undoes: null,
            unitId: null,
          },
        ],
      },
    });
  });

  test('a part of an issue comes back at its share of what is still out', () => {
    const outcome = booked(three, asked({ ...back, quantity: 1 }), booking);
    expect(outcome.ok && outcome.value.moves).toMatchObject([{ quantity: 1, value: 334, undoes: 2 }]);
  });
});

describe('PROMISE 14, laws 1 and 2', () => {
  const wish = fc.record({
    what: fc.constantFrom('in', 'issue', 'scrap', 'transfer', 'count'),
    from: fc.constantFrom(main, van),
    quantity: fc.integer({ min: 1, max: 20 }),
    value: fc.nat(100_000),
  });

  type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

  const outcomeOf = (book: KeyBook, { what, from, quantity, value }: Wish) => {
    if (what === 'transfer')
      return transferred(book, { from, to: from === main ? van : main, lot: null, quantity }, booking);
    if (what === 'count') return counted(book, { place: from, lot: null, quantity }, booking);
    const move = what === 'in' ? { quantity, value } : { quantity: -quantity };
    return booked(book, asked({ kind: what, place: from, ...move }), booking);
  };

  test('whatever is wished, what is there is a naive recount at each place, never below 0, and the ledger values it the same', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 60 }), (wishes) => {
        let book = empty;
        const moves: BookedMove[] = [];
        for (const each of wishes) {
          const outcome = outcomeOf(book, each);
          if (!outcome.ok) continue;
          ({ book } = outcome.value);
          moves.push(...outcome.value.moves);
          for (const at of [main, van]) {
            const there = moves
              .filter(({ place: id }) => id === at.id)
              .reduce((sum, { quantity }) => sum + quantity, 0);
            expect(onHandOf(book, { place: at.id })).toBe(there);
            expect(there).toBeGreaterThanOrEqual(0);
          }
        }
        const ledger = valuedLedger(
          moves.map(({ kind, quantity, value }) => ({ kind, quantity, value: kind === 'in' ? value : null })),
          share,
        );
        if ('code' in ledger) throw new Error(JSON.stringify(ledger));
        expect(ledger.map(({ value }) => value)).toEqual(moves.map(({ value }) => value));
        expect(ledger.at(-1)?.stockValue ?? 0).toBe(book.value);
        if (onHandOf(book) === 0) expect(book.value).toBe(0);
      }),
      { numRuns: shareOf(4000) },
    );
  });
});
