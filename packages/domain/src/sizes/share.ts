import type { FrameLayout } from '../item/parts.ts';
import { type Mm, mm, shareEqually } from '../measure/mm.ts';

export interface SideWidths {
  readonly left: Mm;
  readonly right: Mm;
}

const shares: Readonly<Record<FrameLayout['sides'], (space: Mm) => SideWidths>> = {
  none: () => ({ left: mm(0), right: mm(0) }),
  left: (space) => ({ left: space, right: mm(0) }),
  right: (space) => ({ left: mm(0), right: space }),
  both: (space) => {
    const [left, right] = shareEqually(space);
    return { left, right };
  },
};

/** What the door leaves free goes to the sidelights: one takes all of it, two share it, the odd millimetre to the left. */
export const shareBetweenSidelights = (space: Mm, sides: FrameLayout['sides']): SideWidths => shares[sides](space);
