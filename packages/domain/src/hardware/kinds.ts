import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Design } from '../catalogue/design-rows.ts';
import type { Stock } from '../catalogue/stock-rows.ts';
import { type HardwareKind, hardwareKinds, type Item } from '../item/item.ts';
import { meetsCriteria } from '../stock/criteria.ts';
import { doorPropsOf } from '../stock/door-props.ts';

/** Every door has a handle; hinges are no choice, so no design can forbid them. */
export const isAllowedOn = (design: Pick<Design, 'allows'>, kind: HardwareKind): boolean =>
  kind === 'handle' || design.allows[kind];

export const allowedKinds = (design: Pick<Design, 'allows'>): readonly HardwareKind[] =>
  hardwareKinds.filter((kind) => isAllowedOn(design, kind));

/** What this door may carry of a kind, in its suite: of the chosen type, if it is a handle. */
export function stockFor(kind: HardwareKind, item: Item, catalogue: Catalogue): readonly Stock[] {
  if (!isAllowedOn(catalogue.design(item.designId), kind)) return [];
  const { handleType, suite } = item.hardware;
  const props = doorPropsOf(item, catalogue);
  return catalogue
    .pieces(kind)
    .filter(({ master }) => kind !== 'handle' || master.handleType === handleType)
    .map(({ stock }) => stock)
    .filter((stock) => (stock.suite === null || stock.suite === suite) && meetsCriteria(stock.criteria, props));
}
