import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Clearances } from '../../catalogue/rows/limit-rows.ts';
import type { Item } from '../model/item.ts';
import { type Mm, mm } from '../../lib/mm.ts';
import { leafSizes, masterOf } from './leaf-sizes.ts';

/** How far the open leaf reaches into the opening, mm. */
export const leafStandingOpen = ({ build }: Pick<Item, 'build'>, { openLeafBehindFrame }: Clearances): Mm =>
  mm(Math.max(0, build.slab - openLeafBehindFrame));

/**
 * Clear width with the first leaf open at 90°: between the frame's lips (for a double door between lip and astragal),
 * less what the open leaf takes. Approximate, because handles are not counted.
 */
export function clearOpening(item: Pick<Item, 'frame' | 'leaves' | 'build'>, catalogue: Catalogue): Mm {
  const { hinge, lock } = catalogue.rows.clearances;
  const { lip } = catalogue.profile(item.frame.profile);
  const { width } = masterOf(leafSizes(item, catalogue));
  return mm(width + hinge + lock - 2 * lip - leafStandingOpen(item, catalogue.rows.clearances));
}
