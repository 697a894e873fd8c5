import { type Mm, mm, shareEqually } from '../../lib/mm.ts';
import type { FrameLayout } from '../model/parts.ts';
import type { SideWidths } from './side-widths.ts';

const shares: Readonly<Record<FrameLayout['sides'], (space: Mm) => SideWidths>> = {
  none: () => ({ left: mm(0), right: mm(0) }),
  left: (space) => ({ left: space, right: mm(0) }),
  right: (space) => ({ left: mm(0), right: space }),
  both: (space) => {
    const [left, right] = shareEqually(space);
    return { left, right };
  },
};

/** Width left beside the door: one sidelight takes all of it, two share it equally, the odd millimetre to the left. */
export const shareBetweenSidelights = (space: Mm, sides: FrameLayout['sides']): SideWidths => shares[sides](space);
