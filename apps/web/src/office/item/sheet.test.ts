import { billOfMaterials, workedBill } from '@door/domain/bom/bill-of-materials';
import type { WorkInstruction } from '@door/domain/bom/work-instruction';
import { stockCode } from '@door/domain/item/ids';
import type { Item } from '@door/domain/item/item';
import { mm } from '@door/domain/measure/mm';
import { worksCatalogue } from '@door/domain/testing/works-fixture';
import { coupledSurround, singleDoor, singleDoorOf } from '@door/domain/testing/works-items';
import { worksRows } from '@door/domain/testing/works-rows';
import { size } from '@door/domain/measure/mm';
import { instructionToWire } from '@door/wire/instruction-to-wire';
import { describe, expect, test } from 'vitest';
import { groupOfList, groupsOf, isErrorLine, isLitBy, readSheet } from './sheet.ts';

const catalogue = worksCatalogue();
const supplier = { catalogue, works: worksRows };
const noKind = () => ({ masterId: null, categoryId: null });
const wire = (instruction: WorkInstruction, index: number, manuallyAdded = false) =>
  instructionToWire(
    { itemId: 'item', manuallyAdded, line: index + 1, reference: manuallyAdded ? 'Manual Addon' : null, instruction },
    noKind,
    catalogue,
  );
const keptOf = (item: Item) => billOfMaterials(item, supplier).map((line, index) => wire(line, index));
const sheetOf = (kept: Item, now: Item = kept) => readSheet(keptOf(kept), workedBill(now, supplier));

const narrower: Item = { ...singleDoorOf(size(980, 2070)), frame: { ...singleDoorOf(size(980, 2070)).frame } };

describe('the kept lines beside the bill that the door makes now', () => {
  test('a fresh bill: each line has the sums by which it was made, and nothing is coming', () => {
    const { calculated, coming } = sheetOf(coupledSurround);
    expect(calculated.every(({ isCurrent }) => isCurrent)).toBe(true);
    expect(calculated.find(({ line }) => line.code === 'OF72')?.now?.working).toEqual([
      { of: 'length', sum: 'H + 6 = 2050 + 6 = 2056' },
    ]);
    expect(coming).toEqual([]);
  });

  test('a stale bill: the line says how it would be made now', () => {
    const { calculated, coming } = sheetOf(singleDoor, narrower);
    const head = calculated.find(({ line }) => line.length === 1006);
    expect(head?.isCurrent).toBe(false);
    expect(head?.now?.working.map(({ sum }) => sum)).toEqual(['W + 6 = 980 + 6 = 986']);
    expect(coming.length).toBeGreaterThan(0);
  });

  test('a line that the door no longer needs makes nothing now, but stands for its sub-assembly', () => {
    const sill = sheetOf(singleDoor, narrower).calculated.find(({ line }) => line.code === 'SC150');
    expect([sill?.now, sill?.part]).toEqual([null, 'sill:sill']);
  });

  test('lines without stock stand first', () => {
    const { calculated } = sheetOf(singleDoorOf(size(1000, 2416)));
    expect(calculated.slice(0, 3).map(isErrorLine)).toEqual([true, true, false]);
    expect(groupsOf(calculated)[0]).toBe('frame');
  });

  test('what a person picked for an option list is not said to be coming back', () => {
    const kept = keptOf(singleDoor);
    const letterPlate = kept.find(({ ForDropDown }) => ForDropDown === 'letterPlate');
    const picked = wire(
      {
        group: 'door',
        code: stockCode('LP-310-GD'),
        description: 'Letter plate, gold',
        quantity: 1,
        length: null,
        width: mm(310),
        rule: '',
        dropdown: 'letterPlate',
        partId: null,
      },
      0,
      true,
    );
    const sheet = readSheet([...kept.filter((line) => line !== letterPlate), picked], workedBill(singleDoor, supplier));
    expect(sheet.byHand.map(({ line }) => line.code)).toEqual(['LP-310-GD']);
    expect(sheet.coming).toEqual([]);
    expect(groupOfList('letterPlate', sheet)).toBe('door');
  });
});

describe('touching a part lights its lines', () => {
  const litBy = (part: string) =>
    sheetOf(coupledSurround)
      .calculated.filter((line) => isLitBy(line, part))
      .map(({ line }) => line.code);

  test.each([
    ['left-sidelight:jamb-left', ['OF72', 'ST72', 'SCR-ST', 'FIX-100', 'PK-FLAT']],
    ['left-sidelight:glass', ['GU-D28L', 'BD28', 'BD28', 'PK-GL']],
    ['couple:horizontal', ['CP00', 'SCR-CP', 'SIL']],
    ['door:letter-plate', ['LP-310-GD']],
  ])('%s', (part, codes) => {
    expect(litBy(part)).toEqual(codes);
  });

  test('and none is lit where none is touched', () => {
    expect(sheetOf(singleDoor).calculated.some((line) => isLitBy(line, null))).toBe(false);
  });
});
