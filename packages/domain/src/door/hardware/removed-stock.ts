import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import { type HardwareKind, hardwareKinds } from '../model/hardware-kinds.ts';
import type { Item } from '../model/item.ts';
import { dropdownOf } from '../stock/door-props.ts';

/** The option lists whose stock is removed by a change: of every piece that is no longer fitted, and of its related stock. */
export function removedDropdowns(was: Item, now: Item, catalogue: Catalogue): readonly string[] {
  const gone = hardwareKinds.filter((kind) => was.hardware.chosen[kind] !== now.hardware.chosen[kind]);
  return [...new Set(gone.flatMap((kind) => dropdownsOf(kind, was, catalogue)))];
}

function dropdownsOf(kind: HardwareKind, { hardware }: Item, catalogue: Catalogue): readonly string[] {
  const piece = hardware.chosen[kind];
  if (piece === null) return [];
  const { masterId } = catalogue.stock(piece);
  const related = catalogue.rows.relatedStock.filter((each) => each.masterId === masterId);
  return [dropdownOf[kind], ...related.map(({ dropdown }) => dropdown)];
}
