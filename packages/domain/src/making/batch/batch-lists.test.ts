import { expect, test } from 'vitest';
import { aBatchLine, aBatchNumber } from '../../testing/a-batch.ts';
import { coupledSurround, singleDoor } from '../../testing/worked-example-items.ts';
import { batching } from '../../messages/english/batching.ts';
import { batchList, batchListKinds } from './batch-lists.ts';
import { piecesOf } from './batch-piece.ts';
import { slotLabels } from './slot-label.ts';

const batchOf = (...items: readonly (typeof singleDoor)[]) => {
  const lines = items.map((item, index) => aBatchLine(item, { position: index + 1 }));
  return { lines, pieces: piecesOf(aBatchNumber, lines), bars: [], lots: [] };
};

test('a batch has seven lists, cut lists a table for each group; what is empty has no table', () => {
  const tablesOf = (batch: ReturnType<typeof batchOf>) =>
    batchListKinds.map((kind) => {
      const { title, parts } = batchList(kind, batch, batching);
      return [title, ...Array.from(parts, (part) => [part.title.split(':')[0], part.table.rows.length])];
    });
  expect(tablesOf(batchOf(singleDoor, coupledSurround))).toEqual([
    ['Cut lists', ['CP00-Matt White (PVC)', 3], ['OF72-WHWH', 20], ['SC150-Matt White (PVC)', 2]],
    ['Steel', ['ST72', 20]],
    ['Glazing beads', ['BD28-Matt White (PVC)', 12]],
    ['Slabs', ['', 2], ['S01, 2647-B012-10234-1-SB', 7], ['S02, 2647-B012-10234-2-SB', 6]],
    ['Glass order', ['', 4]],
    ['Hardware to pick', ['In all', 25], ['Door by door', 51]],
    ['Work sheets', ['10234-1', 29], ['10234-2', 61]],
  ]);
  expect(tablesOf(batchOf()).map(([, ...parts]) => parts)).toEqual(batchListKinds.map(() => []));
});

test('what one lot suffices for names that lot, else how many there are and how much of each', () => {
  const batch = batchOf(singleDoor, singleDoor);
  const paint = { key: 'PAINT-RAL 3003', unit: 'litre', quantity: 450 } as const;
  const [a, b] = [
    { lot: 'A12', quantity: 300 },
    { lot: 'B7', quantity: 450 },
  ];
  const lots = [
    { ...paint, place: 2, lots: [a, { ...b, quantity: 150 }] },
    { ...paint, place: 1, lots: [b] },
  ];
  const table = [...batchList('pick', { ...batch, lots }, batching).parts].find(({ title }) => title === 'Lots')?.table;
  expect(table?.rows).toEqual([
    ['PAINT-RAL 3003', 0.45, 'l', '10234', '1', 'F01', 'B7'],
    ['PAINT-RAL 3003', 0.45, 'l', '10234', '2', 'F02', '2 lots: 0.300 of A12, 0.150 of B7'],
  ]);
});

test('each place that pieces wait in has a label, once', () => {
  const { pieces } = batchOf(singleDoor, coupledSurround);
  const labels = slotLabels(aBatchNumber, pieces, batching);
  expect(labels.map(({ slot }) => slot)).toEqual(['F01', 'F02', 'S01', 'S02', 'G01', 'G02']);
  expect(labels[1]).toEqual({
    ...{ slot: 'F02', order: '10234', item: 'Item 2 of 3' },
    ...{ code: '2647-B012-F02', qr: 'DW1:2647-B012-F02' },
  });
});
