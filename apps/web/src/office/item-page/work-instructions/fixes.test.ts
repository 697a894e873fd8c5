import { problemOfCode } from '@door/domain/making/bom/work-instruction';
import { expect, test } from 'vitest';
import { fixOf } from './fixes.ts';

test.each([
  ['error-glass-size', 'sizes'],
  ['error-colour-pair', 'colours'],
  ['error-article', 'stock'],
  ['OF72', undefined],
  ['error-of-another-time', undefined],
])('%s is fixed at %s [8.14]', (code, at) => {
  expect(fixOf(problemOfCode(code))?.at).toBe(at);
});
