import { expect, test } from 'vitest';
import { bytesText } from './bytes-text.ts';

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [42_480_000, '42.5 MB'],
  [120_000_000_000, '120 GB'],
  [2_000_000_000_000_000, '2,000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});
