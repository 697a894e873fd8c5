import type { Catalogue } from '../catalogue/catalogue.ts';
import { fitsLeaves, sizeText, smallestLeaf } from '../design/leaf-fit.ts';
import type { Item } from '../item/item.ts';
import type { Refusal } from '../shared/outcome.ts';
import { leafSizes } from '../sizes/leaf.ts';

/** Why the present design does not allow these sizes; null when it does. */
export function designFinding(item: Item, catalogue: Catalogue): Refusal | null {
  const design = catalogue.design(item.designId);
  if (fitsLeaves(design, item, catalogue)) return null;
  const leaf = smallestLeaf(design, leafSizes(item, catalogue));
  const needed = [
    ...missing(design.minLeaf.width - leaf.width, 'wider'),
    ...missing(design.minLeaf.height - leaf.height, 'higher'),
  ];
  return {
    code: 'design.leaf-too-small',
    message: `${design.name} needs a leaf of at least ${sizeText(design.minLeaf)}; it would be ${sizeText(leaf)}. Make the door ${needed.join(' and ')}.`,
  };
}

const missing = (by: number, direction: string): readonly string[] => (by > 0 ? [`${String(by)} mm ${direction}`] : []);
