import { expect, test } from 'vitest';
import { mm } from '../../lib/mm.ts';
import { aBatchLine, aBatchNumber } from '../../testing/a-batch.ts';
import { doubleDoor, singleDoor } from '../../testing/worked-example-items.ts';
import { batching } from '../../messages/english/batching.ts';
import { batchLabels } from './batch-pdf.ts';
import { piecesOf } from './batch-piece.ts';
import { floorCode } from './floor-code.ts';
import { barLabels, doorLabels } from './floor-labels.ts';

const lines = [aBatchLine(singleDoor, { quantity: 2 }), aBatchLine(doubleDoor, { position: 3 })];
const pieces = piecesOf(aBatchNumber, lines);
const at = (part: string) => `2647-B012-10234-2.1-${part}`;
const bars = [
  { ...{ group: 'OF72-WHWH', number: 1, stock: mm(6000), offcut: null }, pieces: [at('JL'), at('HD')], rest: mm(2900) },
  {
    ...{ group: 'OF72-WHWH', number: 2, stock: mm(2200), offcut: '2646-B003-R4' },
    ...{ pieces: [at('JR')], rest: mm(100) },
  },
];
const batch = { number: aBatchNumber, lines, pieces, bars };

test('the label of a bar says what it is, and ticks all that is sawn from it', () => {
  const labels = barLabels(batch, batching);
  expect(labels[0]).toMatchObject({
    order: 'Bar 1',
    item: '2 pieces',
    size: '6000',
    article: 'OF72-WHWH',
    slot: 'R001',
  });
  expect(labels[1]).toMatchObject({ article: '2646-B003-R4', item: '1 piece', code: '2647-B012-R002' });
  expect(labels.map(({ code }) => floorCode(code)?.code)).toEqual(['R001', 'R002']);
});

test('the label of a door says whose it is, its design, leaves, hand and colours, and ticks it from assembly on', () => {
  const labels = doorLabels(batch, batching);
  expect(labels.map(({ slot, item }) => [slot, item])).toEqual([
    ['D01', 'Item 2 of 3, door 1 of 2'],
    ['D02', 'Item 2 of 3, door 2 of 2'],
    ['D03', 'Item 3 of 3'],
  ]);
  expect(labels[0]).toMatchObject({ order: '10234', code: '2647-B012-D01', qr: 'DW1:2647-B012-D01' });
  expect(labels[0]?.article).toMatch(/^(Left|Right), (Inwards|Outwards)$/);
  expect(labels[2]?.part).toMatch(/, 2 leaves$/);
  expect(labels[2]?.size, 'one leaf, so that it has room').toMatch(/^\d+ × \d+$/);
  expect(floorCode(labels[2]?.code ?? '')).toMatchObject({ what: 'door', code: 'D03' });
});

test('as a paper each bar stands before its pieces, and the doors at the end', () => {
  const codes = batchLabels(batch, batching).map(({ code }) => code);
  expect(codes.indexOf(at('JL')) - codes.indexOf('2647-B012-R001')).toBe(1);
  expect(codes.indexOf(at('JR')) - codes.indexOf('2647-B012-R002')).toBe(1);
  expect(codes.slice(-3)).toEqual(['2647-B012-D01', '2647-B012-D02', '2647-B012-D03']);
  expect(new Set(codes).size).toBe(codes.length);
});
