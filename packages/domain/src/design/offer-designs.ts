import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Design } from '../catalogue/rows.ts';
import type { Item } from '../item/item.ts';
import type { Offer, WhyNot } from '../item/offer.ts';
import { whyNot } from '../item/offering.ts';
import { leafSizes } from '../sizes/leaf.ts';
import { fitsLeaves, sizeText, smallestLeaf } from './leaf-fit.ts';

/** Every design; one whose lights would not fit on this leaf says so. */
export const offeredDesigns = (item: Item, catalogue: Catalogue): readonly Offer<Design>[] =>
  catalogue.rows.designs.map((value) => ({
    value,
    chosen: value.id === item.designId,
    whyNot: fitsLeaves(value, item, catalogue) ? null : whyTooSmall(value, item, catalogue),
  }));

function whyTooSmall(design: Design, item: Item, catalogue: Catalogue): WhyNot {
  const leaf = smallestLeaf(design, leafSizes(item, catalogue));
  const isNarrow = leaf.width < design.minLeaf.width;
  const needed = isNarrow ? `${String(design.minLeaf.width)} mm wide` : `${String(design.minLeaf.height)} mm high`;
  return whyNot({
    code: 'design.leaf-too-small',
    reason: `Needs a leaf ${needed}`,
    explanation: `The leaf is ${sizeText(leaf)}; ${design.name} needs one of at least ${sizeText(design.minLeaf)}.`,
  });
}
