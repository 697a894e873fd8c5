import { screwsAlong } from './cutting.ts';
import type { Job } from './job.ts';
import { line } from './line.ts';
import { known, minus, type Reckoned } from './reckoned.ts';
import type { WorkedLine } from './worked-line.ts';

/** An aluminium bar across the foot of the door, cut square; a PVC threshold is the frame's own bottom member. */
export function thresholdLines(job: Job): readonly WorkedLine[] {
  const { frameGroup: group, door, item, catalogue, works } = job;
  const threshold = catalogue.threshold(item.frame.threshold);
  if (threshold.material === 'pvc') return [];
  const length = thresholdLength(job);
  const at = { group, partId: door.partId, part: 'frame:threshold' } as const;
  return [
    line({ ...at, code: threshold.code, what: '', quantity: 1, length, rule: '90/90', dropdown: 'threshold' }, job),
    line({ ...at, code: 'TH-FIX', what: '', quantity: 1, rule: 'one pair' }, job),
    line(
      {
        ...at,
        code: 'SCR-TH',
        what: '',
        quantity: screwsAlong(known('L', length.value), works.rules.sillScrewPitch),
      },
      job,
    ),
  ];
}

/** Under its own jambs the bar runs the full width; beside a mullion it ends at the mullion's web, unless it lies through. */
function thresholdLength({ door, profile, item, sheet }: Job): Reckoned {
  if (item.frame.thresholdLayout === 'full') return known('W', sheet.composite.width);
  const webs = [door.edges.left, door.edges.right].filter((edge) => edge !== profile.rebateFloor);
  return webs.reduce<Reckoned>(minus, known('W', door.size.width));
}
