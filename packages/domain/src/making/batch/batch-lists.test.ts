import { expect, test } from 'vitest';
import { aBatchLine, aBatchNumber } from '../../testing/a-batch.ts';
import { coupledSurround, singleDoor } from '../../testing/worked-example-items.ts';
import { batching } from '../../messages/english/batching.ts';
import { batchList, batchListKinds } from './batch-lists.ts';
import { piecesOf } from './batch-piece.ts';
import { slotLabels } from './slot-label.ts';

const batchOf = (...items: readonly (typeof singleDoor)[]) => {
  const lines = items.map((item, index) => aBatchLine(item, { position: index + 1 }));
  return { lines, pieces: piecesOf(aBatchNumber, lines), bars: [] };
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
    ['Slabs', ['', 2]],
    ['Glass order', ['', 4]],
    ['Hardware to pick', ['In all', 25], ['Door by door', 51]],
    ['Work sheets', ['10234-1', 29], ['10234-2', 61]],
  ]);
  expect(tablesOf(batchOf()).map(([, ...parts]) => parts)).toEqual(batchListKinds.map(() => []));
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
