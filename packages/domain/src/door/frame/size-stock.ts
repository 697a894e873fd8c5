import { systemOf } from '../system/item-system.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { SizeStock, Threshold } from '../../catalogue/rows/frame-rows.ts';
import { onSale } from '../choice/option.ts';
import type { StockCode } from '../model/ids.ts';
import type { PackerPosition } from '../model/door-values.ts';
import type { Frame, Item } from '../model/item.ts';

interface Packed {
  readonly frame: { readonly packers: Readonly<Partial<Frame['packers']>> };
}

/** The packers for one place of the frame. */
export const packersAt = (position: PackerPosition, { frame }: Packed, catalogue: Catalogue): readonly SizeStock[] =>
  onSale(catalogue.rows.sizeStock, ({ code }) => code === frame.packers[position], catalogue).filter(({ positions }) =>
    positions.includes(position),
  );

export const sillsOf = (
  { frame }: { readonly frame: Pick<Frame, 'sill'> },
  catalogue: Catalogue,
): readonly SizeStock[] =>
  onSale(catalogue.rows.sizeStock, ({ code }) => code === frame.sill, catalogue).filter(({ use }) => use === 'sill');

interface OnThreshold extends Pick<Item, 'systemId' | 'opens'> {
  readonly frame: Pick<Frame, 'threshold'>;
}

/** The thresholds of the item's system that allow its opening direction. */
export function thresholdsFor(item: OnThreshold, catalogue: Catalogue): readonly Threshold[] {
  const { thresholds } = systemOf(item.systemId, catalogue);
  return onSale(catalogue.rows.thresholds, ({ code }) => code === item.frame.threshold, catalogue).filter(
    ({ code, opens }) => (opens === null || opens === item.opens) && (thresholds?.includes(code) ?? true),
  );
}

/** The present threshold if it is allowed, else one of the same upstand for the opening direction. */
export function allowedThreshold(item: OnThreshold, catalogue: Catalogue): StockCode {
  const allowed = thresholdsFor(item, catalogue);
  const present = catalogue.threshold(item.frame.threshold);
  const next =
    allowed.find(({ code }) => code === present.code) ??
    allowed.find(({ upstand, material }) => upstand === present.upstand && material === present.material) ??
    allowed[0];
  return (next ?? present).code;
}
