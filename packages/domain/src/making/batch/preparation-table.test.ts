import { expect, test } from 'vitest';
import { stockCode } from '../../door/model/ids.ts';
import { batching } from '../../messages/english/batching.ts';
import { remadeRecords } from '../../selling/order/remade-records.ts';
import { aBatchLine, aBatchNumber } from '../../testing/a-batch.ts';
import { doubleDoor, singleDoor } from '../../testing/worked-example-items.ts';
import { workInstructionsOf } from '../bom/work-instructions-of.ts';
import type { BatchLine } from './batch-door.ts';
import { batchList } from './batch-lists.ts';
import { piecesOf } from './batch-piece.ts';
import { tableOf, withoutTold } from './list-table.ts';
import { preparationColumns, preparationRows, preparationTitle } from './preparation-table.ts';

const tableFor = (line: BatchLine, at = 0) => {
  const slab = piecesOf(aBatchNumber, [line]).slabs[at];
  if (!slab) throw new Error('The door has no such slab.');
  const title = preparationTitle(slab, batching);
  return { title, ...withoutTold(title, tableOf(preparationColumns, preparationRows(slab), batching)) };
};
const remarks = (line: BatchLine, at = 0) => tableFor(line, at).rows.map((row) => row.at(-1));

test('the cuts of a slab stand below its place, code and size: layer, shape, middle, size, depth and face, seen from outside', () => {
  const { title, head, rows } = tableFor(aBatchLine(singleDoor));
  expect(title).toBe('S01, 2647-B012-10234-2-SB: 885 × 1955, 44 thick, hinges left, opens inwards');
  expect(head).toEqual([
    ...['Piece', 'Article', 'Layer', 'Shape', 'Middle from left', 'Middle above bottom'],
    ...['Width', 'Height', 'Depth', 'Face', 'Remark'],
  ]);
  const example = 'Example, not measured';
  expect(rows).toEqual([
    ['hinge 1', 'HG-F3', 'HINGE', 'Rectangle', 0, 150, 30, 108, 3, 'Edge, left', example],
    ['hinge 2', 'HG-F3', 'HINGE', 'Rectangle', 0, 978, 30, 108, 3, 'Edge, left', example],
    ['hinge 3', 'HG-F3', 'HINGE', 'Rectangle', 0, 1805, 30, 108, 3, 'Edge, left', example],
    ['lock', 'ML-A', 'LOCK', 'Circle', 840, 1000, 20, 20, 44, 'Through', example],
    ['cylinder', 'CY-3K', 'LOCK', 'Slot', 840, 908, 17, 33, 44, 'Through', 'Drawing 17'],
    ['letter plate', 'LP-310-CH', 'LETTERPLATE', 'Rectangle', 442.5, 920, 250, 38, 44, 'Through', example],
    ['spyhole', 'SP-180-CH', 'SPYHOLE', 'Circle', 442.5, 1500, 14, 14, 44, 'Through', example],
  ]);
});

test('an article without a row is named on the leaf that it is let into', () => {
  const double = aBatchLine(doubleDoor);
  expect(remarks(double).filter((each) => String(each).startsWith('No'))).toEqual(['No preparation for CY-3T']);
  expect(remarks(double, 1).filter((each) => String(each).startsWith('No'))).toEqual([
    'No preparation for SB-SET',
    'No preparation for KP-SET-D',
  ]);
});

test('what a person put in place of a piece has no cuts that anybody knows', () => {
  const plate = workInstructionsOf(aBatchLine(singleDoor).bill).find(({ dropdown }) => dropdown === 'letterPlate');
  if (!plate) throw new Error('The door has no letter plate.');
  const own = { instruction: { ...plate, code: stockCode('LP-OWN') }, unit: 'piece' as const };
  const { rows } = tableFor(aBatchLine(singleDoor, { added: [own] }));
  expect(rows.filter((row) => row.includes('LETTERPLATE'))).toEqual([]);
  expect(rows.map((row) => row.at(-1))).toContain('No preparation for LP-OWN');
});

test('a cut that the leaf cannot take is said to be missing', () => {
  const bill = aBatchLine(singleDoor).bill.map((record) =>
    record.kind === 'slab'
      ? { ...record, preparations: record.preparations?.map((each) => ({ ...each, cuts: [], misfits: 2 })) ?? [] }
      : record,
  );
  expect(remarks(aBatchLine(singleDoor, { bill }))[3]).toBe('2 cuts of ML-A have no place on this leaf: not cut');
});

test('a leaf that is made again without its hardware is cut for it all the same', () => {
  const bill = remadeRecords(aBatchLine(singleDoor).bill, ['leaf']);
  expect(tableFor(aBatchLine(singleDoor, { bill })).rows.length).toBe(7);
});

test('a batch of before there were such rows reads as it did', () => {
  const bill = aBatchLine(singleDoor).bill.map((record) => {
    if (record.kind !== 'slab') return record;
    const { preparations, ...before } = record;
    expect(preparations).toHaveLength(7);
    return before;
  });
  const line = aBatchLine(singleDoor, { bill });
  const batch = { lines: [line], pieces: piecesOf(aBatchNumber, [line]), bars: [], lots: [] };
  expect(Array.from(batchList('slab', batch, batching).parts, ({ title }) => title)).toEqual(['']);
});
