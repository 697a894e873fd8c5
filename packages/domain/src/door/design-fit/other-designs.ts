import type { RuleContext } from '../choice/rule.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import { type Design, isGlazed } from '../../catalogue/rows/design-rows.ts';
import type { Item } from '../model/item.ts';
import { leafSizes } from '../sizes/leaf-sizes.ts';
import { takesDesignOfSystem } from '../system/item-system.ts';
import { fitsSizes } from './leaf-fit.ts';

/** The other designs that fit on this leaf, the most similar first. */
export function otherDesigns(item: Item, { catalogue }: RuleContext): readonly Design[] {
  const leaves = leafSizes(item, catalogue);
  return mostSimilarDesigns(item, catalogue).filter(
    (design) =>
      design.id !== item.designId && fitsSizes(design, leaves) && takesDesignOfSystem(design, item, catalogue),
  );
}

/** The designs of the same family with glass, the most similar first: what a solid door may be instead. */
export const glazedSisters = (item: Pick<Item, 'designId' | 'hand'>, catalogue: Catalogue): readonly Design[] =>
  mostSimilarDesigns(item, catalogue).filter(
    (design) => isGlazed(design) && design.family === catalogue.design(item.designId).family && design.hands[item.hand],
  );

/** All designs, the most similar first: the same hinge side, then the same family, then glazed like the present one. */
export function mostSimilarDesigns(item: Pick<Item, 'designId' | 'hand'>, catalogue: Catalogue): readonly Design[] {
  const present = catalogue.design(item.designId);
  const likeness = (design: Design): number =>
    4 * Number(design.hands[item.hand]) +
    2 * Number(design.family === present.family) +
    Number(isGlazed(design) === isGlazed(present));
  return catalogue.sold.designs.toSorted((a, b) => likeness(b) - likeness(a));
}
