import { anchorsAlong } from './cutting.ts';
import type { Job } from './job.ts';
import { line } from './line.ts';
import type { WorkInstruction } from './work-instruction.ts';

const packersPerAnchor = 2;

/** What holds the set in the wall, on two sides and the top; the bottom stands on its sill or threshold. */
export function fixingLines(job: Job): readonly WorkInstruction[] {
  const { width, height } = job.sheet.composite;
  const { rules } = job.works;
  const anchors = [height, height, width].reduce((total, side) => total + anchorsAlong(side, rules), 0);
  return [
    line(
      {
        group: 'fit',
        code: 'FIX-100',
        what: '',
        quantity: anchors,
        rule: `ceil((L - ${String(2 * rules.anchorFromCorner)}) / ${String(rules.anchorMaxPitch)}) + 1 per side`,
      },
      job,
    ),
    line(
      {
        group: 'fit',
        code: 'PK-FLAT',
        what: '',
        quantity: anchors * packersPerAnchor,
        rule: `${String(packersPerAnchor)} per anchor`,
      },
      job,
    ),
  ];
}
