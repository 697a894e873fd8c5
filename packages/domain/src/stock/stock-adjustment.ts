import type { SizeStock } from '../catalogue/frame-rows.ts';
import { type Mm, minus } from '../measure/mm.ts';

/** How much a packer, sill or coupling adds to the set: its thickness without the part that hooks into the frame. */
export const stockAdjustment = (stock: Pick<SizeStock, 'thickness1' | 'rebate'>): Mm =>
  minus(stock.thickness1, stock.rebate);
