import { describe, expect, test } from 'vitest';
import { missingKinds } from './missing-record.ts';
import { errorCodeOf, isInError, lineGroupOf, problemOfCode } from './work-instruction.ts';

describe('codes of stored and received lines', () => {
  test.each(missingKinds)('error-%s is read as it is written [3.59 8.14]', (missing) => {
    expect(problemOfCode(errorCodeOf(missing))).toBe(missing);
  });

  test.each([
    ['error', 'other'],
    ['error-bar-length', 'other'],
    ['OF72', null],
    ['no-error', null],
  ])('%s', (code, problem) => {
    expect(problemOfCode(code)).toBe(problem);
    expect(isInError({ missing: problemOfCode(code) })).toBe(problem !== null);
  });
});

test.each([
  ['left-sidelight', 'left-sidelight'],
  ['add-on', 'add-on'],
  ['porch', 'add-on'],
  ['', 'add-on'],
])('sub-assembly %j is group %s', (name, group) => {
  expect(lineGroupOf(name)).toBe(group);
});
