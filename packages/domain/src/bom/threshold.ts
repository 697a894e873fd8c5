import { screwsAlong } from './cutting.ts';
import type { Job } from './job.ts';
import { line } from './line.ts';
import type { WorkInstruction } from './work-instruction.ts';

/** An aluminium bar across the foot of the door, cut square; a PVC threshold is the frame's own bottom member. */
export function thresholdLines(job: Job): readonly WorkInstruction[] {
  const { frameGroup: group, door, item, catalogue, works } = job;
  const threshold = catalogue.threshold(item.frame.threshold);
  if (threshold.material === 'pvc') return [];
  const length = thresholdLength(job);
  const at = { group, partId: door.partId };
  return [
    line({ ...at, code: threshold.code, what: '', quantity: 1, length, rule: 'W, 90/90', dropdown: 'threshold' }, job),
    line({ ...at, code: 'TH-FIX', what: '', quantity: 1, rule: 'one pair' }, job),
    line(
      {
        ...at,
        code: 'SCR-TH',
        what: '',
        quantity: screwsAlong(length, works.rules.sillScrewPitch),
        rule: `ceil(W / ${String(works.rules.sillScrewPitch)}) + 1`,
      },
      job,
    ),
  ];
}

/** Under its own jambs the bar runs the full width; beside a mullion it ends at the mullion's web. */
function thresholdLength({ door, profile }: Job): number {
  const webs = [door.edges.left, door.edges.right].filter((edge) => edge !== profile.rebateFloor);
  return door.size.width - webs.reduce((total, web) => total + web, 0);
}
