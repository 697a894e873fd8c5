import type { SizeStock } from '@door/domain/catalogue/rows/frame-rows';
import { stockCode } from '@door/domain/door/model/ids';
import { mm } from '@door/domain/lib/mm';

const top = ['top1', 'top2'] as const;

/** Add-ons hook 5 mm into the frame; threshold packers stand under it. */
const addOn = {
  categoryId: 1010,
  use: 'packer',
  rebate: mm(5),
  positions: ['left1', 'left2', 'right1', 'right2', ...top],
} as const;
const thresholdPacker = {
  categoryId: 1010,
  use: 'threshold-packer',
  rebate: mm(0),
  positions: ['thresholdPacker2'],
} as const;
const sill = { categoryId: 1033, use: 'sill', thickness1: mm(35), rebate: mm(5), positions: [] } as const;
const coupling = { categoryId: 1062, use: 'coupling', rebate: mm(0), positions: [] } as const;

export const sizeStock = [
  { ...addOn, code: stockCode('AO10'), name: 'Add-on 10 mm', thickness1: mm(15) },
  { ...addOn, code: stockCode('AO20'), name: 'Add-on 20 mm', thickness1: mm(25) },
  { ...addOn, code: stockCode('AO25'), name: 'Add-on 25 mm', thickness1: mm(30) },
  { ...addOn, code: stockCode('AO38'), name: 'Add-on 38 mm', thickness1: mm(43) },
  { ...addOn, code: stockCode('TV22'), name: 'Over-frame vent head 22 mm', thickness1: mm(27), positions: top },
  { ...thresholdPacker, code: stockCode('TP10'), name: 'Threshold packer 10 mm', thickness1: mm(10) },
  { ...thresholdPacker, code: stockCode('TP20'), name: 'Threshold packer 20 mm', thickness1: mm(20) },
  { ...thresholdPacker, code: stockCode('TP28'), name: 'Threshold packer 28 mm', thickness1: mm(28) },
  { ...sill, code: stockCode('SC85'), name: 'Stub sill 85 mm' },
  { ...sill, code: stockCode('SC150'), name: 'Sill 150 mm' },
  { ...sill, code: stockCode('SC180'), name: 'Sill 180 mm' },
  { ...coupling, code: stockCode('CP00'), name: 'Flat coupler', thickness1: mm(0) },
  { ...coupling, code: stockCode('CP20'), name: 'Structural coupling 20 mm', thickness1: mm(20) },
] as const satisfies readonly SizeStock[];
