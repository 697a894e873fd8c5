import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { ExtraRow, Stock } from '../../catalogue/rows/stock-rows.ts';
import { type ExtraKind, extraTable } from '../model/extra-kinds.ts';
import type { Item } from '../model/item.ts';
import { leafSizes, masterOf } from '../sizes/leaf-sizes.ts';
import { doorMeets } from '../stock/door-props.ts';
import { isStockOnSale } from '../stock/stock-on-sale.ts';
import { fireRatingOf } from '../system/item-system.ts';
import { leafWeight } from '../weight/leaf-weight.ts';
import { closerSizeFor } from './closer-size.ts';
import { figuresBox, hasRoomOnFace, placedRow, standsOnFrame } from './extra-places.ts';
import type { DoorOf } from './obstacles.ts';

/** A product as an extra of this door, in the finish of its hardware. */
export interface FittedStock {
  readonly row: ExtraRow;
  readonly stock: Stock;
}

/** True where a fire door cannot do without it. */
export const mustHave = (item: Item, kind: ExtraKind, catalogue: Catalogue): boolean =>
  extraTable[kind].default === 'on-fire-doors' && fireRatingOf(item, catalogue) !== undefined;

/** What is sold of a kind in the finish of the door's hardware, and what the door has already. */
export function stockForExtra(item: Item, kind: ExtraKind, catalogue: Catalogue): readonly FittedStock[] {
  const { rows, isSold } = catalogue;
  const present = item.extras.chosen[kind];
  return rows.extras
    .filter((row) => row.kind === kind)
    .flatMap((row) =>
      rows.stock
        .filter(
          (stock) =>
            stock.masterId === row.masterId &&
            (stock.suite === null || stock.suite === item.hardware.suite) &&
            (isSold(row) || stock.code === present) &&
            isStockOnSale(stock, present, catalogue),
        )
        .map((stock) => ({ row: placedRow(row, item), stock })),
    );
}

/** As `whyNot…`, without the reason: `settle` calls it after every choice. */
export const canCarry = ({ row, stock }: FittedStock, door: DoorOf): boolean =>
  doorMeets(stock.criteria, door.item, door.catalogue) && isStrongEnough(row, door) && hasRoom(row, door);

/** True for a closer that is strong enough for the leaf, and for everything that is no closer. */
export const isStrongEnough = ({ closerSize = Infinity }: ExtraRow, door: DoorOf): boolean =>
  closerSize === Infinity || closerSize >= neededCloser(door);

export function hasRoom({ fit }: ExtraRow, door: DoorOf): boolean {
  if (fit.at === 'figures') return figuresBox(fit, door) !== null;
  return fit.at !== 'face' || standsOnFrame(fit, door.item) || hasRoomOnFace(fit, door);
}

/** The closer size (EN 1154) that width and weight of the leaf need; Infinity where no closer is strong enough. */
function neededCloser({ item, catalogue }: DoorOf): number {
  const leaf = masterOf(leafSizes(item, catalogue));
  return closerSizeFor({ width: leaf.width, kg: leafWeight(leaf, item, catalogue) }) ?? Infinity;
}
