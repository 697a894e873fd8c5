import type { PiecePlace } from './bill-piece.ts';
import type { BillRecord } from './bill-record.ts';
import { countAt } from './cut-lengths.ts';
import { countRecord, inDoorFrame } from './make-record.ts';
import type { ResolvedItem } from './resolved-item.ts';

/**
 * Caps over the drain slots of the door's bottom member. Only a lone frame needs them: in a larger set the fixed lights
 * have caps, and the door drains onto the sill.
 */
export function doorDrainage(resolved: ResolvedItem): readonly BillRecord[] {
  const isLone = resolved.sheet.cells.length === 1;
  const hasBottomMember = resolved.catalogue.threshold(resolved.item.frame.threshold).material === 'pvc';
  return isLone && hasBottomMember
    ? [drainageCaps({ ...inDoorFrame(resolved), draws: ['frame:bottom'] }, resolved.door.size.width, resolved)]
    : [];
}

/** Two caps in the bottom of a frame, three in a wide one. */
export function drainageCaps(place: PiecePlace, width: number, resolved: ResolvedItem): BillRecord {
  const { partArticles, consumption } = resolved.production;
  const [usual, wide] = consumption.drainageCaps;
  const byWidth = { usual, wide, wideFrom: consumption.wideFrom };
  const quantity = countAt(width, byWidth);
  return countRecord({ ...place, code: partArticles.drainageCap, role: 'drainage-caps', quantity, byWidth }, resolved);
}
