import type { DrawnPart } from '@door/domain/making/bom/drawn-part';
import { noNotes } from '@door/domain/making/bom/manual-line';
import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { noKind } from '@door/domain/making/bom/priced-lines';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import type { WorkInstruction } from '@door/domain/making/bom/work-instruction';
import { itemId, stockCode } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { mm, size } from '@door/domain/lib/mm';
import { workedExampleCatalogue } from '@door/domain/testing/worked-example-catalogue';
import { coupledSurround, singleDoor, singleDoorOf } from '@door/domain/testing/worked-example-items';
import { workedExampleProductionRows } from '@door/domain/testing/worked-example-production-rows';
import { instructionToWire } from '@door/wire/instruction-wire';
import { describe, expect, test } from 'vitest';
import { groupOfList, groupsOf, isErrorLine, isHighlighted, readStoredBom } from './stored-bom.ts';

const catalogue = workedExampleCatalogue();
const supplier = { catalogue, production: workedExampleProductionRows };
const wire = (instruction: WorkInstruction, index: number, manuallyAdded = false) =>
  instructionToWire(
    {
      itemId: itemId('item'),
      manuallyAdded,
      line: index + 1,
      reference: manuallyAdded ? 'Manual Addon' : null,
      notes: noNotes,
      attempt: null,
      instruction,
    },
    () => noKind,
    catalogue,
  );
const storedLines = (item: Item) => workInstructionsOf(bomOf(item, supplier)).map((line, index) => wire(line, index));
const instructionsOf = (stored: Item, now: Item = stored) =>
  readStoredBom(storedLines(stored), workInstructionsOf(bomOf(now, supplier)));

const narrower: Item = { ...singleDoorOf(size(980, 2070)), frame: { ...singleDoorOf(size(980, 2070)).frame } };

describe('stored lines compared with the bill calculated now', () => {
  test('an up-to-date bill: each line has its calculation, and an update would change nothing', () => {
    const { calculated, pendingChanges } = instructionsOf(coupledSurround);
    expect(calculated.every(({ isUpToDate }) => isUpToDate)).toBe(true);
    expect(calculated.find(({ line }) => line.code === 'OF72')?.current?.equations).toEqual([
      { of: 'length', text: 'H + 6 = 2050 + 6 = 2056' },
    ]);
    expect(pendingChanges).toEqual([]);
  });

  test('an outdated bill: the line has the calculation of the item as it is now', () => {
    const { calculated, pendingChanges } = instructionsOf(singleDoor, narrower);
    const head = calculated.find(({ line }) => line.length === 1006);
    expect(head?.isUpToDate).toBe(false);
    expect(head?.current?.equations.map(({ text }) => text)).toEqual(['W + 6 = 980 + 6 = 986']);
    expect(pendingChanges.length).toBeGreaterThan(0);
  });

  test('a line that is no longer needed has no current line, but a part', () => {
    const sill = instructionsOf(singleDoor, narrower).calculated.find(({ line }) => line.code === 'SC150');
    expect([sill?.current, sill?.parts]).toEqual([null, ['sill:sill']]);
  });

  test('lines without stock come first', () => {
    const { calculated } = instructionsOf(singleDoorOf(size(1000, 2416)));
    expect(calculated.slice(0, 3).map(isErrorLine)).toEqual([true, true, false]);
    expect(groupsOf(calculated)[0]).toBe('frame');
  });

  test('a line replaced by picked stock is no pending change', () => {
    const stored = storedLines(singleDoor);
    const letterPlate = stored.find(({ ForDropDown }) => ForDropDown === 'letterPlate');
    const picked = wire(
      {
        group: 'door',
        code: stockCode('LP-310-GD'),
        description: 'Letter plate, gold',
        quantity: 1,
        length: null,
        width: mm(310),
        calculation: '',
        dropdown: 'letterPlate',
        partId: null,
        piece: null,
        missing: null,
      },
      0,
      true,
    );
    const bom = readStoredBom(
      [...stored.filter((line) => line !== letterPlate), picked],
      workInstructionsOf(bomOf(singleDoor, supplier)),
    );
    expect(bom.manual.map(({ line }) => line.code)).toEqual(['LP-310-GD']);
    expect(bom.pendingChanges).toEqual([]);
    expect(groupOfList('letterPlate', bom)).toBe('door');
  });
});

describe('the lines of a part', () => {
  const linesOf = (part: DrawnPart) =>
    instructionsOf(coupledSurround)
      .calculated.filter((line) => isHighlighted(line, [part]))
      .map(({ line }) => line.code);

  test.each<[DrawnPart, readonly string[]]>([
    ['left-sidelight:jamb-left', ['OF72', 'ST72', 'SCR-ST', 'FIX-100', 'PK-FLAT']],
    ['left-sidelight:glass', ['GU-D28L', 'BD28', 'BD28', 'PK-GL']],
    ['couple:horizontal', ['CP00', 'SCR-CP', 'SIL']],
    ['door:letterPlate', ['LP-310-GD']],
  ])('%s', (part, codes) => {
    expect(linesOf(part)).toEqual(codes);
  });

  test('no part: no lines', () => {
    expect(instructionsOf(singleDoor).calculated.some((line) => isHighlighted(line, []))).toBe(false);
  });
});
