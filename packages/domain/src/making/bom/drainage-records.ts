import type { PiecePlace } from './bom-piece.ts';
import type { BomRecord } from './bom-record.ts';
import { countAt } from './cut-lengths.ts';
import { countRecord, inDoorFrame } from './make-record.ts';
import { footOf } from './outer-frame.ts';
import { outsideOnly } from './piece-colours.ts';
import type { ResolvedItem } from './resolved-item.ts';

/** Caps over the drain slots of the bottom member under the door; an aluminium threshold has no slots. */
export function doorDrainage(resolved: ResolvedItem): readonly BomRecord[] {
  return footOf(resolved) === 'pvc'
    ? [drainageCaps({ ...inDoorFrame(resolved), draws: ['frame:bottom'] }, resolved.door.size.width, resolved)]
    : [];
}

/** Two caps in the bottom of a frame, three in a wide one. */
export function drainageCaps(place: PiecePlace, width: number, resolved: ResolvedItem): BomRecord {
  const { partArticles, consumption } = resolved.production;
  const [usual, wide] = consumption.drainageCaps;
  const byWidth = { usual, wide, wideFrom: consumption.wideFrom };
  const quantity = countAt(width, byWidth);
  const colours = outsideOnly(resolved);
  return countRecord(
    { ...place, code: partArticles.drainageCap, role: 'drainage-caps', quantity, byWidth, colours },
    resolved,
  );
}
