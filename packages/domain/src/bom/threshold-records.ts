import type { BillRecord } from './bill-record.ts';
import { type CalculatedFigure, known, minus } from './calculated-figure.ts';
import { screwsAlong } from './cut-lengths.ts';
import { barRecord, countRecord, inDoorFrame } from './make-record.ts';
import type { ResolvedItem } from './resolved-item.ts';

/** An aluminium threshold; a PVC threshold is the bottom member of the frame. */
export function thresholdRecords(resolved: ResolvedItem): readonly BillRecord[] {
  const { item, catalogue, production } = resolved;
  const { material, code } = catalogue.threshold(item.frame.threshold);
  if (material === 'pvc') return [];
  const length = thresholdLength(resolved);
  const quantity = screwsAlong(known('L', length.value), production.cuttingAllowances.sillScrewPitch);
  const place = { ...inDoorFrame(resolved), draws: ['frame:threshold'] as const };
  return [
    barRecord(
      {
        ...place,
        code,
        bar: { role: 'threshold' },
        length,
        ends: [90, 90],
        colours: null,
        pair: null,
        dropdown: 'threshold',
      },
      resolved,
    ),
    countRecord(
      { ...place, code: production.partArticles.thresholdFixing, role: 'threshold-blocks', quantity: 1 },
      resolved,
    ),
    countRecord(
      { ...place, code: production.partArticles.thresholdScrew, role: 'threshold-screws', quantity },
      resolved,
    ),
  ];
}

/** The full width between jambs of its own; beside a mullion it ends at the web, unless it lies through under the sidelights. */
function thresholdLength({ door, profile, item, sheet }: ResolvedItem): CalculatedFigure {
  if (item.frame.thresholdLayout === 'full') return known('W', sheet.composite.width);
  const webs = [door.edges.left, door.edges.right].filter((edge) => edge !== profile.rebateFloor);
  return webs.reduce<CalculatedFigure>(minus, known('W', door.size.width));
}
