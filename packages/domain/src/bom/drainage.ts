import type { ResolvedItem } from './resolved-item.ts';
import { line } from './line.ts';
import type { PartName } from './part-names.ts';
import type { CalculatedLine } from './work-instruction.ts';

/** From here on a bottom member drains through a third cap, and a pane rests on an extra pair of blocks. */
export const wideFrom = 1500;

/**
 * Caps over the drain slots in the face of a bottom member. The door's own slots need them only in a lone frame: in a
 * larger set the fixed lights carry the caps, and the door drains down onto the sill behind the couplers or bars.
 */
export function doorDrainage(resolved: ResolvedItem): readonly CalculatedLine[] {
  const isLone = resolved.sheet.cells.length === 1;
  const hasBottomMember = resolved.catalogue.threshold(resolved.item.frame.threshold).material === 'pvc';
  const { partId, size } = resolved.door;
  return isLone && hasBottomMember
    ? [drainageCaps({ group: resolved.frameGroup, partId, width: size.width, part: 'frame:bottom' }, resolved)]
    : [];
}

export interface DrainedFrame {
  readonly group: string;
  readonly partId: string;
  readonly width: number;
  readonly part: PartName;
}

export const drainageCaps = ({ group, partId, width, part }: DrainedFrame, resolved: ResolvedItem): CalculatedLine =>
  line(
    {
      group,
      partId,
      part,
      code: 'DRN-CAP',
      what: '',
      quantity: width > wideFrom ? 3 : 2,
      remark: `2, over ${String(wideFrom)} wide 3`,
    },
    resolved,
  );
