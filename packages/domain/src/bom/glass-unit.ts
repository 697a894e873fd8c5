import { size } from '../measure/mm.ts';
import type { Glazed } from './glass-make-up.ts';
import type { Job } from './job.ts';
import { type Wanted, line, missing } from './line.ts';
import { squareMetres } from './weight.ts';
import type { WorkInstruction } from './work-instruction.ts';

/** Panes of 4 mm toughened glass end here; a larger unit would need 6 mm, which the works do not keep. */
const largestUnitM2 = 2.3;

export interface WantedUnit extends Pick<Wanted, 'group' | 'what' | 'rule'> {
  readonly partId: string;
  readonly glazed: Glazed;
  readonly length: number;
  readonly width: number;
}

/** One glass unit to order; none where the fitter glazes on site. */
export function unitLine(wanted: WantedUnit, job: Job): readonly WorkInstruction[] {
  const { glazed, group, partId, what, length, width, rule } = wanted;
  if (glazed.glass === null) return [];
  const unit = size(width, length);
  if (width <= 0 || length <= 0 || squareMetres(unit) > largestUnitM2) {
    const reason = `No glass unit of ${String(width)} × ${String(length)} can be made (${what || group}).`;
    return [missing(group, 'glass-size', reason)];
  }
  const words = [what, glazed.glass].filter((word) => word !== '').join(', ');
  return [line({ group, partId, code: `GU-${glazed.makeUp}`, what: words, quantity: 1, length, width, rule }, job)];
}
