import { expect, test } from 'vitest';
import { mm } from '../../lib/mm.ts';
import { aBatchLine, aBatchNumber } from '../../testing/a-batch.ts';
import { singleDoor } from '../../testing/worked-example-items.ts';
import { madePieces, piecesOf } from './batch-piece.ts';
import { originalOf, replacementBar, replacementCode, withReplacements } from './replacement.ts';

const cut = {
  ...{ code: 'JL.2', length: mm(2076), number: 94, saw: { kerf: mm(5), trim: mm(30), keepFrom: mm(600) } },
  group: { key: 'OF72-AGWH', stockLengths: [mm(6500), mm(6000), mm(2100)] },
};
const offcut = (id: string, length: number) => ({ id, group: 'OF72-AGWH', length: mm(length) });

test('a piece that is made again comes from the shortest offcut that it fits on', () => {
  const offcuts = [offcut('R1', 2900), offcut('R2', 2075), offcut('R3', 2400)];
  expect(replacementBar({ ...cut, offcuts })).toEqual({
    ...{ group: 'OF72-AGWH', number: 94, stock: 2400, offcut: 'R3', pieces: ['JL.2'], rest: 324 },
  });
});

test('else from the shortest new bar, of which the saw takes its trims', () => {
  expect(replacementBar({ ...cut, offcuts: [offcut('R2', 2075)] })).toMatchObject({
    stock: 6000,
    offcut: null,
    rest: 3864,
  });
});

test('or from none', () => {
  expect(replacementBar({ ...cut, length: mm(7000), offcuts: [] })).toBe(null);
});

test('it stands on the lists behind what it is made for, a third time too', () => {
  const pieces = piecesOf(aBatchNumber, [aBatchLine(singleDoor)]);
  const [first] = pieces.bars;
  const code = first?.code ?? '';
  const again = [
    { code: replacementCode(code, 0), replaces: code },
    { code: replacementCode(code, 1), replaces: replacementCode(code, 0) },
  ];
  const codes = madePieces(withReplacements(pieces, again)).map((piece) => piece.code);
  expect(codes.slice(0, 3)).toEqual([code, `${code}.2`, `${code}.3`]);
  expect(codes).toHaveLength(madePieces(pieces).length + 2);
  expect(originalOf(`${code}.3`, again)).toBe(code);
});
