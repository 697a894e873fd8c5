import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, money, portion } from '../../selling/pricing/money.ts';
import { shareOf } from '../../testing/law-share.ts';
import { type LedgerLine, type MoveKind, type Portion, type StockMove, valuedLedger } from './ledger.ts';

const share: Portion = (value, of, whole) => portion(money(value, 'EUR'), of, whole).minor;

type Row = readonly [kind: MoveKind, quantity: number, value?: number];

const movesOf = (rows: readonly Row[]): readonly StockMove[] =>
  rows.map(([kind, quantity, value = null]) => ({ kind, quantity, value }));

function linesOf(moves: readonly StockMove[]): readonly LedgerLine[] {
  const ledger = valuedLedger(moves, share);
  if ('code' in ledger) throw new Error(JSON.stringify(ledger));
  return ledger;
}

const text = (minor: number): string => amountText(money(minor, 'EUR'));

/** Value of each move and of the stock after it. */
const valuesOf = (rows: readonly Row[]) =>
  linesOf(movesOf(rows)).map(({ value, stockValue }) => `${text(value)} → ${text(stockValue)}`);

describe('PROMISE 15', () => {
  test('example 19: the last piece takes the cent that was rounded away before', () =>
    expect(
      valuesOf([
        ['in', 2, 200],
        ['in', 1, 101],
        ['issue', -1],
        ['issue', -1],
        ['issue', -1],
      ]),
    ).toEqual(['2.00 → 2.00', '1.01 → 3.01', '-1.00 → 2.01', '-1.01 → 1.00', '-1.00 → 0.00']));

  test('example 20: what goes takes the moving average', () =>
    expect(
      valuesOf([
        ['in', 10, 5000],
        ['in', 20, 11_400],
        ['issue', -7],
        ['in', 5, 3000],
        ['issue', -28],
      ]),
    ).toEqual(['50.00 → 50.00', '114.00 → 164.00', '-38.27 → 125.73', '30.00 → 155.73', '-155.73 → 0.00']));
});

/** Three pieces for 10.00. */
const three: Row = ['in', 3, 1000];

describe('PROMISE 4.2: the value of a move', () => {
  test.each<[string, readonly Row[], readonly string[]]>([
    ['an offcut comes in for nothing', [['in', 1]], ['0.00 → 0.00']],
    ['scrap goes at the average', [three, ['scrap', -1]], ['-3.33 → 6.67']],
    ['what a stocktake finds has the average', [three, ['count', 2]], ['6.67 → 16.67']],
    ['what it misses, too', [three, ['count', -2]], ['-6.67 → 3.33']],
    ['that it finds what the book says is a line', [three, ['count', 0]], ['0.00 → 10.00']],
    ['what was never valued is found for nothing', [['count', 2]], ['0.00 → 0.00']],
    ['an average of zero is one', [three, ['issue', -3], ['in', 2], ['count', 2]], ['0.00 → 0.00']],
    ['no old price comes back', [three, ['issue', -3], ['count', 2]], ['0.00 → 0.00']],
    ['what goes back to the vendor has the average, whatever is credited', [three, ['return', -1]], ['-3.33 → 6.67']],
    [
      'what is taken back is worth what its issue took out, not the average of today',
      [three, ['issue', -2], ['in', 1, 9000], ['back', 2]],
      ['6.67 → 100.00'],
    ],
    [
      'taken back part by part it is that to the cent',
      [three, ['issue', -3], ['back', 1], ['back', 1], ['back', 1]],
      ['3.33 → 3.33', '3.34 → 6.67', '3.33 → 10.00'],
    ],
    [
      'goods that came and go out again take what they brought, not the average',
      [three, ['in', 2, 9000], ['back', -2, -9000]],
      ['-90.00 → 10.00'],
    ],
    [
      'of what is left at most, and the last of it takes all',
      [three, ['in', 2, 9000], ['issue', -4], ['back', -1, -4500]],
      ['-20.00 → 0.00'],
    ],
    ['it may be said what the issue took out', [three, ['issue', -2], ['back', 2, 650]], ['6.50 → 9.83']],
    [
      'a transfer takes its value with it and changes none',
      [three, ['transfer', -3], ['transfer', 3]],
      ['-10.00 → 0.00', '10.00 → 10.00'],
    ],
    ['a bill that differs changes what is left', [three, ['value', 0, -151]], ['-1.51 → 8.49']],
    ['where nothing is left it changes none', [three, ['issue', -3], ['value', 0, 50]], ['0.00 → 0.00']],
    ['a reservation changes none', [three, ['reserved', 0], ['freed', 0]], ['0.00 → 10.00', '0.00 → 10.00']],
  ])('%s', (_, rows, values) => expect(valuesOf(rows).slice(-values.length)).toEqual(values));
});

describe('PROMISE 16: what cannot be written', () => {
  test.each<[readonly Row[], string, number]>([
    [[three, ['issue', -4]], 'not-there', 3],
    [[three, ['transfer', -2], ['scrap', -2]], 'not-there', 1],
    [[three, ['in', 0, 100]], 'quantity', 3],
    [[three, ['in', -1, 100]], 'quantity', 3],
    [[three, ['issue', 1]], 'quantity', 3],
    [[three, ['value', 1, 100]], 'quantity', 3],
    [[three, ['scrap', -1], ['back', 1]], 'nothing-out', 2],
    [[three, ['issue', -1], ['back', 2]], 'nothing-out', 2],
    [[three, ['back', -1]], 'nothing-out', 3],
    [[three, ['issue', -1], ['back', 1], ['back', 1]], 'nothing-out', 3],
    [[three, ['transfer', -2], ['transfer', 1]], 'nothing-out', 1],
  ])('%j: %s', (rows, code, onHand) =>
    expect(valuedLedger(movesOf(rows), share)).toEqual({ code, at: rows.length - 1, onHand }),
  );
});

describe('PROMISE 14, law 2', () => {
  const numRuns = shareOf(4000);
  const quantity = fc.integer({ min: 1, max: 30 });
  const wanted = fc.record({
    kind: fc.constantFrom<MoveKind>(
      'in',
      'in',
      'issue',
      'issue',
      'back',
      'scrap',
      'count',
      'return',
      'transfer',
      'value',
    ),
    quantity,
    isMore: fc.boolean(),
    isAll: fc.boolean(),
    value: fc.integer({ min: 0, max: 100_000 }),
  });
  /** Whatever a works could write: what goes is there, and what comes back was taken. */
  const aLedger = fc.array(wanted, { maxLength: 60 }).map((wishes) => {
    const moves: StockMove[] = [];
    let onHand = 0;
    let out: number[] = [];
    const write = (kind: MoveKind, moved: number, value: number | null = null) => {
      moves.push({ kind, quantity: moved, value });
      onHand += moved;
    };
    for (const { kind, quantity, isMore, isAll, value } of wishes) {
      const there = isAll ? onHand : Math.min(onHand, quantity);
      if (kind === 'in') write(kind, quantity, value);
      else if (kind === 'value') write(kind, 0, value - 1000);
      else if (kind === 'back') {
        const [last, ...others] = out;
        if (last === undefined) continue;
        write(kind, Math.min(last, quantity));
        out = last > quantity ? [last - quantity, ...others] : others;
      } else if (kind === 'count' && isMore) write(kind, quantity);
      else if (there > 0) {
        write(kind, -there);
        if (kind === 'issue') out = [there, ...out];
        if (kind === 'transfer') write(kind, there);
      }
    }
    return moves;
  });
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

  test('what came less what went is what is there, in pieces and in money; no pieces are worth nothing', () => {
    let emptied = 0;
    fc.assert(
      fc.property(aLedger, (moves) => {
        const lines = linesOf(moves);
        for (const [at, { onHand, stockValue }] of lines.entries()) {
          const written = lines.slice(0, at + 1);
          expect(onHand).toBe(sum(moves.slice(0, at + 1).map((move) => move.quantity)));
          expect(stockValue).toBe(sum(written.map(({ value }) => value)));
          expect(onHand).toBeGreaterThanOrEqual(0);
          if (onHand > 0) continue;
          emptied += 1;
          expect(stockValue).toBe(0);
        }
      }),
      { numRuns },
    );
    expect(emptied).toBeGreaterThan(numRuns / 2);
  });

  test('what goes is worth its exact share to half a cent, counted in whole numbers of any size', () => {
    fc.assert(
      fc.property(aLedger, (moves) => {
        const lines = linesOf(moves);
        for (const [at, { quantity, value }] of lines.entries()) {
          const before = lines[at - 1];
          if (quantity >= 0 || !before) continue;
          const apart = BigInt(value) * BigInt(before.onHand) - BigInt(before.stockValue) * BigInt(quantity);
          expect(2n * (apart < 0n ? -apart : apart) <= BigInt(before.onHand)).toBe(true);
        }
      }),
      { numRuns },
    );
  });

  test('a later line changes no earlier one', () => {
    fc.assert(
      fc.property(aLedger, fc.nat(60), (moves, first) => {
        expect(linesOf(moves.slice(0, first))).toEqual(linesOf(moves).slice(0, first));
      }),
      { numRuns },
    );
  });
});
