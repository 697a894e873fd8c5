import type { Design } from '../../catalogue/rows/design-rows.ts';
import type { SizeLimits } from '../../catalogue/rows/limit-rows.ts';
import { type Mm, type Size, mm, size } from '../../lib/mm.ts';
import type { LeafGroup } from '../model/parts.ts';

/** A slab as it comes from the store, and what is trimmed off each edge to make the leaf. */
export interface SlabBlank {
  readonly size: Size;
  readonly trim: { readonly left: Mm; readonly right: Mm; readonly top: Mm; readonly bottom: Mm };
}

type Blanks = SizeLimits['blanks'];

/** Which store it comes from: narrow blanks are pressed without glass rails, so only a slave leaf without lights may use them. */
export type BlankStore = 'any-leaf' | 'plain-slave';

export const blankStoreFor = (group: LeafGroup, design: Pick<Design, 'lights'>): BlankStore =>
  group === 'slave' && design.lights.length === 0 ? 'plain-slave' : 'any-leaf';

/** Every width that a store keeps. */
export const blankWidths = (store: BlankStore, { slaveOnlyWidths, widths }: Blanks): readonly Mm[] =>
  store === 'any-leaf' ? widths : [...slaveOnlyWidths, ...widths];

/** The smallest blank that covers the leaf both ways; null: there is none, or trimming it down would leave its solid edges. */
export function slabBlankFor(leaf: Size, store: BlankStore, blanks: Blanks): SlabBlank | null {
  const width = smallestCovering(leaf.width, blankWidths(store, blanks));
  const height = smallestCovering(leaf.height, blanks.heights);
  if (width === null || height === null) return null;
  const blank = trimmed(size(width, height), leaf, blanks.maxTrimTop);
  return isSafe(blank.trim, blanks) ? blank : null;
}

const smallestCovering = (length: Mm, stocked: readonly Mm[]): Mm | null =>
  [...stocked].sort((a, b) => a - b).find((each) => each >= length) ?? null;

/** Half of the width each side, the odd millimetre left; of the height a quarter from the top, the rest from the bottom. */
function trimmed(blank: Size, leaf: Size, maxTrimTop: Mm): SlabBlank {
  const across = blank.width - leaf.width;
  const along = blank.height - leaf.height;
  const left = Math.ceil(across / 2);
  const top = Math.min(maxTrimTop, Math.floor(along / 4));
  return {
    size: blank,
    trim: { left: mm(left), right: mm(across - left), top: mm(top), bottom: mm(along - top) },
  };
}

const isSafe = (trim: SlabBlank['trim'], { maxTrimPerSide, maxTrimBottom }: Blanks): boolean =>
  trim.left <= maxTrimPerSide && trim.right <= maxTrimPerSide && trim.bottom <= maxTrimBottom;
