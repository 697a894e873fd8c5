import { describe, expect, test } from 'vitest';
import { aBatchNumber } from '../../testing/a-batch.ts';
import { barCode, codeOfScan, doorCode, floorCode } from './floor-code.ts';
import { slotCode } from './slot.ts';

const code = '2647-B012-10234-2-JL';

describe('what a hand scanner or a person types', () => {
  test.each([
    ['the mark', `DW1:${code}`],
    ['the code alone', code],
    ['small letters and blanks', ' dw1:2647-b012-10234-2-jl '],
    ['an AIM identifier of a QR code', `]Q1DW1:${code}`],
    ['an AIM identifier of a Code 128', `]C0${code}`],
    ['STX and ETX', `\u0002DW1:${code}\u0003`],
    ['a line end', `DW1:${code}\r\n`],
    ['an AIM identifier, STX and a line end', `\u0002]Q3DW1:${code}\r`],
    ['the layout of Germany', 'DW1Ö2647ßB012ß10234ß2ßJL'],
    ['the layout of Germany, with an AIM identifier', '+Q1DW1Ö2647ßB012ß10234ß2ßJL'],
    ['the layout of Spain', "DW1Ñ2647'B012'10234'2'JL"],
    ['the layout of Sweden', 'DW1Ö2647+B012+10234+2+JL'],
    ['the layout of Czechia', 'DW1"2647=B012=10234=2=JL'],
    ['the layout of Turkey', 'DW1Ş2647*B012*10234*2*JL'],
    ['the layout of France, digits shifted', 'DW1M2647)B012)10234)2)JL'],
    ['a dash of typography', 'DW1:2647–B012–10234–2–JL'],
    ['a minus sign', '2647−B012−10234−2−JL'],
  ])('%s', (_, typed) => expect(codeOfScan(typed)).toBe(code));

  test('a piece of one door of several, made again, keeps its points', () => {
    expect(codeOfScan(']Q1DW1:2647-B012-10234-2.3-LS-JL.2\r')).toBe('2647-B012-10234-2.3-LS-JL.2');
  });

  test('what is none of our codes stays as it is', () => {
    expect(codeOfScan('https://parcel.example/7')).toBe('HTTPS://PARCEL.EXAMPLE/7');
  });
});

describe('a code of the floor', () => {
  test.each([
    [barCode(aBatchNumber, 14), 'bar', 'R014'],
    ['2647-B012-R14', 'bar', 'R014'],
    [doorCode(aBatchNumber, 7), 'door', 'D07'],
    [slotCode(aBatchNumber, { rack: 'frames', place: 7 }), 'door', 'D07'],
    [slotCode(aBatchNumber, { rack: 'slabs', place: 7 }), 'door', 'D07'],
    [slotCode(aBatchNumber, { rack: 'glass', place: 7 }), 'door', 'D07'],
    [slotCode(aBatchNumber, { rack: 'frames', place: 107 }), 'door', 'D107'],
  ])('%s is %s %s', (scanned, what, named) => {
    expect(floorCode(scanned)).toEqual({ ...aBatchNumber, what, code: named });
  });

  test.each([code, 'PARCEL', '2647-B012-X07'])('%s is none', (scanned) => expect(floorCode(scanned)).toBe(null));
});
