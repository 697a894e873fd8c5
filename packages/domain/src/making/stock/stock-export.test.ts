import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsvFile } from '../../lib/csv.ts';
import { stocking, stockRecords } from '../../messages/english/stocking.ts';
import { amountText, money, portion } from '../../selling/pricing/money.ts';
import { shareOf } from '../../testing/law-share.ts';
import { type MoveKind, type Portion, type StockMove, valuedLedger } from './ledger.ts';
import {
  dayOfExport,
  exportChanges,
  exportCsv,
  type ExportRow,
  exportRows,
  type WrittenWorth,
} from './stock-export.ts';

const share: Portion = (value, of, whole) => portion(money(value, 'EUR'), of, whole).minor;
const codes: ReadonlyMap<string, string> = new Map([
  ['CY-3K', 'LOCKS'],
  ['CY-3T', 'LOCKS'],
]);
const codeOf = (key: string) => codes.get(key) ?? '';

type Line = readonly [kind: MoveKind, value: number, goes?: 'goes'];

/** What lines of `CY-3K` have come to. */
const writtenAs = (lines: readonly Line[]): readonly WrittenWorth[] =>
  lines.map(([kind, value, goes]) => ({ key: 'CY-3K', currency: 'EUR', kind, goes: goes !== undefined, value }));

const rowsOf = (lines: readonly Line[], value: number) =>
  exportRows({
    ...{ before: [], written: writtenAs(lines), unbilled: [], codeOf },
    closing: [{ key: 'CY-3K', currency: 'EUR', value }],
  });

describe('each kind of line has its column', () => {
  test.each<readonly [string, readonly Line[], number, Partial<ExportRow>]>([
    ['goods that come', [['in', 1000]], 1000, { in: 1000 }],
    [
      'a receipt that is taken back',
      [
        ['in', 1000],
        ['back', -400, 'goes'],
      ],
      600,
      { in: 600 },
    ],
    [
      'an issue, and what comes back of it',
      [
        ['in', 1000],
        ['issue', -500, 'goes'],
        ['back', 200],
      ],
      700,
      { issue: -300 },
    ],
    [
      'what is spoiled',
      [
        ['in', 1000],
        ['scrap', -100, 'goes'],
      ],
      900,
      { scrap: -100 },
    ],
    [
      'counts both ways',
      [
        ['in', 1000],
        ['count', -300, 'goes'],
        ['count', 100],
      ],
      800,
      { count: -200 },
    ],
    [
      'what goes back to the vendor',
      [
        ['in', 1000],
        ['return', -250, 'goes'],
      ],
      750,
      { return: -250 },
    ],
    [
      'what bills differ by',
      [
        ['in', 1000],
        ['value', 30],
        ['value', -10],
      ],
      1020,
      { difference: 20 },
    ],
    [
      'transfers, which are worth nothing together',
      [
        ['in', 900],
        ['transfer', -90, 'goes'],
        ['transfer', 90],
      ],
      900,
      { in: 900 },
    ],
  ])('%s', (_, lines, value, told) =>
    expect(rowsOf(lines, value)).toMatchObject([{ ...told, code: 'LOCKS', opening: 0, recoded: 0, closing: value }]),
  );
});

test('rows are by code and currency; where nothing is told there is none', () => {
  const worth = (key: string, currency: 'EUR' | 'GBP', value: number) => ({ key, currency, value });
  const rows = exportRows({
    ...{ before: [], written: [], codeOf },
    closing: [worth('CY-3K', 'EUR', 0), worth('BRUSH', 'EUR', 5)],
    unbilled: [worth('CY-3T', 'GBP', 700)],
  });
  expect(rows.map(({ code, currency, closing, unbilled }) => [code, currency, closing, unbilled])).toEqual([
    ['', 'EUR', 5, 0],
    ['LOCKS', 'GBP', 0, 700],
  ]);
});

test('an article that has another code now goes from one row to the other, and openings stay what was told', () => {
  const before = rowsOf([['in', 1000]], 1000);
  const [locks, other] = exportRows({
    ...{ before, unbilled: [], codeOf: () => 'NEW' },
    written: writtenAs([['issue', -250, 'goes']]),
    closing: [{ key: 'CY-3K', currency: 'EUR', value: 750 }],
  });
  expect(locks).toMatchObject({ code: 'LOCKS', opening: 1000, issue: 0, recoded: -1000, closing: 0 });
  expect(other).toMatchObject({ code: 'NEW', opening: 0, issue: -250, recoded: 1000, closing: 750 });
});

test.each([
  ['2026-11-30', undefined, 'accepted'],
  ['2026-12-01', undefined, 'stock.open-day'],
  ['2027-01-01', undefined, 'stock.open-day'],
  ['2026-11-30', '2026-11-29', 'accepted'],
  ['2026-11-29', '2026-11-29', 'stock.exported'],
  ['2026-10-31', '2026-11-29', 'stock.exported'],
])('on 1 December the day %s after an export until %s is %s', (day, last, outcome) => {
  const told = dayOfExport(day, {
    ...{ today: '2026-12-01', messages: stocking },
    last: last === undefined ? undefined : { number: 7, day: last },
  });
  expect(told.ok ? 'accepted' : told.refusal.code).toBe(outcome);
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** A book of one article: moves that its ledger takes, each a step in time. */
const book = fc.array(
  fc.record({
    kind: fc.constantFrom<MoveKind>('in', 'in', 'issue', 'back', 'scrap', 'count', 'return', 'value'),
    quantity: fc.integer({ min: 1, max: 9 }),
    minor: fc.integer({ min: -500, max: 9999 }),
  }),
  { maxLength: 30 },
);

function linesOf(
  key: string,
  wished: typeof book extends fc.Arbitrary<infer Value> ? Value : never,
): readonly WrittenWorth[] {
  const moves: StockMove[] = [];
  for (const { kind, quantity, minor } of wished) {
    const sign = ['issue', 'scrap', 'return'].includes(kind) || (kind === 'count' && minor % 2 === 0) ? -1 : 1;
    const move = {
      kind,
      quantity: kind === 'value' ? 0 : sign * quantity,
      value: kind === 'in' ? Math.abs(minor) : kind === 'value' ? minor : null,
    };
    if (!('code' in valuedLedger([...moves, move], share))) moves.push(move);
  }
  const ledger = valuedLedger(moves, share);
  if ('code' in ledger) throw new Error(JSON.stringify(ledger));
  return ledger.map(({ value, quantity }, at) => ({
    ...{ key, currency: 'EUR' as const, value, goes: quantity < 0, kind: moves[at]?.kind ?? 'in' },
  }));
}

test('law: over random books and days every export closes with opening and rows, to the cent, at what stock is worth', () => {
  const works = fc.record({
    books: fc.dictionary(fc.constantFrom('CY-3K', 'CY-3T', 'BRUSH', 'OF72@6000'), book),
    cuts: fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }),
    codes: fc.array(fc.constantFrom('', 'LOCKS', 'BARS'), { minLength: 20, maxLength: 20 }),
  });
  fc.assert(
    fc.property(works, ({ books, cuts, codes: given }) => {
      const lines = new Map(Object.entries(books).map(([key, wished]) => [key, linesOf(key, wished)]));
      let [before, from]: [readonly ExportRow[], number] = [[], 0];
      for (const [at, until] of cuts.toSorted((one, other) => one - other).entries()) {
        const worth = [...lines].map(([key, all]) => ({
          ...{ key, currency: 'EUR' as const, value: sum(all.slice(0, until).map(({ value }) => value)) },
        }));
        const rows = exportRows({
          ...{ before, closing: worth, unbilled: [] },
          written: [...lines.values()].flatMap((all) => all.slice(from, until)),
          // Codes are given anew before each export.
          codeOf: (key) => given[(key.length + at * 5) % given.length] ?? '',
        });
        for (const row of rows)
          expect(row.closing).toBe(row.opening + row.recoded + sum(exportChanges.map((change) => row[change])));
        expect(sum(rows.map(({ opening }) => opening))).toBe(sum(before.map(({ closing }) => closing)));
        expect(sum(rows.map(({ closing }) => closing))).toBe(sum(worth.map(({ value }) => value)));
        expect(sum(rows.map(({ recoded }) => recoded))).toBe(0);
        [before, from] = [rows, until];
      }
    }),
    { numRuns: shareOf(1_000) },
  );
});

test('the file has plain amounts, and a code that is a formula is a text', () => {
  const [row] = rowsOf(
    [
      ['in', 1000],
      ['issue', -3827, 'goes'],
    ],
    -2827,
  );
  const csv = exportCsv({
    ...{ number: 7, after: '2026-10-31', day: '2026-11-30', rows: row ? [{ ...row, code: '=1+1' }] : [] },
    heads: stockRecords.exportHeads,
    amount: (minor, currency) => amountText(money(minor, currency)),
  });
  expect(readCsvFile(csv).rows).toEqual([
    [
      ...[
        'Export',
        'After',
        'Until',
        'Analysis code',
        'Currency',
        'Opening',
        'In',
        'Issue',
        'Scrap',
        'Count',
        'Return',
      ],
      ...['Price difference', 'Other code', 'Closing', 'Received not billed'],
    ],
    [
      ...['7', '2026-10-31', '2026-11-30', "'=1+1", 'EUR', '0.00', '10.00', '-38.27', '0.00', '0.00', '0.00'],
      ...['0.00', '0.00', '-28.27', '0.00'],
    ],
  ]);
});
