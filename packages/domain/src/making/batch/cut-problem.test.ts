import { describe, expect, test } from 'vitest';
import type { Item } from '../../door/model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import { aBatchLine, aBatchNumber } from '../../testing/a-batch.ts';
import { coupledSurround, doubleDoor, singleDoor, singleDoorOf } from '../../testing/worked-example-items.ts';
import { piecesOf } from './batch-piece.ts';
import { type CutPlan, type GroupPlan, isWhole, plannedBars } from './assign-pieces.ts';
import { type GroupToCut, groupsToCut, lengthOf, uncuttablePieces } from './cut-problem.ts';
import type { Offcut } from './offcut.ts';
import { piecesAsPlanned } from './stale-plans.ts';

const saw = { kerf: mm(5), trim: mm(30), keepFrom: mm(600) };

const groupsFor = (quantities: readonly (readonly [Item, number])[], offcuts: readonly Offcut[] = []) =>
  groupsToCut(
    piecesOf(
      aBatchNumber,
      quantities.map(([item, quantity], index) => aBatchLine(item, { position: index + 1, quantity })),
    ),
    offcuts,
    saw,
  );
const groupOf = (groups: readonly GroupToCut[], key: string): GroupToCut => {
  const found = groups.find(({ group }) => group.key === key);
  if (!found) throw new Error(`No group ${key}.`);
  return found;
};

describe('problems', () => {
  test('the mixed batch of the handbook: 94 pieces of OF72', () => {
    const groups = groupsFor([
      [singleDoor, 10],
      [coupledSurround, 3],
      [doubleDoor, 2],
    ]);
    const { problem } = groupOf(groups, 'OF72-WHWH');
    expect(problem.pieces.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(94);
    expect(problem).toMatchObject({ kerf: 5, trim: 30, stock: [{ length: 6000, count: null }], offcuts: [] });
    expect(problem.pieces.slice(0, 3)).toEqual([
      { length: 2088, quantity: 4 },
      { length: 2076, quantity: 20 },
      { length: 2056, quantity: 18 },
    ]);
    expect(groups.map(({ group }) => group.key)).toContain('ST72');
  });

  test('offcuts of its own profile and colours are offered, equal ones together', () => {
    const offcut = (id: string, length: number, group = 'OF72-WHWH'): Offcut => ({ id, group, length: mm(length) });
    const offcuts = [offcut('r1', 2100), offcut('r2', 2900), offcut('r3', 2100), offcut('r4', 3000, 'OF72-AGWH')];
    expect(groupOf(groupsFor([[singleDoor, 1]], offcuts), 'OF72-WHWH').problem.offcuts).toEqual([
      { length: 2900, count: 1 },
      { length: 2100, count: 2 },
    ]);
  });

  test('a piece that is longer than every bar is named', () => {
    const groups = groupsFor([[singleDoorOf(size(5950, 2100)), 1]]);
    const tooLong = groups.flatMap(uncuttablePieces);
    expect(tooLong.map(({ record }) => [record.name, record.length.value])).toEqual([
      ['bottom', 5956],
      ['head', 5956],
    ]);
    expect(groupsFor([[singleDoor, 1]]).flatMap(uncuttablePieces)).toEqual([]);
  });

  test('a piece of half a millimetre is named in place of failing the whole plan', () => {
    const groups = groupsFor([[singleDoorOf(size(1000.5, 2100)), 1]]);
    const faulty = groups.filter((each) => uncuttablePieces(each).length > 0);
    expect(faulty.flatMap(uncuttablePieces).map(lengthOf)).toContain(1006.5);
  });
});

const planOf = (toCut: GroupToCut, plan: CutPlan): GroupPlan => ({
  group: toCut.group.key,
  pieces: piecesAsPlanned(toCut),
  offcuts: toCut.offcuts,
  plan,
});

describe('plans', () => {
  const [toCut] = groupsFor([[singleDoor, 1]], [{ id: 'r1', group: 'OF72-WHWH', length: mm(2100) }]);
  const plan: CutPlan = {
    bars: [
      { stock: 6000, offcut: false, pieces: [2076, 1006, 1006], rest: 1842 },
      { stock: 2100, offcut: true, pieces: [2076], rest: 24 },
    ],
  };
  const code = (part: string) => `2647-B012-10234-1-${part}`;

  test('lengths get the codes of their pieces, offcuts their ids', () => {
    expect(toCut && plannedBars([planOf(toCut, plan)])).toEqual([
      {
        number: 1,
        group: 'OF72-WHWH',
        stock: 6000,
        offcut: null,
        pieces: [code('JL'), code('BT'), code('HD')],
        rest: 1842,
      },
      { number: 2, group: 'OF72-WHWH', stock: 2100, offcut: 'r1', pieces: [code('JR')], rest: 24 },
    ]);
  });

  test('every piece is on one bar, or the plan is not whole', () => {
    const [first] = plan.bars;
    const bars = toCut ? plannedBars([planOf(toCut, plan)]) : [];
    const half = toCut && first ? plannedBars([planOf(toCut, { bars: [first] })]) : [];
    expect([isWhole(toCut ? [toCut] : [], bars), isWhole(toCut ? [toCut] : [], half)]).toEqual([true, false]);
  });

  test('a plan that takes what is not there is a mistake', () => {
    const twice = { bars: [...plan.bars, ...plan.bars] };
    expect(() => toCut && plannedBars([planOf(toCut, twice)])).toThrow('more of 2076 mm');
  });
});
