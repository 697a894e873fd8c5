import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { aPicture } from '../../testing/samples.ts';
import { checkPng } from './check-png.ts';
import { withoutMetadata } from './without-metadata.ts';

function chunk(name: string, text: string): Buffer {
  const body = Buffer.from(name + text, 'latin1');
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(text.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Signature and header. */
const headLength = 33;

const secret = 'GPS 53.3498 N, 6.2603 W';

describe('what a picture says beside its pixels is removed', () => {
  test.each(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'iCCP', 'prVt'])('%s', (name) => {
    const plain = aPicture(20, 10);
    const told = Buffer.concat([plain.subarray(0, headLength), chunk(name, secret), plain.subarray(headLength)]);
    expect(checkPng(told)).toBeUndefined();
    expect(withoutMetadata(told)).toEqual(plain);
  });
});

test('a picture without it stays as it is, byte for byte', () => {
  const plain = aPicture(20, 10);
  expect(withoutMetadata(plain)).toBe(plain);
});
