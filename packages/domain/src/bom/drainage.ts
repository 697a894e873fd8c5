import type { Job } from './job.ts';
import { line } from './line.ts';
import type { WorkInstruction } from './work-instruction.ts';

/** From here on a bottom member drains through a third cap, and a pane rests on an extra pair of blocks. */
export const wideFrom = 1500;

/**
 * Caps over the drain slots in the face of a bottom member. The door's own slots need them only in a lone frame: in a
 * larger set the fixed lights carry the caps, and the door drains down onto the sill behind the couplers or bars.
 */
export function doorDrainage(job: Job): readonly WorkInstruction[] {
  const isLone = job.sheet.cells.length === 1;
  const hasBottomMember = job.catalogue.threshold(job.item.frame.threshold).material === 'pvc';
  const { partId, size } = job.door;
  return isLone && hasBottomMember ? [drainageCaps({ group: job.frameGroup, partId, width: size.width }, job)] : [];
}

export interface DrainedFrame {
  readonly group: string;
  readonly partId: string;
  readonly width: number;
}

export const drainageCaps = ({ group, partId, width }: DrainedFrame, job: Job): WorkInstruction =>
  line(
    {
      group,
      partId,
      code: 'DRN-CAP',
      what: '',
      quantity: width > wideFrom ? 3 : 2,
      rule: `2, over ${String(wideFrom)} wide 3`,
    },
    job,
  );
