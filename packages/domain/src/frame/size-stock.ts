import { systemOf } from '../build/of-system.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { SizeStock, Threshold } from '../catalogue/frame-rows.ts';
import type { Item, PackerPosition } from '../item/item.ts';

/** What may pack the frame out at one place. */
export const packersAt = (position: PackerPosition, { rows }: Catalogue): readonly SizeStock[] =>
  rows.sizeStock.filter(({ positions }) => positions.includes(position));

export const sillsOf = ({ rows }: Catalogue): readonly SizeStock[] =>
  rows.sizeStock.filter(({ use }) => use === 'sill');

/** Those of its system over which the door can open in its direction. */
export function thresholdsFor(item: Item, catalogue: Catalogue): readonly Threshold[] {
  const { thresholds } = systemOf(item.systemId, catalogue);
  return catalogue.rows.thresholds.filter(
    ({ code, opens }) => (opens === null || opens === item.opens) && (thresholds?.includes(code) ?? true),
  );
}
