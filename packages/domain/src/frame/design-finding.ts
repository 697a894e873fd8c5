import type { Catalogue } from '../catalogue/catalogue.ts';
import { fitsLeaves, smallestLeaf } from '../design/leaf-fit.ts';
import type { Item } from '../item/item.ts';
import type { Refusal } from '../shared/outcome.ts';
import { leafSizes } from '../sizes/leaf.ts';

/** Why the present design does not allow these sizes; null when it does. */
export function designFinding(item: Item, catalogue: Catalogue): Refusal | null {
  const design = catalogue.design(item.designId);
  if (fitsLeaves(design, item, catalogue)) return null;
  const leaf = smallestLeaf(design, leafSizes(item, catalogue));
  return {
    code: 'design.leaf-too-small',
    message: catalogue.words.designs.leafWouldBeTooSmall({ name: design.name, needed: design.minLeaf, leaf }),
  };
}
