import { expect, test } from 'vitest';
import { aBatchLine, aBatchNumber } from '../../testing/a-batch.ts';
import { doubleDoor, singleDoor } from '../../testing/worked-example-items.ts';
import { batching } from '../../messages/english/batching.ts';
import { piecesOf } from './batch-piece.ts';
import { pieceLabel } from './piece-label.ts';
import { piecesInTurn } from './pieces-in-turn.ts';
import { slotCode } from './slot.ts';

const pieces = piecesOf(aBatchNumber, [aBatchLine(singleDoor), aBatchLine(doubleDoor, { position: 3 })]);
const labels = piecesInTurn(pieces, [{ number: 4, pieces: ['2647-B012-10234-2-HD', '2647-B012-10234-3-JL'] }]).map(
  (piece) => pieceLabel(piece, aBatchNumber, batching),
);
const labelOf = (end: string) => labels.find(({ code }) => code.endsWith(end));

test('the label of a bar says whose it is, how it is cut and where it waits', () => {
  expect(labelOf('-3-JL')).toEqual({
    order: '10234',
    item: 'Item 3 of 3',
    part: 'jamb left',
    size: '2088',
    ends: '45/90',
    article: 'OF72-WHWH',
    colours: 'Matt White (PVC) both sides',
    slot: 'F02',
    week: 'Week 2647',
    cut: 'Bar 4, cut 2',
    code: '2647-B012-10234-3-JL',
    qr: 'DW1:2647-B012-10234-3-JL',
  });
});

test.each([
  ['-2-SB', '885 × 1955', 'SLAB-900x1980', 'S01'],
  ['-2-G1', '228 × 645', 'GU-D24L', 'G01'],
  ['-3-SV-SB', '834 × 2022', 'SLAB-850x2080', 'S02'],
])('%s: %s of %s in %s', (end, size, article, slot) => {
  expect(labelOf(end)).toMatchObject({ size, article, slot, ends: null });
});

test('labels come in the order in which the pieces are cut', () =>
  expect(labels.filter(({ cut }) => cut !== null).map(({ code }) => code)).toEqual([
    ...['2647-B012-10234-2-HD', '2647-B012-10234-3-JL'],
  ]));

test('a door of a line with several says which of them it is', () => {
  const several = piecesOf(aBatchNumber, [aBatchLine(singleDoor, { position: 1, positions: 1, quantity: 108 })]);
  const [first] = piecesInTurn(several, []);
  expect(first && pieceLabel(first, aBatchNumber, batching).item).toBe('Item 1 of 1, door 1 of 108');
});

test('what is scanned is written in the signs that take least room', () => {
  expect(labels.every(({ qr }) => /^[0-9A-Z:.-]+$/.test(qr))).toBe(true);
});

test('a slot is called as its pieces are', () => {
  expect(slotCode(aBatchNumber, { rack: 'slabs', place: 7 })).toBe('2647-B012-S07');
});
