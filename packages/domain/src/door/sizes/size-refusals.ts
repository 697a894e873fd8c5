import type { RuleContext } from '../choice/rule.ts';
import type { Item } from '../model/item.ts';
import type { Size } from '../../lib/mm.ts';
import type { OutOfLimits } from '../model/out-of-limits.ts';
import type { Refusal } from '../model/result.ts';
import { doorSizeRefusals } from './door-limits.ts';
import type { CellKind } from './edges.ts';
import { fixedLightRefusals } from './fixed-light-limits.ts';
import { sizeSheet } from './size-sheet.ts';
import { changeBy, outOfSpan, type SizedSet } from './size-span.ts';

/** Every limit that the sizes break, each with the size that is needed; empty when all are met. */
export function sizeRefusals(item: Pick<Item, 'frame' | 'leaves'>, context: RuleContext): readonly Refusal[] {
  const { catalogue } = context;
  const set: SizedSet = { item, sheet: sizeSheet(item, catalogue), context };
  return [...doorSizeRefusals(set), ...fixedLightRefusals(set), ...setSizeRefusals(set), ...weldedFrameRefusals(set)];
}

/** The largest one-piece frame or coupled set (3000 × 2600 and 4000 × 2900 in the demo rows). */
export function setSizeRefusals(set: SizedSet): readonly Refusal[] {
  const { item, context } = set;
  const { onePiece, coupled } = context.catalogue.rows.limits;
  const limits: SetLimits =
    item.frame.construction === 'one-piece'
      ? { what: 'one-piece-frame', max: onePiece.max, maxM2: onePiece.maxM2 }
      : { what: 'coupled-set', max: coupled.max, maxM2: Infinity };
  return [...setSideRefusals(set, limits), ...setAreaRefusals(set, limits)];
}

interface SetLimits {
  readonly what: OutOfLimits['what'];
  readonly max: SizedSet['sheet']['composite'];
  readonly maxM2: number;
}

function setSideRefusals({ sheet, context }: SizedSet, { what, max }: SetLimits): readonly Refusal[] {
  const { composite, overall } = sheet;
  const width = outOfSpan(
    {
      code: 'size.set-width',
      what,
      side: 'width',
      value: composite.width,
      min: 0,
      max: max.width,
      fixes: [changeBy('overall-width', overall.width)],
    },
    context,
  );
  const height = outOfSpan(
    {
      code: 'size.set-height',
      what,
      side: 'height',
      value: composite.height,
      min: 0,
      max: max.height,
      fixes: [changeBy('overall-height', overall.height)],
    },
    context,
  );
  return [width, height].filter((finding) => finding !== null);
}

function setAreaRefusals({ sheet, context }: SizedSet, { what, maxM2 }: SetLimits): readonly Refusal[] {
  const { messages } = context;
  const { composite, overall } = sheet;
  const area = (composite.width * composite.height) / 1e6;
  if (area <= maxM2) return [];
  const widest = Math.floor((maxM2 * 1e6) / composite.height) + overall.width - composite.width;
  return [
    {
      code: 'size.set-area',
      message: messages.sizes.setTooLarge({
        what,
        area,
        most: maxM2,
        fix: { measure: 'overall-width', to: widest, than: 'less' },
      }),
    },
  ];
}

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
 * 3800 cannot be welded, though a coupled set may be 4000 wide. Only the first is reported: one change fixes them all.
 */
function weldedFrameRefusals(set: SizedSet): readonly Refusal[] {
  if (set.item.frame.construction !== 'coupled') return [];
  const { max, maxM2 } = set.context.catalogue.rows.limits.onePiece;
  const { overall } = set.sheet;
  return set.sheet.cells
    .flatMap(({ kind, size }) => {
      const { wider, higher } = excess(size, max, maxM2);
      const fix =
        wider > 0
          ? changeBy('overall-width', overall.width)(-wider)
          : changeBy('overall-height', overall.height)(-higher);
      const message = set.context.messages.sizes.oneFrame({ what: frameOf[kind], is: size, max, most: maxM2, fix });
      return wider > 0 || higher > 0 ? [{ code: 'size.welded-frame' as const, message }] : [];
    })
    .slice(0, 1);
}

/** How much must come off; an area that is too large is fixed by the width. */
function excess(is: Size, max: Size, maxM2: number): { readonly wider: number; readonly higher: number } {
  const widest = Math.min(max.width, Math.floor((maxM2 * 1e6) / Math.min(is.height, max.height)));
  return { wider: is.width - widest, higher: is.height - max.height };
}
