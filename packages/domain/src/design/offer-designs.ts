import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Design } from '../catalogue/design-rows.ts';
import { cureByLargerDoor } from '../frame/enlarge-door.ts';
import type { Item } from '../model/item.ts';
import { type Offer, type WhyNot, whyNotWithCure } from '../choice/offer.ts';
import { type LeafSizes, leafSizes } from '../sizes/leaf-sizes.ts';
import { fitsLeaves, fitsSizes, smallestLeaf } from './leaf-fit.ts';

/** Every design, or those in `asked`; one whose lights do not fit on this leaf says why. */
export function offeredDesigns(
  item: Item,
  catalogue: Catalogue,
  asked: readonly Design[] = catalogue.rows.designs,
): readonly Offer<Design>[] {
  const leaves = leafSizes(item, catalogue);
  return asked.map((value) => ({
    value,
    chosen: value.id === item.designId,
    whyNot:
      catalogue.trade.whyNotDesign(value, item, catalogue) ??
      (fitsSizes(value, leaves) ? null : whyTooSmall(value, leaves, { item, catalogue })),
  }));
}

interface Asked {
  readonly item: Item;
  readonly catalogue: Catalogue;
}

function whyTooSmall(design: Design, leaves: LeafSizes, { item, catalogue }: Asked): WhyNot {
  const leaf = smallestLeaf(design, leaves);
  const need = { name: design.name, needed: design.minLeaf, leaf };
  const cramped = {
    wider: Math.max(0, design.minLeaf.width - leaf.width),
    higher: Math.max(0, design.minLeaf.height - leaf.height),
    hasRoom: (set: Pick<Item, 'frame' | 'leaves'>) => fitsLeaves(design, set, catalogue),
  };
  return whyNotWithCure(
    {
      code: 'design.leaf-too-small',
      reason: catalogue.words.designs.needsLeaf(need),
      explanation: catalogue.words.designs.leafTooSmall(need),
    },
    cureByLargerDoor(cramped, item, catalogue),
  );
}
