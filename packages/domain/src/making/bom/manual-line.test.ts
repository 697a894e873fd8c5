import { expect, test } from 'vitest';
import { stockCode } from '../../door/model/ids.ts';
import { aCatalogueWith } from '../../testing/a-catalogue.ts';
import { aDoor } from '../../testing/a-door.ts';
import { linesForChosenStock, noNotes } from './manual-line.ts';

test('related stock of which nothing fits the door is a line in error that says so, not dropped [4.31]', () => {
  const catalogue = aCatalogueWith({});
  const [related] = catalogue.rows.relatedStock;
  const bringer = catalogue.rows.stock.find(({ masterId }) => masterId === related?.masterId);
  if (!bringer) throw new Error('The catalogue has no related stock.');
  const without = aCatalogueWith({
    stock: catalogue.rows.stock.filter(({ masterId }) => masterId !== related?.relatedMasterId),
  });
  const place = { group: 'door', partId: null, dropdown: 'handle' } as const;
  const amounts = { quantity: 1, length: 0, width: 0 };
  const choice = { stock: bringer, place, amounts, reference: 'Manual Addon', notes: noNotes } as const;
  const lines = (rows: typeof catalogue) =>
    linesForChosenStock(choice, aDoor('single-door'), rows).related.map(({ instruction, reference }) => [
      reference,
      instruction.dropdown,
      instruction.missing,
      instruction.code.startsWith('error'),
    ]);
  expect(lines(without)).toEqual([['Related Stock Item', 'escutcheon', 'stock', true]]);
  expect(lines(catalogue)).toEqual([['Related Stock Item', 'escutcheon', null, false]]);
  const [missing] = linesForChosenStock(choice, aDoor('single-door'), without).related;
  expect(missing?.instruction.code).toBe(stockCode('error-stock'));
  expect(missing?.instruction.description).toContain(`which comes with ${bringer.code}, is not stocked for this door.`);
});
