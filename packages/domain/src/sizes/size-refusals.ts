import type { RuleContext } from '../choice/rule.ts';
import type { Item } from '../model/item.ts';
import type { Refusal } from '../model/outcome.ts';
import { doorSizeRefusals } from './door-limits.ts';
import { fixedLightRefusals } from './fixed-light-limits.ts';
import { sizeSheet } from './size-sheet.ts';
import { type SizedSet, changeBy, outOfSpan } from './size-span.ts';
import { weldedFrameRefusals } from './welded-frames.ts';
import type { OutOfLimits } from '../model/out-of-limits.ts';

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
      cures: [changeBy('overall-width', overall.width)],
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
      cures: [changeBy('overall-height', overall.height)],
    },
    context,
  );
  return [width, height].filter((finding) => finding !== null);
}

function setAreaRefusals({ sheet, context }: SizedSet, { what, maxM2 }: SetLimits): readonly Refusal[] {
  const { words } = context;
  const { composite, overall } = sheet;
  const area = (composite.width * composite.height) / 1e6;
  if (area <= maxM2) return [];
  const widest = Math.floor((maxM2 * 1e6) / composite.height) + overall.width - composite.width;
  return [
    {
      code: 'size.set-area',
      message: words.sizes.setTooLarge({
        what,
        area,
        most: maxM2,
        cure: { measure: 'overall-width', to: widest, than: 'less' },
      }),
    },
  ];
}
