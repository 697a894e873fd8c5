import { bomOf } from '../../making/bom/bill-of-materials.ts';
import type { PieceRecord } from '../../making/bom/bom-record.ts';
import { type ResolvedItem, resolveItem } from '../../making/bom/resolved-item.ts';
import type { WorkInstruction } from '../../making/bom/work-instruction.ts';
import type { ProductionCatalogue } from '../../catalogue/rows/catalogue.ts';
import type { Item } from '../../door/model/item.ts';
import type { PriceEntry } from './price-line.ts';
import type { PriceList } from './price-list.ts';

/** What a price depends on, and nothing else: the item, the lines that a person added to its bill, and rows. */
export interface PricedItem {
  readonly item: Item;
  /** Lines that a person added to the bill. */
  readonly added: readonly WorkInstruction[];
}

/** An item with all that the rules of its price look up. Sizes and pieces come from its sheet and bill, never computed anew. */
export interface PricedSet extends ResolvedItem {
  readonly prices: PriceList;
  /** The pieces of the bill without those that an added line replaces. */
  readonly pieces: readonly PieceRecord[];
  readonly added: readonly WorkInstruction[];
}

/** A rule of the price: the lines that it adds, none where it does not apply. */
export type PriceRule = (set: PricedSet) => readonly PriceEntry[];

export function pricedSet({ item, added }: PricedItem, prices: PriceList, supplier: ProductionCatalogue): PricedSet {
  const replaced = new Set(added.map(({ dropdown }) => dropdown));
  const isKept = ({ dropdown }: PieceRecord): boolean => dropdown === null || !replaced.has(dropdown);
  const pieces = bomOf(item, supplier).filter((record) => record.kind !== 'missing');
  return { ...resolveItem(item, supplier), prices, pieces: pieces.filter(isKept), added };
}

/** Whether an added line stands in for what the item chose from this option list. */
export const isReplaced = (list: string, { added }: Pick<PricedSet, 'added'>): boolean =>
  added.some(({ dropdown }) => dropdown === list);
