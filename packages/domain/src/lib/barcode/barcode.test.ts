import {
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  GlobalHistogramBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { code128 } from './code-128.ts';
import { qrCode } from './qr-code.ts';

const pixels = 4;

/** Grey pixels of rows of modules, with a light border. */
function paint(modules: readonly (readonly boolean[])[], border: number): RGBLuminanceSource {
  const width = ((modules[0]?.length ?? 0) + 2 * border) * pixels;
  const height = (modules.length + 2 * border) * pixels;
  const grey = Uint8ClampedArray.from({ length: width * height }, (_, index) => {
    const x = Math.floor((index % width) / pixels) - border;
    const y = Math.floor(index / width / pixels) - border;
    return modules[y]?.[x] ? 0 : 255;
  });
  return new RGBLuminanceSource(grey, width, height);
}

/** As a clean picture: how well a reader finds a code in a photograph is not ours to test. */
const clean = new Map([[DecodeHintType.PURE_BARCODE, true]]);

const readQr = (text: string): string =>
  new QRCodeReader().decode(new BinaryBitmap(new GlobalHistogramBinarizer(paint(qrCode(text), 4))), clean).getText();

function readLines(text: string): string {
  const bars = code128(text).flatMap((width, index) => Array.from({ length: width }, () => index % 2 === 0));
  const source = paint(
    Array.from({ length: 12 }, () => bars),
    10,
  );
  return new Code128Reader().decode(new BinaryBitmap(new GlobalHistogramBinarizer(source))).getText();
}

describe('QR code', () => {
  const code = 'DW1:2647-B012-10234-2.13-LS-SJL';
  test('a reader reads a part code from 25 modules', () => {
    expect(readQr(code)).toBe(code);
    expect(qrCode(code)).toHaveLength(25);
  });

  test.each([
    [1, 21],
    [20, 21],
    [21, 25],
    [38, 25],
    [39, 29],
    [61, 29],
    [62, 33],
    [90, 33],
    [91, 37],
    [122, 37],
    [123, 41],
    [154, 41],
  ])('%i capitals take %i modules', (length, size) => {
    const text = 'DW1:'.repeat(39).slice(0, length);
    expect(qrCode(text)).toHaveLength(size);
    expect(readQr(text)).toBe(text);
  });

  test('a reader reads any capitals, and any ASCII', () => {
    const sign = fc.constantFrom(...Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'));
    const letter = fc.constantFrom(...Array.from('abcxyzABC019 -_~{}'));
    const texts = fc.oneof(
      fc.string({ unit: sign, minLength: 1, maxLength: 154 }),
      fc.string({ unit: letter, minLength: 1, maxLength: 106 }),
    );
    fc.assert(
      fc.property(texts, (text) => readQr(text) === text),
      { numRuns: 40 },
    );
  });

  test('what does not fit is a mistake of the caller', () => {
    expect(() => qrCode('A'.repeat(155))).toThrow('155 signs');
    expect(() => qrCode('→')).toThrow('cannot hold →');
  });
});

describe('Code 128', () => {
  test.each(['2647-B012-10234-2-JL', '1234', '12345', 'A12345678B', ' ~'])('a reader reads %j', (text) =>
    expect(readLines(text)).toBe(text),
  );

  test('a reader reads any printable ASCII', () => {
    const sign = fc.oneof(fc.constantFrom(...Array.from('0123456789')), fc.string({ minLength: 1, maxLength: 1 }));
    const texts = fc.array(sign, { minLength: 1, maxLength: 30 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(texts, (text) => readLines(text) === text),
      { numRuns: 40 },
    );
  });

  test('digits take half the room: four of them as much as two letters', () => {
    const widthOf = (text: string) => code128(text).reduce((sum, width) => sum + width, 0);
    expect([widthOf('1234'), widthOf('AB')]).toEqual([57, 57]);
  });

  test('what has no bars is a mistake of the caller', () => expect(() => code128('é')).toThrow("cannot hold 'é'"));
});
