import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { FrameProfileRow } from '../../catalogue/rows/frame-rows.ts';
import type { Item } from '../model/item.ts';
import { leafSizes } from '../sizes/leaf-sizes.ts';
import { leafWeight } from './leaf-weight.ts';

/** Whether the item's frame profile carries its leaf: a narrow one hangs a single leaf of 70 kg at most. */
export function profileCarries(item: Item, catalogue: Catalogue): boolean {
  const { singleLeafUpToKg = Infinity } = catalogue.profile(item.frame.profile);
  if (singleLeafUpToKg === Infinity) return true;
  const leaves = leafSizes(item, catalogue);
  return leaves.kind === 'single' && leafWeight(leaves.leaf, item, catalogue) <= singleLeafUpToKg;
}

/** The profiles that carry every door, the fix for a narrow one. */
export const strongProfiles = ({ sold }: Catalogue): readonly FrameProfileRow[] =>
  sold.profiles.filter(({ singleLeafUpToKg }) => singleLeafUpToKg === undefined);
