import { expect, test } from 'vitest';
import { blankLine } from '../bom/manual-line.ts';
import type { Item } from '../../door/model/item.ts';
import { stockCode } from '../../door/model/ids.ts';
import { aBatchLine, aBatchNumber } from '../../testing/a-batch.ts';
import { coupledSurround, doubleDoor, onePieceSurround, singleDoor } from '../../testing/worked-example-items.ts';
import { madePieces, piecesOf } from './batch-piece.ts';

const codesOf = (item: Item): readonly string[] =>
  madePieces(piecesOf(aBatchNumber, [aBatchLine(item)])).map(({ code }) => code.replace('2647-B012-10234-2-', ''));

test('pieces of a single door have the names of the trade', () => {
  expect(codesOf(singleDoor)).toEqual(['JL', 'JR', 'HD', 'BT', 'SL', 'SJL', 'SJR', 'SHD', 'SBT', 'SB', 'G1', 'G2']);
});

test('coupled frames say which they are, couplers what they join', () => {
  const codes = codesOf(coupledSurround);
  expect(codes).toEqual(expect.arrayContaining(['JL', 'LS-JL', 'RS-JL', 'FL-HD', 'FL-SHD', 'CPL', 'CPR', 'CPF']));
  expect(codes).toEqual(expect.arrayContaining(['LS-BL1', 'LS-BR1', 'LS-BT1', 'LS-BB1', 'FL-G1']));
});

test('bars of a one-piece set are counted from the left and from below', () => {
  expect(codesOf(onePieceSurround)).toEqual(expect.arrayContaining(['TR', 'M1', 'M2', 'STR', 'SM1', 'SM2']));
});

test('two leaves have a slab each, the slave an astragal', () => {
  const codes = codesOf(doubleDoor);
  expect(codes).toEqual(expect.arrayContaining(['TH', 'MA-SB', 'SV-SB', 'SV-AS', 'MA-WE', 'SV-WE', 'MA-G1', 'SV-G1']));
  expect(new Set(codes).size).toBe(codes.length);
});

test('each door of several has an ordinal', () => {
  const { bars } = piecesOf(aBatchNumber, [aBatchLine(singleDoor, { quantity: 2 })]);
  expect(bars.filter(({ record }) => record.name === 'jamb left').map(({ code }) => code)).toEqual([
    '2647-B012-10234-2.1-JL',
    '2647-B012-10234-2.2-JL',
  ]);
});

test('the same numbers give the same codes, whatever stands beside them in the batch', () => {
  const alone = madePieces(piecesOf(aBatchNumber, [aBatchLine(singleDoor)])).map(({ code }) => code);
  const other = aBatchLine(doubleDoor, { order: '10001' });
  const together = madePieces(piecesOf(aBatchNumber, [other, aBatchLine(singleDoor)])).map(({ code }) => code);
  expect(together.filter((code) => code.includes('10234'))).toEqual(alone);
});

test('what a person picked takes the place of what was calculated', () => {
  const { instruction } = blankLine;
  const added = [
    {
      instruction: {
        ...instruction,
        code: stockCode('CY-3T'),
        description: 'Thumb-turn',
        quantity: 1,
        dropdown: 'cylinder',
      },
      unit: 'piece' as const,
    },
  ];
  const { picked, added: byHand } = piecesOf(aBatchNumber, [aBatchLine(singleDoor, { added })]);
  expect(picked.filter(({ record }) => record.dropdown === 'cylinder')).toEqual([]);
  expect(byHand.map(({ added }) => added.instruction.code)).toEqual(['CY-3T']);
});
