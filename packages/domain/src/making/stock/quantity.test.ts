import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stocking as messages } from '../../messages/english/stocking.ts';
import { keysOf } from '../../lib/records.ts';
import { mostQuantity, quantityText, readQuantity, stockUnits, writtenAs } from './quantity.ts';

describe('PROMISE 4.1 and 16: a quantity in the unit of its article', () => {
  test.each([
    ['24', 'piece', 24],
    ['24.0', 'bar', 24],
    ['5.960', 'metre', 5960],
    ['5.96', 'metre', 5960],
    ['0.25', 'litre', 250],
    ['5.96000', 'metre', 5960],
    ['1000000000', 'piece', mostQuantity],
    ['1000000', 'metre', mostQuantity],
    ['1.5', 'piece', undefined],
    ['1.000', 'piece', undefined],
    ['250.000', 'bar', undefined],
    ['1.000', 'metre', 1000],
    ['5.9605', 'metre', undefined],
    ['abc', 'piece', undefined],
    ['', 'piece', undefined],
    ['-1', 'piece', undefined],
    ['+1', 'piece', undefined],
    ['1e3', 'piece', undefined],
    ['1,5', 'metre', undefined],
    ['.5', 'metre', undefined],
    ['5.', 'metre', undefined],
    [' 5', 'metre', undefined],
    ['1000000001', 'piece', undefined],
    ['1000000.001', 'metre', undefined],
  ] as const)('%s %s: %s', (text, unit, quantity) => expect(readQuantity(text, unit)).toBe(quantity));

  test.each([
    [5960, 'metre', '5.960'],
    [-5, 'metre', '-0.005'],
    [0, 'litre', '0.000'],
    [-24, 'piece', '-24'],
    [0, 'bar', '0'],
  ] as const)('%d %s are written %s', (quantity, unit, text) => expect(quantityText(quantity, unit)).toBe(text));

  test('what is written is read as it was', () => {
    const unit = fc.constantFrom(...keysOf(stockUnits));
    fc.assert(
      fc.property(unit, fc.nat(mostQuantity), (of, quantity) => {
        expect(readQuantity(quantityText(quantity, of), of)).toBe(quantity);
      }),
    );
  });

  test.each([
    ['wrongQuantity', '0', false],
    ['wrongQuantity', '1', true],
    ['wrongCount', '0', true],
    ['wrongFloor', '0', true],
    ['wrongFloor', '1.5', false],
  ] as const)('%s: %s pieces are taken %s', (field, text, isTaken) => {
    const read = writtenAs(field, { text, unit: 'piece', messages });
    expect(read.ok || read.refusal).toEqual(
      isTaken || { code: 'stock.quantity', message: messages[field](text, 'piece') },
    );
  });

  test('a number of a file that may mean either is told with both', () =>
    expect(writtenAs('wrongQuantity', { text: '1.234 / 1234', unit: 'metre', messages })).toMatchObject({
      refusal: { code: 'stock.quantity', message: messages.either('1.234 / 1234') },
    }));
});
