import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Effect } from '../item/action.ts';
import { type HardwareKind, type Item, hardwareKinds } from '../item/item.ts';
import { dropdownOf } from '../stock/door-props.ts';

/** The option lists whose stock goes when a door changes so: of every piece that is no longer fitted, and of what it brought along. */
export const droppedBetween = (was: Item, now: Item, catalogue: Catalogue): readonly string[] =>
  listsOf(
    hardwareKinds.filter((kind) => was.hardware.chosen[kind] !== now.hardware.chosen[kind]),
    was,
    catalogue,
  );

function listsOf(kinds: readonly HardwareKind[], was: Item, catalogue: Catalogue): readonly string[] {
  const lists = kinds.flatMap((kind) => {
    const piece = was.hardware.chosen[kind];
    return piece === null ? [] : [dropdownOf[kind], ...broughtBy(catalogue.stock(piece).masterId, catalogue)];
  });
  return [...new Set(lists)];
}

const broughtBy = (masterId: number, { rows }: Catalogue): readonly string[] =>
  rows.relatedStock.filter((related) => related.masterId === masterId).map(({ dropdown }) => dropdown);

export const removing = (dropdowns: readonly string[]): readonly Effect[] =>
  dropdowns.length > 0 ? [{ type: 'removeStockFor', dropdowns }] : [];
