import { expect, test } from 'vitest';
import { mm } from '../../lib/mm.ts';
import { aBatchLine, aBatchNumber } from '../../testing/a-batch.ts';
import { coupledSurround, doubleDoor, singleDoor } from '../../testing/worked-example-items.ts';
import { batching as messages } from '../../messages/english/batching.ts';
import { batchPdfOf, batchLabels } from './batch-pdf.ts';
import { madePieces, piecesOf } from './batch-piece.ts';
import { cutGroupOf } from './cut-group.ts';

const lines = [singleDoor, doubleDoor, coupledSurround].map((item, at) => aBatchLine(item, { position: at + 1 }));
const pieces = piecesOf(aBatchNumber, lines);
const jambs = pieces.bars.filter(({ record }) => record.article.code === 'OF72').slice(0, 2);
const bar = {
  group: jambs[0] ? cutGroupOf(jambs[0].record).key : '',
  number: 1,
  stock: mm(6500),
  offcut: null,
  pieces: jambs.map(({ code }) => code),
  rest: mm(2200),
};
const book = batchPdfOf({ number: aBatchNumber, lines, bars: [bar] }, messages);

test('the book of a batch has every list of which there is something, in the order of work', () => {
  expect(book.title).toBe('Batch 2647-B012');
  expect(book.summary).toBe('Week 2647, 3 doors');
  expect(book.lists.map(({ kind }) => kind)).toEqual(['cut', 'steel', 'bead', 'slab', 'glass', 'pick', 'sheet']);
});

test('a bar stands with the list of its group alone, its pieces one after the other and its rest at the end', () => {
  const withBars = book.lists.flatMap(({ parts }) => parts).filter(({ bars }) => bars.length > 0);
  expect(withBars).toHaveLength(1);
  const [drawn] = withBars.flatMap(({ bars }) => bars);
  expect(drawn?.text).toBe('Bar 1, new bar of 6500 mm, rest 2200 mm');
  const [one, other] = drawn?.pieces ?? [];
  expect(one?.part).toBe('JL');
  expect(other?.from).toBeGreaterThan((one?.from ?? 0) + (one?.length ?? 0));
  expect((other?.from ?? 0) + (other?.length ?? 0)).toBeCloseTo(6500 - 2200);
});

test('each piece has one label with its own code, and each place in which pieces wait one more', () => {
  const codes = batchLabels({ number: aBatchNumber, lines, bars: [bar] }, messages).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  const made = madePieces(pieces).map(({ code }) => code);
  expect(codes.filter((code) => made.includes(code)).toSorted()).toEqual(made.toSorted());
  expect(codes.filter((code) => bar.pieces.includes(code))).toEqual(bar.pieces);
  expect(codes).toContain('2647-B012-F03');
});
