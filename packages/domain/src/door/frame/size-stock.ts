import { systemOf } from '../system/item-system.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { SizeStock, Threshold } from '../../catalogue/rows/frame-rows.ts';
import { onSale } from '../choice/option.ts';
import type { Item, PackerPosition } from '../model/item.ts';

/** The packers for one place of the frame. */
export const packersAt = (position: PackerPosition, { frame }: Item, catalogue: Catalogue): readonly SizeStock[] =>
  onSale(catalogue.rows.sizeStock, ({ code }) => code === frame.packers[position], catalogue).filter(({ positions }) =>
    positions.includes(position),
  );

export const sillsOf = ({ frame }: Item, catalogue: Catalogue): readonly SizeStock[] =>
  onSale(catalogue.rows.sizeStock, ({ code }) => code === frame.sill, catalogue).filter(({ use }) => use === 'sill');

/** The thresholds of the item's system that allow its opening direction. */
export function thresholdsFor(item: Item, catalogue: Catalogue): readonly Threshold[] {
  const { thresholds } = systemOf(item.systemId, catalogue);
  return onSale(catalogue.rows.thresholds, ({ code }) => code === item.frame.threshold, catalogue).filter(
    ({ code, opens }) => (opens === null || opens === item.opens) && (thresholds?.includes(code) ?? true),
  );
}
