import type { Catalogue } from '../catalogue/catalogue.ts';
import type { SizeStock, Threshold } from '../catalogue/rows.ts';
import type { Item, PackerPosition } from '../item/item.ts';
import type { StockCode } from '../item/ids.ts';
import type { Offer } from '../item/offer.ts';

/** What may pack the frame out at one place, and nothing (null). */
export const offeredPackers = (
  item: Item,
  position: PackerPosition,
  catalogue: Catalogue,
): readonly Offer<SizeStock | null>[] =>
  orNothing(
    catalogue.rows.sizeStock.filter(({ positions }) => positions.includes(position)),
    item.frame.packers[position],
  );

export const offeredSills = (item: Item, catalogue: Catalogue): readonly Offer<SizeStock | null>[] =>
  orNothing(
    catalogue.rows.sizeStock.filter(({ use }) => use === 'sill'),
    item.frame.sill,
  );

/** Those over which the door can open in its direction. */
export const offeredThresholds = (item: Item, catalogue: Catalogue): readonly Offer<Threshold>[] =>
  catalogue.rows.thresholds
    .filter(({ opens }) => opens === null || opens === item.opens)
    .map((value) => ({ value, chosen: value.code === item.frame.threshold, whyNot: null }));

const orNothing = (rows: readonly SizeStock[], present: StockCode | null): readonly Offer<SizeStock | null>[] => [
  { value: null, chosen: present === null, whyNot: null },
  ...rows.map((value) => ({ value, chosen: value.code === present, whyNot: null })),
];
