import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Item } from '../item/item.ts';
import { type Mm, mm } from '../measure/mm.ts';
import { leafSizes, masterOf } from './leaf.ts';

/** So much of a slab's thickness hides behind the frame when its leaf stands open. */
const hiddenBehindFrame = mm(20);

/** How far the leaf that stands open at 90° reaches into the way. */
export const leafStandingOpen = ({ build }: Pick<Item, 'build'>): Mm => mm(Math.max(0, build.slab - hiddenBehindFrame));

/**
 * What a person can walk or wheel through while the first leaf stands open at 90°: between the frame's lips, of a double
 * door between lip and astragal, less what the open leaf takes. Approximate: handles are not counted.
 */
export function clearOpening(item: Pick<Item, 'frame' | 'leaves' | 'build'>, catalogue: Catalogue): Mm {
  const { hinge, lock } = catalogue.rows.clearances;
  const { lip } = catalogue.profile(item.frame.profile);
  const { width } = masterOf(leafSizes(item, catalogue));
  return mm(width + hinge + lock - 2 * lip - leafStandingOpen(item));
}
