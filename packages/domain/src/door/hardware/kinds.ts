import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import { type Design, isGlazed } from '../../catalogue/rows/design-rows.ts';
import type { Stock } from '../../catalogue/rows/stock-rows.ts';
import { lightSights } from '../formula/light-sights.ts';
import type { StockCode } from '../model/ids.ts';
import { type HardwareKind, hardwareKinds, hardwareTable } from '../model/hardware-kinds.ts';
import type { Item } from '../model/item.ts';
import { leafSizes, masterOf } from '../sizes/leaf-sizes.ts';
import { doorMeets } from '../stock/door-props.ts';
import { isStockOnSale } from '../stock/stock-on-sale.ts';
import { isClearOfGlass } from './clear-of-glass.ts';
import { pieceBox, piecePlaces } from './piece-spot.ts';

/** A design may forbid every kind except the handle. */
export const isAllowedOn = (design: Pick<Design, 'allows'>, kind: HardwareKind): boolean =>
  kind === 'handle' || design.allows[hardwareTable[kind].place.allowedAs];

export const allowedKinds = (design: Pick<Design, 'allows'>): readonly HardwareKind[] =>
  hardwareKinds.filter((kind) => isAllowedOn(design, kind));

/** The stock of a kind that this door may have, in its suite; of handles, only the chosen type. None where it would lie on glass. */
export const stockFor = (kind: HardwareKind, item: Item, catalogue: Catalogue): readonly Stock[] =>
  hasRoomFor(kind, item, catalogue)
    ? stockInsteadOf({ kind, present: item.hardware.chosen[kind] }, item, catalogue)
    : [];

/** Whether a piece of the kind keeps its distance from the glass and the cassettes of the leaf that carries it. */
export function hasRoomFor(kind: HardwareKind, item: Item, catalogue: Catalogue): boolean {
  if (kind === 'handle') return true;
  const design = catalogue.design(item.designId);
  if (!isGlazed(design)) return true;
  const leaf = masterOf(leafSizes(item, catalogue));
  const bare = { size: leaf, hand: item.hand, glass: lightSights(design, leaf) };
  const box = pieceBox(kind, bare, piecePlaces(item, catalogue));
  return isClearOfGlass([box], { design, size: leaf }, catalogue.rows.clearances);
}

interface PieceOfLeaf {
  readonly kind: HardwareKind;
  /** What the leaf has there now. */
  readonly present: StockCode | null;
}

/** The stock that a leaf of this door may have in a place. */
export function stockInsteadOf({ kind, present }: PieceOfLeaf, item: Item, catalogue: Catalogue): readonly Stock[] {
  if (!isAllowedOn(catalogue.design(item.designId), kind)) return [];
  const { handleType, suite } = item.hardware;
  return catalogue
    .pieces(kind)
    .filter(({ master }) => kind !== 'handle' || master.handleType === handleType)
    .map(({ stock }) => stock)
    .filter(
      (stock) =>
        (stock.suite === null || stock.suite === suite) &&
        isStockOnSale(stock, present, catalogue) &&
        doorMeets(stock.criteria, item, catalogue),
    );
}
