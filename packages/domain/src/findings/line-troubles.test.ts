import { expect, test } from 'vitest';
import type { Severity } from './finding.ts';
import { lineTroubles } from './line-troubles.ts';

const found = (severity: Severity) => ({ severity, sentence: `A ${severity}.` });

test.each([
  ['nothing', [], [], []],
  ['warnings and notes are no trouble', [], [found('warning'), found('note')], []],
  ['a problem is', [], [found('problem'), found('warning')], ['A problem.']],
  ['what has no price comes first', ['No price.'], [found('problem')], ['No price.', 'A problem.']],
])('%s', (_, faults, findings, troubles) => {
  expect(lineTroubles(faults, findings)).toEqual(troubles);
});
