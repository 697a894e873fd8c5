import type { OutOfLimits } from '../model/out-of-limits.ts';
import type { Size } from '../model/mm.ts';
import type { Refusal } from '../model/outcome.ts';
import type { CellKind } from './edges.ts';
import { changeBy, type SizedSet } from './size-span.ts';

/** What a welded frame of a coupled set is called in a sentence. */
const frameOf: Readonly<Record<CellKind, OutOfLimits['what']>> = {
  'single-door': 'door-frame',
  'double-door': 'door-frame',
  'left-sidelight': 'left-sidelight',
  'right-sidelight': 'right-sidelight',
  fanlight: 'fanlight',
};

/**
 * In a coupled set each cell has a welded frame of its own, which is as limited as that of a one-piece set: a fanlight of
 * 3800 cannot be welded, though a coupled set may be 4000 wide. Only the first is reported: one change cures them all.
 */
export function weldedFrameRefusals(set: SizedSet): readonly Refusal[] {
  if (set.item.frame.construction !== 'coupled') return [];
  const { max, maxM2 } = set.context.catalogue.rows.limits.onePiece;
  const { overall } = set.sheet;
  return set.sheet.cells
    .flatMap(({ kind, size }) => {
      const { wider, higher } = excess(size, max, maxM2);
      const cure =
        wider > 0
          ? changeBy('overall-width', overall.width)(-wider)
          : changeBy('overall-height', overall.height)(-higher);
      const message = set.context.words.sizes.oneFrame({ what: frameOf[kind], is: size, max, most: maxM2, cure });
      return wider > 0 || higher > 0 ? [{ code: 'size.welded-frame' as const, message }] : [];
    })
    .slice(0, 1);
}

/** How much must come off; an area that is too large is cured by the width. */
function excess(is: Size, max: Size, maxM2: number): { readonly wider: number; readonly higher: number } {
  const widest = Math.min(max.width, Math.floor((maxM2 * 1e6) / Math.min(is.height, max.height)));
  return { wider: is.width - widest, higher: is.height - max.height };
}
