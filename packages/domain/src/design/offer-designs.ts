import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Design } from '../catalogue/rows.ts';
import type { Item } from '../item/item.ts';
import type { Offer, WhyNot } from '../item/offer.ts';
import { roomFor } from '../frame/room-for.ts';
import { whyNotUnless } from '../item/offering.ts';
import { type LeafSizes, leafSizes } from '../sizes/leaf.ts';
import { fitsLeaves, fitsSizes, sizeText, smallestLeaf } from './leaf-fit.ts';

/** Every design; one whose lights would not fit on this leaf says so. */
export function offeredDesigns(item: Item, catalogue: Catalogue): readonly Offer<Design>[] {
  const leaves = leafSizes(item, catalogue);
  return catalogue.rows.designs.map((value) => ({
    value,
    chosen: value.id === item.designId,
    whyNot: fitsSizes(value, leaves) ? null : whyTooSmall(value, leaves, { item, catalogue }),
  }));
}

interface Asked {
  readonly item: Item;
  readonly catalogue: Catalogue;
}

function whyTooSmall(design: Design, leaves: LeafSizes, { item, catalogue }: Asked): WhyNot {
  const leaf = smallestLeaf(design, leaves);
  const isNarrow = leaf.width < design.minLeaf.width;
  const needed = isNarrow ? `${String(design.minLeaf.width)} mm wide` : `${String(design.minLeaf.height)} mm high`;
  const cramped = {
    wider: Math.max(0, design.minLeaf.width - leaf.width),
    higher: Math.max(0, design.minLeaf.height - leaf.height),
    hasRoom: (set: Pick<Item, 'frame' | 'leaves'>) => fitsLeaves(design, set, catalogue),
  };
  return whyNotUnless(
    {
      code: 'design.leaf-too-small',
      reason: `Needs a leaf ${needed}`,
      explanation: `The leaf is ${sizeText(leaf)}; ${design.name} needs one of at least ${sizeText(design.minLeaf)}.`,
    },
    roomFor(cramped, item, catalogue),
  );
}
