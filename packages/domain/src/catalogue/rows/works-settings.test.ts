import { expect, test } from 'vitest';
import { mostWorksDays, worksDaysIn } from './works-settings.ts';

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
