import type { Job } from './job.ts';
import { line } from './line.ts';
import type { PartName } from './part-names.ts';
import type { WorkedLine } from './worked-line.ts';

/** From here on a bottom member drains through a third cap, and a pane rests on an extra pair of blocks. */
export const wideFrom = 1500;

/**
 * Caps over the drain slots in the face of a bottom member. The door's own slots need them only in a lone frame: in a
 * larger set the fixed lights carry the caps, and the door drains down onto the sill behind the couplers or bars.
 */
export function doorDrainage(job: Job): readonly WorkedLine[] {
  const isLone = job.sheet.cells.length === 1;
  const hasBottomMember = job.catalogue.threshold(job.item.frame.threshold).material === 'pvc';
  const { partId, size } = job.door;
  return isLone && hasBottomMember
    ? [drainageCaps({ group: job.frameGroup, partId, width: size.width, part: 'frame:bottom' }, job)]
    : [];
}

export interface DrainedFrame {
  readonly group: string;
  readonly partId: string;
  readonly width: number;
  readonly part: PartName;
}

export const drainageCaps = ({ group, partId, width, part }: DrainedFrame, job: Job): WorkedLine =>
  line(
    {
      group,
      partId,
      part,
      code: 'DRN-CAP',
      what: '',
      quantity: width > wideFrom ? 3 : 2,
      rule: `2, over ${String(wideFrom)} wide 3`,
    },
    job,
  );
