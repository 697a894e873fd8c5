import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { StockCode } from '../model/ids.ts';
import type { PackerPosition } from '../model/door-values.ts';
import type { Frame } from '../model/item.ts';
import { type Mm, type Size, minus, mm, plus, sumOf } from '../../lib/mm.ts';
import { type GlazedFramePartKind, glazedFramePartKinds } from '../model/parts.ts';
import { recordOf } from '../../lib/records.ts';
import type { FrameSide } from './edges.ts';
import type { SizeStock } from '../../catalogue/rows/frame-rows.ts';

/** All of a frame that decides what stands between overall and composite size. */
export type SizedFrame = Pick<Frame, 'packers' | 'sill' | 'heightMode'>;

export const packersBySide = {
  left: ['left1', 'left2'],
  right: ['right1', 'right2'],
  top: ['top1', 'top2'],
  bottom: ['thresholdPacker2'],
} as const satisfies Readonly<Record<FrameSide, readonly PackerPosition[]>>;

/** Packers (and at the bottom the sill) between overall size and composite size, for each side. */
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

/** Overall size minus composite size. */
export function adjustmentsOf(frame: SizedFrame, catalogue: Catalogue): Size {
  const { left, right, top, bottom } = adjustmentsAt(frame, catalogue);
  return { width: plus(left, right), height: plus(top, bottom) };
}

/** Size of the PVC frame set: the overall size without packers and sill. */
export function compositeSize(frame: SizedFrame & Pick<Frame, 'overall'>, catalogue: Catalogue): Size {
  const adjustments = adjustmentsOf(frame, catalogue);
  return {
    width: minus(frame.overall.width, adjustments.width),
    height: minus(frame.overall.height, adjustments.height),
  };
}

/** The inverse of `compositeSize`, for a stored item without an overall size. */
export function overallFromComposite(composite: Size, frame: SizedFrame, catalogue: Catalogue): Size {
  const adjustments = adjustmentsOf(frame, catalogue);
  return {
    width: plus(composite.width, adjustments.width),
    height: plus(composite.height, adjustments.height),
  };
}

/** In 'Height-Sill+Packers' the height was typed in without the sill, so it is not subtracted again. */
export const countedSill = (frame: SizedFrame, catalogue: Catalogue): Mm =>
  frame.heightMode === 'Height-Sill+Packers' ? mm(0) : adjustmentOf(frame.sill, catalogue);

export const adjustmentOf = (code: StockCode | null, catalogue: Catalogue): Mm =>
  code === null ? mm(0) : stockAdjustment(catalogue.sizeStock(code));

/** How much a packer, sill or coupling adds to the set: its thickness without the part that hooks into the frame. */
export const stockAdjustment = (stock: Pick<SizeStock, 'thickness1' | 'rebate'>): Mm =>
  minus(stock.thickness1, stock.rebate);

/** How far each joint sets the frames of a coupled set apart, mm: 0 at a flat coupler, and where nothing is joined. */
export const couplingWidths = (
  { couplings }: Pick<Frame, 'couplings'>,
  catalogue: Catalogue,
): Readonly<Record<GlazedFramePartKind, Mm>> =>
  recordOf(glazedFramePartKinds, (joint) => adjustmentOf(couplings[joint] ?? null, catalogue));
