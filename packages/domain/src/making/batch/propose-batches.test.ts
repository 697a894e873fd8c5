import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Proposal, proposeBatches } from './propose-batches.ts';
import type { ProposedLine } from './proposed-line.ts';

const line = (order: number, changed: Partial<ProposedLine> = {}): ProposedLine => ({
  id: String(order),
  order,
  position: 1,
  points: 10,
  doors: 1,
  pair: 'WHWH',
  frame: 'WFO',
  isUrgent: false,
  placedIn: null,
  isReady: true,
  ...changed,
});
const linesOf = (count: number, from: number, changed: Partial<ProposedLine> = {}) =>
  Array.from({ length: count }, (_, index) => line(from + index, changed));

const week = { capacity: 1200, taken: 0 };

const shown = ({ batches, left }: Proposal) => ({
  batches: batches.map(({ id, lines }) => [id, lines.length, [...new Set(lines.map((each) => each.line.pair))].join()]),
  left: left.map((each) => each.line.order),
});
const reasonsIn = ({ batches }: Proposal) =>
  batches.map(({ lines }) => [...new Set(lines.map(({ reason }) => reason))]);

describe('colours', () => {
  test('45 doors of one pair are three batches of 15', () =>
    expect(shown(proposeBatches(linesOf(45, 1), week)).batches).toEqual([
      [null, 15, 'WHWH'],
      [null, 15, 'WHWH'],
      [null, 15, 'WHWH'],
    ]));

  test('each pair that has ten doors has its own batch, the others share one', () => {
    const lines = [
      ...linesOf(12, 1),
      ...linesOf(10, 20, { pair: 'AGWH' }),
      ...linesOf(6, 40, { pair: 'BKWH' }),
      ...linesOf(5, 60, { pair: 'CRWH' }),
    ];
    expect(shown(proposeBatches(lines, week)).batches).toEqual([
      [null, 10, 'AGWH'],
      [null, 12, 'WHWH'],
      [null, 11, 'BKWH,CRWH'],
    ]);
  });

  test('a pair of few doors fills a batch that has room', () => {
    const proposal = proposeBatches([...linesOf(12, 1), line(40, { pair: 'BKWH' })], week);
    expect(shown(proposal).batches).toEqual([[null, 13, 'WHWH,BKWH']]);
    expect(reasonsIn(proposal)).toEqual([['same colours and frame', 'fills a batch']]);
  });

  test('frames of one kind stay side by side', () => {
    const mixed = linesOf(24, 1).map((each) => ({ ...each, frame: each.order % 2 === 0 ? 'WFO' : 'NFO' }));
    const [first, second] = proposeBatches(mixed, week).batches;
    const framesOf = (batch = first) => [...new Set(batch?.lines.map((each) => each.line.frame))];
    expect([framesOf(first), framesOf(second)]).toEqual([['NFO'], ['WFO']]);
  });
});

describe('the week', () => {
  test('takes what it has room for, remakes first, then the oldest orders', () => {
    const lines = [...linesOf(4, 1), line(9, { isUrgent: true })];
    expect(shown(proposeBatches(lines, { capacity: 100, taken: 70 })).left).toEqual([3, 4]);
  });

  test('a line that is too large lets a smaller one pass', () => {
    const lines = [line(1, { points: 25, doors: 2 }), line(2)];
    expect(shown(proposeBatches(lines, { capacity: 20, taken: 0 }))).toEqual({
      batches: [[null, 1, 'WHWH']],
      left: [1],
    });
  });
});

test('what a person placed stays, and its batch is filled with its colours first', () => {
  const placed = line(50, { pair: 'AGWH', placedIn: 'b' });
  const proposal = proposeBatches([placed, ...linesOf(12, 1), ...linesOf(9, 60, { pair: 'AGWH' })], week);
  expect(shown(proposal).batches).toEqual([
    ['b', 10, 'AGWH'],
    [null, 12, 'WHWH'],
  ]);
  expect(reasonsIn(proposal)[0]).toEqual(['placed by hand', 'same colours and frame']);
});

test('no line comes before its goods do, unless a person has placed it', () => {
  const lines = [line(1, { isReady: false }), line(2), line(3, { isReady: false, placedIn: 'b' })];
  const { batches, left } = proposeBatches(lines, week);
  expect(batches.flatMap((batch) => batch.lines.map((each) => each.line.id)).toSorted()).toEqual(
    [lines[1], lines[2]].map((each) => each?.id).toSorted(),
  );
  expect(left).toEqual([{ line: lines[0], reason: 'goods not ready' }]);
});

describe('for any lines', () => {
  const anyLine = fc.record({
    position: fc.integer({ min: 1, max: 3 }),
    points: fc.integer({ min: 10, max: 60 }),
    doors: fc.integer({ min: 1, max: 6 }),
    pair: fc.constantFrom('WHWH', 'AGWH', 'BKWH', 'CRWH'),
    frame: fc.constantFrom('WFO', 'NFO'),
    isUrgent: fc.boolean(),
    placedIn: fc.constantFrom(null, null, null, 'a', 'b'),
    isReady: fc.boolean(),
  });
  const anyLines = fc
    .array(anyLine, { maxLength: 60 })
    .map((lines) => lines.map((each, index) => ({ ...each, id: String(index), order: 10_001 + (index % 30) })));
  const checked = (law: (lines: readonly ProposedLine[]) => void) =>
    fc.assert(fc.property(anyLines, law), { numRuns: 100 });

  test('each line is in one batch or left, hand-placed ones where they were', () =>
    checked((lines) => {
      const { batches, left } = proposeBatches(lines, week);
      const all = [...batches.flatMap((batch) => batch.lines), ...left].map((each) => each.line.id);
      expect(all.toSorted()).toEqual(lines.map(({ id }) => id).toSorted());
      for (const { id, lines: inside } of batches) {
        for (const each of inside) if (each.line.placedIn !== null) expect(each.line.placedIn).toBe(id);
      }
    }));

  test('nothing is added over the room of the week, and no batch over twenty doors', () =>
    checked((lines) => {
      const added = proposeBatches(lines, week).batches.map((batch) => ({
        doors: batch.lines.reduce((sum, each) => sum + each.line.doors, 0),
        points: batch.lines.reduce((sum, each) => sum + each.line.points, 0),
        isByHand: batch.lines.every((each) => each.line.placedIn !== null),
      }));
      const placed = lines.filter(({ placedIn }) => placedIn !== null).reduce((sum, { points }) => sum + points, 0);
      const total = added.reduce((sum, { points }) => sum + points, 0);
      expect(total).toBeLessThanOrEqual(Math.max(week.capacity, placed));
      for (const { doors, isByHand } of added) if (!isByHand) expect(doors).toBeLessThanOrEqual(20);
    }));

  test('the order in which they come does not matter', () =>
    checked((lines) => {
      expect(proposeBatches(lines.toReversed(), week)).toEqual(proposeBatches(lines, week));
    }));
});
