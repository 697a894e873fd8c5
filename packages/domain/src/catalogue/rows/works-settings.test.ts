import { expect, test } from 'vitest';
import { buyingLimits, isWithin, mostWorksDays, worksDaysIn } from './works-settings.ts';

test.each([
  ['0', 0],
  [' 12 ', 12],
  ['007', 7],
  [String(mostWorksDays), mostWorksDays],
  [String(mostWorksDays + 1), undefined],
  ['1200', undefined],
  ['', undefined],
  [' ', undefined],
  ['-1', undefined],
  ['2.5', undefined],
  ['1e1', undefined],
  ['ten', undefined],
])('%j typed for days of the works is %j', (text, days) => expect(worksDaysIn(text)).toBe(days));

test.each([
  [0, true],
  [100_000, true],
  [100_001, false],
  [-1, false],
  [undefined, false],
])('a bill may differ by %d cents: %s', (minor, may) => expect(isWithin(minor, buyingLimits.billAmount)).toBe(may));
