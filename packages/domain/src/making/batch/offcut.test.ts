import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mm } from '../../lib/mm.ts';
import { aBatchNumber } from '../../testing/a-batch.ts';
import { batching } from '../../messages/english/batching.ts';
import { freeOffcuts, offcutEntries, offcutLabel, offcutsOf } from './offcut.ts';
import {
  booked,
  type OffcutEntry,
  type OffcutMove,
  offcutMoves,
  type OffcutState,
  onHand,
  standingOf,
} from './offcut-ledger.ts';
import type { PlannedBar } from './planned-bar.ts';

const saw = { kerf: mm(5), trim: mm(30), keepFrom: mm(600) };
const bar = (number: number, rest: number, offcut: string | null = null): PlannedBar => ({
  group: 'OF72-WHWH',
  number,
  stock: mm(6000),
  offcut,
  pieces: [],
  rest: mm(rest),
});

test.each([
  [1783, [1778]],
  [605, [600]],
  [604, []],
  [0, []],
])('of a rest of %i a batch keeps %j, for the cut takes 5', (rest, kept) =>
  expect(offcutsOf(aBatchNumber, [bar(17, rest)], saw).map(({ length }) => length)).toEqual(kept),
);

test('an offcut is called after the bar that it was cut from', () => {
  const [offcut] = offcutsOf(aBatchNumber, [bar(17, 1783)], saw);
  const group = { key: 'OF72-WHWH', colours: 'White both sides' };
  expect(offcut && offcutLabel(offcut, group, batching)).toEqual({
    part: 'Offcut',
    size: '1778',
    article: 'OF72-WHWH',
    colours: 'White both sides',
    code: '2647-B012-R17',
    qr: 'DW1:2647-B012-R17',
  });
});

const entry = (move: OffcutMove, batch: string | null = 'b', offcut = 'o'): OffcutEntry => ({ offcut, move, batch });

function ledgerOf(entries: readonly OffcutEntry[]): readonly OffcutEntry[] {
  return entries.reduce<readonly OffcutEntry[]>((ledger, each) => {
    const outcome = booked(ledger, each, batching);
    return outcome.ok ? outcome.value : ledger;
  }, []);
}

describe('the ledger', () => {
  const into: Readonly<Record<OffcutState, readonly OffcutMove[]>> = {
    unknown: [],
    'on hand': ['in'],
    reserved: ['in', 'reserved'],
    used: ['in', 'reserved', 'out'],
    gone: ['in', 'scrapped'],
  };
  const states = Object.keys(into) as readonly OffcutState[];
  const moves = Object.keys(offcutMoves) as readonly OffcutMove[];

  test.each(
    states.flatMap((state) =>
      moves.map((move) => [state, move, offcutMoves[move].from === state ? offcutMoves[move].to : state] as const),
    ),
  )('an offcut that is %s: after %s it is %s', (state, move, end) => {
    const before = ledgerOf(into[state].map((each) => entry(each)));
    expect(standingOf(before, 'o').state).toBe(state);
    expect(standingOf(ledgerOf([...before, entry(move)]), 'o').state).toBe(end);
  });

  test('what one batch has reserved another one cannot use or free', () => {
    const ledger = ledgerOf([entry('in'), entry('reserved')]);
    expect(booked(ledger, entry('out', 'other'), batching)).toEqual({
      ok: false,
      refusal: { code: 'offcut.reserved-elsewhere', message: 'Offcut o is reserved for b.' },
    });
    expect(booked(ledger, entry('in'), batching)).toMatchObject({ ok: false, refusal: { code: 'offcut.not-so' } });
  });

  test('law 12: whatever is tried, in any order, no offcut is used twice and the shelf is never below empty', () => {
    const anyEntry = fc.record({
      offcut: fc.constantFrom('o', 'p', 'q'),
      move: fc.constantFrom(...moves),
      batch: fc.constantFrom('b', 'c', null),
    });
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 60 }), (tried) => {
        const ledger = ledgerOf(tried);
        return ledger.every((_, index) => {
          const until = ledger.slice(0, index + 1);
          const lying = ['o', 'p', 'q'].map((offcut) => onHand(until.filter((each) => each.offcut === offcut)));
          const sum = lying.reduce((total, each) => total + each, 0);
          return lying.every((each) => each === 0 || each === 1) && sum === onHand(until);
        });
      }),
      { numRuns: 100 },
    );
  });
});

test('a batch that is recalled leaves every offcut as it found it; one that is closed has used its own and keeps its rests', () => {
  const offcuts = ['o', 'p'].map((id) => ({ id, group: 'OF72-WHWH', length: mm(2900) }));
  const before = ledgerOf([entry('in', null, 'o'), entry('in', null, 'p')]);
  const bars = [bar(1, 700, 'o'), bar(2, 20)];
  const after = (...moves: readonly (keyof typeof offcutEntries)[]) =>
    ledgerOf([...before, ...moves.flatMap((move) => offcutEntries[move](aBatchNumber, bars, saw))]);
  const freeAfter = (...moves: readonly (keyof typeof offcutEntries)[]) =>
    freeOffcuts(offcuts, after(...moves)).map(({ id }) => id);
  expect([freeAfter(), freeAfter('release'), freeAfter('release', 'recall')]).toEqual([['o', 'p'], ['p'], ['o', 'p']]);
  const closed = after('release', 'recall', 'release', 'close');
  expect(standingOf(closed, 'o').state).toBe('used');
  expect(standingOf(closed, '2647-B012-R1').state).toBe('on hand');
  expect(onHand(closed)).toBe(2);
});

test('a close that is taken back leaves the shelf as it was released, and is closed again', () => {
  const before = ledgerOf([entry('in', null, 'o')]);
  const bars = [bar(1, 700, 'o'), bar(2, 20)];
  const after = (...moves: readonly (keyof typeof offcutEntries)[]) =>
    ledgerOf([...before, ...moves.flatMap((move) => offcutEntries[move](aBatchNumber, bars, saw))]);
  const states = (ledger: readonly OffcutEntry[]) => ['o', '2647-B012-R1'].map((offcut) => standingOf(ledger, offcut));
  expect(states(after('release', 'close', 'open again'))).toEqual(states(after('release')));
  expect(states(after('release', 'close', 'open again', 'close'))).toEqual(states(after('release', 'close')));
  const used = [
    ...after('release', 'close'),
    { offcut: '2647-B012-R1', move: 'reserved', batch: '2647-B013' } as const,
  ];
  const [withdrawn] = offcutEntries['open again'](aBatchNumber, bars, saw);
  expect(withdrawn && booked(used, withdrawn, batching)).toMatchObject({ refusal: { code: 'offcut.not-so' } });
});
