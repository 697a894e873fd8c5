import { describe, expect, test } from 'vitest';
import { stockCode } from '../../door/model/ids.ts';
import type { Item } from '../../door/model/item.ts';
import { size } from '../../lib/mm.ts';
import { workedExampleCatalogue } from '../../testing/worked-example-catalogue.ts';
import { coupledSurround, doubleDoor, onePieceSurround, part, singleDoor } from '../../testing/worked-example-items.ts';
import { workedExampleProductionRows } from '../../testing/worked-example-production-rows.ts';
import { bomOf } from './bill-of-materials.ts';
import { workInstructionsOf } from './work-instructions-of.ts';
import { bomChanges, type LineChange } from './bom-changes.ts';

const instructionsOf = (item: Item) =>
  workInstructionsOf(bomOf(item, { catalogue: workedExampleCatalogue(), production: workedExampleProductionRows }));
const inShort = (change: LineChange) =>
  change.kind === 'changed'
    ? [change.line.code, ...change.fields.map((field) => `${field} ${change.before[field]} > ${change.line[field]}`)]
    : [change.line.code, change.kind];
const changes = (before: Item, after: Item) => bomChanges(instructionsOf(before), instructionsOf(after)).map(inShort);

const { frame, hardware } = singleDoor;
const taller: Item = {
  ...singleDoor,
  frame: { ...frame, overall: size(1000, 2120), parts: [part('single-door', size(1000, 2090))] },
};
const withChosen = (chosen: Partial<Item['hardware']['chosen']>): Item => ({
  ...singleDoor,
  hardware: { ...hardware, chosen: { ...hardware.chosen, ...chosen } },
});

describe('what a new bill of materials changed', () => {
  test('nothing for an unchanged door', () => {
    for (const item of [singleDoor, coupledSurround, onePieceSurround, doubleDoor]) {
      expect(changes(item, structuredClone(item))).toEqual([]);
    }
  });

  test('lines stored before pieces had names are compared by their articles', () => {
    const stored = instructionsOf(coupledSurround).map((line) => ({ ...line, piece: null }));
    expect(bomChanges(stored, instructionsOf(coupledSurround))).toEqual([]);
    expect(bomChanges(stored.slice(1), instructionsOf(coupledSurround)).map(({ kind }) => kind)).toEqual(['added']);
  });

  test('20 mm more height changes exactly the figures that depend on it', () => {
    expect(changes(singleDoor, taller)).toEqual([
      ['OF72', 'length 2076 > 2096'],
      ['ST72', 'length 1910 > 1930'],
      ['SLAB-900x1980', 'length 1955 > 1975'],
      ['EDGE-22', 'quantity 5.96 > 6.01'],
      ['CASS', 'length 625 > 645'],
      ['GU-D24L', 'length 645 > 665'],
      ['TAPE-BT', 'quantity 3.49 > 3.57'],
      ['CASS', 'length 625 > 645'],
      ['GU-D24L', 'length 645 > 665'],
      ['TAPE-BT', 'quantity 3.49 > 3.57'],
      ['GSK-DR', 'quantity 5.85 > 5.89'],
    ]);
  });

  test('hardware added, removed, or in another finish', () => {
    expect(changes(singleDoor, withChosen({ knocker: null }))).toEqual([['KN-URN-CH', 'gone']]);
    expect(changes(withChosen({ knocker: null }), singleDoor)).toEqual([['KN-URN-CH', 'added']]);
    expect(changes(singleDoor, withChosen({ letterPlate: stockCode('LP-310-GD') }))).toEqual([
      ['LP-310-GD', 'code LP-310-CH > LP-310-GD', 'description Letter plate, chrome > Letter plate, gold'],
    ]);
  });

  test('a leaf that is cut from another blank', () => {
    const wider: Item = {
      ...singleDoor,
      frame: { ...frame, overall: size(1060, 2100), parts: [part('single-door', size(1060, 2070))] },
    };
    expect(changes(singleDoor, wider)).toContainEqual(
      expect.arrayContaining(['SLAB-950x1980', 'code SLAB-900x1980 > SLAB-950x1980', 'width 885 > 945']),
    );
  });
});

test('added lines less removed lines are the difference in length', () => {
  const sets = [singleDoor, taller, coupledSurround, onePieceSurround, doubleDoor, withChosen({ knocker: null })];
  for (const before of sets) {
    for (const after of sets) {
      const found = bomChanges(instructionsOf(before), instructionsOf(after));
      const count = (kind: LineChange['kind']) => found.filter((change) => change.kind === kind).length;
      expect(count('added') - count('gone')).toBe(instructionsOf(after).length - instructionsOf(before).length);
      expect(JSON.stringify(bomChanges(instructionsOf(before), instructionsOf(after)))).toBe(JSON.stringify(found));
    }
  }
});
