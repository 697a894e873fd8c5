import { systemOf } from '../system/item-system.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { SizeStock, Threshold } from '../catalogue/frame-rows.ts';
import type { Item, PackerPosition } from '../model/item.ts';

/** The packers for one place of the frame. */
export const packersAt = (position: PackerPosition, { rows }: Catalogue): readonly SizeStock[] =>
  rows.sizeStock.filter(({ positions }) => positions.includes(position));

export const sillsOf = ({ rows }: Catalogue): readonly SizeStock[] =>
  rows.sizeStock.filter(({ use }) => use === 'sill');

/** The thresholds of the item's system that allow its opening direction. */
export function thresholdsFor(item: Item, catalogue: Catalogue): readonly Threshold[] {
  const { thresholds } = systemOf(item.systemId, catalogue);
  return catalogue.rows.thresholds.filter(
    ({ code, opens }) => (opens === null || opens === item.opens) && (thresholds?.includes(code) ?? true),
  );
}
