import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Design } from '../../catalogue/rows/design-rows.ts';
import type { Item } from '../model/item.ts';
import { type Size, size } from '../../lib/mm.ts';
import { type LeafSizes, leafSizes, masterOf } from '../sizes/leaf-sizes.ts';

/** The smallest leaf that must carry the design. A slave leaf without lights is plain, so only its height counts. */
export function smallestLeaf(design: Pick<Design, 'lights'>, leaves: LeafSizes): Size {
  const master = masterOf(leaves);
  if (leaves.kind === 'single' || design.lights.length === 0) return master;
  return size(Math.min(master.width, leaves.slave.width), master.height);
}

export const fitsLeaves = (design: Design, item: Pick<Item, 'frame' | 'leaves'>, catalogue: Catalogue): boolean =>
  fitsSizes(design, leafSizes(item, catalogue));

/** As `fitsLeaves`, for leaves whose sizes are known. */
export function fitsSizes(design: Design, leaves: LeafSizes): boolean {
  const leaf = smallestLeaf(design, leaves);
  return leaf.width >= design.minLeaf.width && leaf.height >= design.minLeaf.height;
}
