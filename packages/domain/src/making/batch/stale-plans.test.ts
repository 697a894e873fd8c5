import { expect, test } from 'vitest';
import type { Item } from '../../door/model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import { aBatchLine, aBatchNumber } from '../../testing/a-batch.ts';
import { doubleDoor, singleDoor, singleDoorOf } from '../../testing/worked-example-items.ts';
import { batching } from '../../messages/english/batching.ts';
import { piecesOf } from './batch-piece.ts';
import { groupsToCut } from './cut-problem.ts';
import type { Offcut } from './offcut.ts';
import { piecesAsPlanned, stalePlans } from './stale-plans.ts';

const groupsWith = (offcuts: readonly Offcut[], ...items: readonly Item[]) =>
  groupsToCut(
    piecesOf(
      aBatchNumber,
      items.map((item, index) => aBatchLine(item, { position: index + 1 })),
    ),
    offcuts,
    { kerf: mm(5), trim: mm(30), keepFrom: mm(600) },
  );
const groupsFor = (...items: readonly Item[]) => groupsWith([], ...items);
const plansFor = (...items: readonly Item[]) =>
  new Map(groupsFor(...items).map((each) => [each.group.key, { pieces: piecesAsPlanned(each), takes: [] }]));

const staleAfter = (planned: readonly Item[], now: readonly Item[]) =>
  stalePlans(groupsFor(...now), { plans: plansFor(...planned), holderOf: () => null }, batching);

test('a plan of the same doors is fresh', () =>
  expect(staleAfter([singleDoor, doubleDoor], [singleDoor, doubleDoor])).toEqual([]));

test('a group without a plan is to be planned', () =>
  expect(staleAfter([], [singleDoor]).map(({ group, changes }) => [group, changes])).toEqual([
    ['OF72-WHWH', []],
    ['SC150-Matt White (PVC)', []],
    ['ST72', []],
  ]));

test('a door of another size is named where its bars are planned', () => {
  const [before, wider] = [singleDoorOf(size(1000, 2070)), singleDoorOf(size(1010, 2070))];
  expect(staleAfter([singleDoor, before], [singleDoor, wider])).toEqual(
    ['OF72-WHWH', 'ST72'].map((group) => ({
      ...{ group, changes: ['Item 2 of 10234 changed'], isOlderThanItems: true, taken: [] },
    })),
  );
});

test('a door that was taken out is named, also where nothing is left', () =>
  expect(staleAfter([singleDoor, doubleDoor], [singleDoor]).map(({ group }) => group)).toEqual([
    'OF72-WHWH',
    'ST72',
    'AS12-White',
    'DRIP',
    'TH-AL15',
  ]));

test('a plan whose offcut went to another batch is stale; one more on the shelf changes nothing', () => {
  const offcut = (id: string) => ({ id, group: 'ST72', length: mm(2100) });
  const staleWith = (holder: string | null, ...free: readonly string[]) => {
    const plans = new Map(
      [...plansFor(singleDoor)].map(([key, plan]) => [key, { ...plan, takes: key === 'ST72' ? ['R1'] : [] }]),
    );
    const holderOf = () => holder;
    return stalePlans(groupsWith(free.map(offcut), singleDoor), { plans, holderOf }, batching);
  };
  const taken = (batch: string | null, change: string) => [
    { group: 'ST72', changes: [change], isOlderThanItems: false, taken: [{ id: 'R1', batch }] },
  ];
  expect(staleWith(null, 'R1', 'R2')).toEqual([]);
  expect(staleWith('2647-B013', 'R2')).toEqual(taken('2647-B013', 'Offcut R1 was taken by batch 2647-B013'));
  expect(staleWith(null, 'R2')).toEqual(taken(null, 'Offcut R1 is no longer free'));
});
