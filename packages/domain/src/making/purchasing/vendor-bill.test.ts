import { describe, expect, test } from 'vitest';
import { keysOf } from '../../lib/records.ts';
import { buying } from '../../messages/english/buying.ts';
import { officeWork } from '../../messages/english/quoting.ts';
import { money, portion } from '../../selling/pricing/money.ts';
import { billDifferences, type BilledPurchase, judgedBill } from './judge-bill.ts';
import type { Portion } from '../stock/ledger.ts';
import {
  billAfter,
  type BilledAgainst,
  billMoves,
  type BillState,
  billStates,
  checkedBill,
  doesDiffer,
  isBillMoveFrom,
  type JudgedLine,
  judgedLine,
  type VendorBill,
} from './vendor-bill.ts';

const share: Portion = (value, of, whole) => portion(money(value, 'EUR'), of, whole).minor;
const rules = { tolerance: { percent: 2, minor: 500 }, portion: share };
const at = (minor: number, per = 1) => ({ minor, per });
const messages = { buying, officeWork };

describe('PROMISE 6.7: a line of a bill is judged by quantity and price apart', () => {
  test.each<[string, [quantity: number, minor: number], Partial<BilledAgainst>, Partial<JudgedLine>]>([
    [
      'example 23: the price passes by both to the cent, four have not come',
      [100, 255],
      { received: 96 },
      { net: 25_500, excess: 4, excessCost: 1_020, dearer: 500, perMille: 20, isPriceWithin: true, difference: 480 },
    ],
    ['exactly as ordered and received', [100, 250], {}, { excess: 0, dearer: 0, isPriceWithin: true, difference: 0 }],
    ['a cent over the sum', [101, 255], { received: 101 }, { dearer: 505, isPriceWithin: false }],
    ['within the sum and over the share', [1, 260], {}, { dearer: 10, perMille: 40, isPriceWithin: false }],
    ['too cheap is looked at as well', [100, 240], {}, { dearer: -1_000, isPriceWithin: false, difference: -1_000 }],
    ['what was billed before has come once', [60, 250], { billed: 60 }, { excess: 20, excessCost: 5_000 }],
    ['no more than the line itself is in excess', [5, 250], { billed: 200 }, { excess: 5, difference: 0 }],
    ['no price was agreed', [10, 250], { ordered: null }, { dearer: null, isPriceWithin: false, difference: 2_500 }],
    [
      'what is for nothing costs nothing',
      [2, 1],
      { ordered: at(0) },
      { dearer: 2, perMille: null, isPriceWithin: false },
    ],
    ['what is for nothing and billed so', [2, 0], { ordered: at(0) }, { dearer: 0, isPriceWithin: true }],
  ])('%s', (_, [quantity, minor], against, expected) => {
    const judged = judgedLine(
      { quantity, price: at(minor) },
      { ordered: at(250), received: 100, billed: 0, ...against },
      rules,
    );
    expect(judged).toMatchObject(expected);
    expect(doesDiffer(judged)).toBe(judged.excess > 0 || !judged.isPriceWithin);
  });

  test('a price for a hundred is billed in parts, which together differ by what the whole does', () => {
    const [ordered, price] = [at(123, 100), at(125, 100)];
    const parts = [7, 33, 60].map((quantity, index, all) => {
      const billed = all.slice(0, index).reduce((sum, each) => sum + each, 0);
      return judgedLine({ quantity, price }, { ordered, received: 100, billed }, rules);
    });
    const net = parts.reduce((sum, each) => sum + each.net, 0);
    expect(parts.reduce((sum, each) => sum + each.difference, 0)).toBe(net - 123);
  });
});

describe('the states of a bill', () => {
  test.each<[keyof typeof billMoves, BillState, boolean, string, string]>([
    ['match', 'Entered', false, '', 'Matched'],
    ['match', 'Differs', false, '', 'Matched'],
    ['match', 'Differs', true, '', 'purchase.bill-differs'],
    ['differ', 'Entered', true, '', 'Differs'],
    ['approve', 'Differs', true, ' ', 'purchase.no-reason'],
    ['approve', 'Differs', true, 'Agreed by phone', 'Approved'],
    ['approve', 'Matched', false, 'Agreed by phone', 'purchase.bill-ended'],
    ['reject', 'Differs', true, 'Another vendor', 'Rejected'],
    ['reject', 'Approved', true, 'Another vendor', 'purchase.bill-ended'],
    ['export', 'Approved', true, '', 'Exported'],
    ['export', 'Differs', true, '', 'purchase.bill-ended'],
  ])('%s of one that is %s, differs: %s, because of “%s”: %s', (move, state, differs, why, expected) => {
    const after = billAfter(move, { state, doesDiffer: differs, why }, messages);
    expect(after.ok ? after.value : after.refusal.code).toBe(expected);
  });

  test('each is reached, and none is left that has ended', () => {
    const moves = keysOf(billMoves);
    const reached = new Set<BillState>(['Entered']);
    for (const state of reached)
      for (const move of moves) if (isBillMoveFrom(move, state)) reached.add(billMoves[move].to);
    expect(reached).toEqual(new Set(billStates));
    const final = billStates.filter((state) => !moves.some((move) => isBillMoveFrom(move, state)));
    expect(final).toEqual(['Exported', 'Rejected']);
  });
});

describe('a bill', () => {
  const bill: VendorBill = {
    ...{ vendor: 'latch', number: 'R-1', day: '2027-01-04', currency: 'EUR', vat: 5_750, total: 30_750 },
    lines: [{ purchase: 'p', line: 'a', quantity: 100, price: at(250) }],
  };
  test.each<[string, Partial<VendorBill>, string]>([
    ['comes to what it asks for', {}, 'ok'],
    ['a cent too much', { total: 30_751 }, 'purchase.bill-sum'],
    ['without its VAT', { vat: 0 }, 'purchase.bill-sum'],
    ['a line twice', { lines: [...bill.lines, ...bill.lines] }, 'purchase.line-twice'],
  ])('%s: %s', (_, changes, expected) => {
    const checked = checkedBill({ ...bill, ...changes }, share, buying);
    expect(checked.ok ? 'ok' : checked.refusal.code).toBe(expected);
  });

  test('counts what its lines above have billed, of a line and of what replaces it together', () => {
    const line = {
      key: 'CY-3K',
      unit: 'piece',
      quantity: 10,
      price: at(250),
      wanted: '2027-01-13',
      isClosed: false,
    } as const;
    const lines = [
      { ...line, id: 'a' },
      { ...line, id: 'r', quantity: 2, price: at(0), replacementOf: 'a' },
    ];
    const of: BilledPurchase = {
      record: {
        purchase: { vendor: 'latch', currency: 'EUR', stage: 'Sent', revision: 1, sentOn: '2027-01-04', lines },
        confirmed: [],
        received: [{ line: 'a', quantity: 10, damaged: 0 }],
      },
      papers: { bills: [{ line: 'a', quantity: 3, state: 'Matched' }], claims: [] },
    };
    const billed = (id: string, quantity: number) => ({ purchase: 'p', line: id, quantity, price: at(0) });
    const judge = (...asked: readonly ReturnType<typeof billed>[]) =>
      judgedBill(asked, new Map([['p', of]]), { ...rules, messages: buying });
    const both = judge(billed('a', 6), billed('r', 2));
    expect(both.ok && both.value.map(({ excess }) => excess)).toEqual([0, 1]);
    expect(judge(billed('x', 1))).toMatchObject({ refusal: { code: 'purchase.no-line' } });
  });

  test('says in words how it differs', () => {
    const differences = (quantity: number, minor: number, ordered: BilledAgainst['ordered'], received = 96) =>
      billDifferences(
        judgedLine({ quantity, price: at(minor) }, { ordered, received, billed: 0 }, rules),
        { unit: 'piece', currency: 'EUR' },
        buying,
      );
    expect(differences(100, 255, at(250))).toEqual([
      { text: '4 billed and not received (10.20)', passes: false },
      { text: '5.00 more than ordered (2.0 %)', passes: true },
    ]);
    expect(differences(96, 250, at(250))).toEqual([]);
    expect(differences(10, 150, at(250))).toEqual([{ text: '10.00 less than ordered (40.0 %)', passes: false }]);
    expect(differences(2, 1, at(0))).toEqual([{ text: '0.02 more than ordered', passes: false }]);
    expect(differences(2, 250, null)).toEqual([{ text: 'no price was agreed (5.00)', passes: false }]);
  });
});
