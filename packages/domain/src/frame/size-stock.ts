import type { Catalogue } from '../catalogue/catalogue.ts';
import type { SizeStock, Threshold } from '../catalogue/rows.ts';
import type { Item, PackerPosition } from '../item/item.ts';

/** What may pack the frame out at one place. */
export const packersAt = (position: PackerPosition, { rows }: Catalogue): readonly SizeStock[] =>
  rows.sizeStock.filter(({ positions }) => positions.includes(position));

export const sillsOf = ({ rows }: Catalogue): readonly SizeStock[] =>
  rows.sizeStock.filter(({ use }) => use === 'sill');

/** Those over which the door can open in its direction. */
export const thresholdsFor = (item: Item, { rows }: Catalogue): readonly Threshold[] =>
  rows.thresholds.filter(({ opens }) => opens === null || opens === item.opens);
