import type { Catalogue } from '../catalogue/catalogue.ts';
import type { StockCode } from '../item/ids.ts';
import type { Frame, PackerPosition } from '../item/item.ts';
import { type Mm, type Size, minus, mm, plus, sumOf } from '../measure/mm.ts';
import { stockAdjustment } from '../stock/stock-adjustment.ts';
import type { FrameSide } from './edges.ts';

/** All of a frame that decides what stands between overall and composite size. */
export type SizedFrame = Pick<Frame, 'packers' | 'sill' | 'heightMode'>;

export const packersBySide = {
  left: ['left1', 'left2'],
  right: ['right1', 'right2'],
  top: ['top1', 'top2'],
  bottom: ['thresholdPacker2'],
} as const satisfies Readonly<Record<FrameSide, readonly PackerPosition[]>>;

/** What stands at each side between the overall size and the PVC frame: packers, and below them the sill. */
export function adjustmentsAt(frame: SizedFrame, catalogue: Catalogue): Readonly<Record<FrameSide, Mm>> {
  const packed = (side: FrameSide) =>
    sumOf(packersBySide[side].map((position) => adjustmentOf(frame.packers[position], catalogue)));
  return {
    left: packed('left'),
    right: packed('right'),
    top: packed('top'),
    bottom: plus(packed('bottom'), countedSill(frame, catalogue)),
  };
}

/** What packers and sill take off the overall size before the PVC frame begins. */
export function adjustmentsOf(frame: SizedFrame, catalogue: Catalogue): Size {
  const { left, right, top, bottom } = adjustmentsAt(frame, catalogue);
  return { width: plus(left, right), height: plus(top, bottom) };
}

/** Size of the PVC frame set. */
export function compositeSize(frame: SizedFrame & Pick<Frame, 'overall'>, catalogue: Catalogue): Size {
  const adjustments = adjustmentsOf(frame, catalogue);
  return {
    width: minus(frame.overall.width, adjustments.width),
    height: minus(frame.overall.height, adjustments.height),
  };
}

/** The way back: for an item that came without its overall size. */
export function overallFromComposite(composite: Size, frame: SizedFrame, catalogue: Catalogue): Size {
  const adjustments = adjustmentsOf(frame, catalogue);
  return {
    width: plus(composite.width, adjustments.width),
    height: plus(composite.height, adjustments.height),
  };
}

/** In 'Height-Sill+Packers' the height was typed in without the sill, so there is nothing to take off again. */
export const countedSill = (frame: SizedFrame, catalogue: Catalogue): Mm =>
  frame.heightMode === 'Height-Sill+Packers' ? mm(0) : adjustmentOf(frame.sill, catalogue);

export const adjustmentOf = (code: StockCode | null, catalogue: Catalogue): Mm =>
  code === null ? mm(0) : stockAdjustment(catalogue.sizeStock(code));
