import { expect, test } from 'vitest';
import { bomOf } from '../bom/bill-of-materials.ts';
import type { LineProblem } from '../bom/work-instruction.ts';
import { workInstructionsOf } from '../bom/work-instructions-of.ts';
import { aDoor } from '../../testing/a-door.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { workedExampleProductionRows } from '../../testing/worked-example-production-rows.ts';
import { finding } from '../../messages/english/finding.ts';
import { blockingProblems } from './blocking-problems.ts';
import { faultsOf } from './findings.ts';

const line = (missing: LineProblem | null) => ({ missing });
const found = (code: `${string}.${string}`, severity: 'problem' | 'warning' = 'problem') => ({ code, severity });

test.each([
  ['nothing where nothing is wrong', [line(null)], [], 0, 0],
  ['a line without stock', [line('stock'), line(null)], [], 1, 0],
  [
    'a finding that blocks, and none that does not',
    [],
    [found('fire.no-closer'), found('glass.too-slim', 'warning')],
    0,
    1,
  ],
  ['the glass that nobody has chosen once', [line('glass-choice')], [found('glass.not-chosen')], 0, 1],
  [
    'a line that no finding tells beside one that a finding tells',
    [line('glass-choice'), line('stock')],
    [found('glass.not-chosen')],
    1,
    1,
  ],
])('%s', (_, bill, findings, lines, told) => {
  const problems = blockingProblems(bill, findings);
  expect([problems.lines.length, problems.findings.length]).toEqual([lines, told]);
});

test('a door whose glass is still to be chosen has that problem once', () => {
  const catalogue = aCatalogue();
  const production = workedExampleProductionRows;
  const item = aDoor('single-door');
  const bill = workInstructionsOf(bomOf(item, { catalogue, production }));
  expect(bill.map(({ missing }) => missing)).toContain('glass-choice');
  const { lines, findings } = blockingProblems(bill, faultsOf(item, { catalogue, production, messages: finding }));
  expect(lines.map(({ missing }) => missing)).not.toContain('glass-choice');
  expect(findings.map(({ code }) => code)).toEqual(['glass.not-chosen']);
});
