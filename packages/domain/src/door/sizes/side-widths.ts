import { type Mm, mm } from '../../lib/mm.ts';
import { type Part, partOf } from '../model/parts.ts';

/** Of the sidelights; 0 where the set has none on that side. */
export interface SideWidths {
  readonly left: Mm;
  readonly right: Mm;
}

export const sideWidthsOf = (parts: readonly Part[]): SideWidths => ({
  left: partOf(parts, 'left-sidelight')?.size.width ?? mm(0),
  right: partOf(parts, 'right-sidelight')?.size.width ?? mm(0),
});
