import { isInError, type LineProblem, type WorkInstruction } from '../bom/work-instruction.ts';
import type { Finding } from './finding.ts';

/** The lines in error of which a finding says the same, with the changes that fix it. */
const lineToldBy: Readonly<Record<string, LineProblem>> = {
  'glass.not-chosen': 'glass-choice',
  'glass.sheet': 'glass-size',
  'colour.no-ral': 'ral-number',
  'colour.no-pair': 'colour-pair',
  'weight.too-heavy': 'leaf-weight',
};

/** What the line in error lacks that a finding tells as well; null: there is no such line. */
export const lineTold = ({ code }: Pick<Finding, 'code'>): LineProblem | null => lineToldBy[code] ?? null;

interface BlockingProblems<Line, Found> {
  /** Lines in error that no finding tells. */
  readonly lines: readonly Line[];
  readonly findings: readonly Found[];
}

/** What stands in the way of making a set, each thing once, though both its bill and the checks may know of it. */
export function blockingProblems<
  Line extends Pick<WorkInstruction, 'missing'>,
  Found extends Pick<Finding, 'code' | 'severity'>,
>(bill: readonly Line[], found: readonly Found[]): BlockingProblems<Line, Found> {
  const findings = found.filter(({ severity }) => severity === 'problem');
  const told = findings.map(lineTold);
  return { findings, lines: bill.filter((line) => isInError(line) && !told.includes(line.missing)) };
}
