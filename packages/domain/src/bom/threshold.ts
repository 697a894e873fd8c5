import { screwsAlong } from './cut-lengths.ts';
import type { ResolvedItem } from './resolved-item.ts';
import { line } from './line.ts';
import { known, minus, type CalculatedFigure } from './calculated-figure.ts';
import type { CalculatedLine } from './work-instruction.ts';

/** An aluminium bar across the foot of the door, cut square; a PVC threshold is the frame's own bottom member. */
export function thresholdLines(resolved: ResolvedItem): readonly CalculatedLine[] {
  const { frameGroup: group, door, item, catalogue, production } = resolved;
  const threshold = catalogue.threshold(item.frame.threshold);
  if (threshold.material === 'pvc') return [];
  const length = thresholdLength(resolved);
  const at = { group, partId: door.partId, part: 'frame:threshold' } as const;
  return [
    line(
      { ...at, code: threshold.code, what: '', quantity: 1, length, remark: '90/90', dropdown: 'threshold' },
      resolved,
    ),
    line({ ...at, code: 'TH-FIX', what: '', quantity: 1, remark: 'one pair' }, resolved),
    line(
      {
        ...at,
        code: 'SCR-TH',
        what: '',
        quantity: screwsAlong(known('L', length.value), production.cuttingAllowances.sillScrewPitch),
      },
      resolved,
    ),
  ];
}

/** Under its own jambs the bar runs the full width; beside a mullion it ends at the mullion's web, unless it lies through. */
function thresholdLength({ door, profile, item, sheet }: ResolvedItem): CalculatedFigure {
  if (item.frame.thresholdLayout === 'full') return known('W', sheet.composite.width);
  const webs = [door.edges.left, door.edges.right].filter((edge) => edge !== profile.rebateFloor);
  return webs.reduce<CalculatedFigure>(minus, known('W', door.size.width));
}
