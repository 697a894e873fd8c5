import { expect, test } from 'vitest';
import { encodingFor } from './compress-response.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['BR', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip ; q=0.000, br ; q=0', undefined],
  ['x-gzip, brotli', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('of %j it is compressed as %j', (accepted, encoding) => {
  expect(encodingFor(accepted === undefined ? {} : { 'accept-encoding': accepted })).toBe(encoding);
});
