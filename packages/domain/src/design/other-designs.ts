import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Design } from '../catalogue/design-rows.ts';
import type { Item } from '../item/item.ts';
import { leafSizes } from '../sizes/leaf.ts';
import { isGlazed } from './glazed.ts';
import { fitsSizes } from './leaf-fit.ts';

/** The designs that this leaf takes, to be used in place of the present one: first what keeps the hinges, then its family, then glass for glass. */
export function otherDesigns(item: Item, catalogue: Catalogue): readonly Design[] {
  const leaves = leafSizes(item, catalogue);
  const present = catalogue.design(item.designId);
  const likeness = (design: Design): number =>
    4 * Number(design.hands[item.hand]) +
    2 * Number(design.family === present.family) +
    Number(isGlazed(design) === isGlazed(present));
  return catalogue.rows.designs
    .filter(
      (design) =>
        design.id !== item.designId &&
        fitsSizes(design, leaves) &&
        catalogue.trade.whyNotDesign(design, item, catalogue) === null,
    )
    .toSorted((a, b) => likeness(b) - likeness(a));
}
