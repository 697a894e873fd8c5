import { anchorsAlong } from './cutting.ts';
import type { Job } from './job.ts';
import { line } from './line.ts';
import { known, perEach, times } from './reckoned.ts';
import type { WorkedLine } from './worked-line.ts';

const group = 'fit';
const packersPerAnchor = 2;

/** What holds the set in the wall, on two sides and the top; the bottom stands on its sill or threshold. */
export function fixingLines(job: Job): readonly WorkedLine[] {
  const { width, height } = job.sheet.composite;
  const { rules } = job.works;
  const side = (length: number, count: number) => ({ count, each: anchorsAlong(known('L', length), rules) });
  const anchors = perEach('side', [side(height, 2), side(width, 1)]);
  return [
    line({ group, code: 'FIX-100', what: '', quantity: anchors }, job),
    line({ group, code: 'PK-FLAT', what: '', quantity: times(known('anchors', anchors.value), packersPerAnchor) }, job),
  ];
}
