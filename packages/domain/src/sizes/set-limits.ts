import type { Refusal } from '../shared/outcome.ts';
import { makeIt, type OutOfLimits, outOfSpan } from './size-span.ts';
import type { SizedSet } from './sized-set.ts';

/** What one person can still handle (a welded frame) or an opening can hold (a coupled set). */
export function setFindings(set: SizedSet): readonly Refusal[] {
  const { item, catalogue } = set;
  const { onePiece, coupled } = catalogue.rows.limits;
  const limits: SetLimits =
    item.frame.construction === 'one-piece'
      ? { what: 'one-piece-frame', max: onePiece.max, maxM2: onePiece.maxM2 }
      : { what: 'coupled-set', max: coupled.max, maxM2: Infinity };
  return [...sideFindings(set, limits), ...areaFindings(set, limits)];
}

interface SetLimits {
  readonly what: OutOfLimits['what'];
  readonly max: SizedSet['sheet']['composite'];
  readonly maxM2: number;
}

function sideFindings({ sheet, catalogue }: SizedSet, { what, max }: SetLimits): readonly Refusal[] {
  const { composite, overall } = sheet;
  const width = outOfSpan(
    {
      code: 'size.set-width',
      what,
      side: 'width',
      value: composite.width,
      min: 0,
      max: max.width,
      cures: [makeIt('overall-width', overall.width)],
    },
    catalogue,
  );
  const height = outOfSpan(
    {
      code: 'size.set-height',
      what,
      side: 'height',
      value: composite.height,
      min: 0,
      max: max.height,
      cures: [makeIt('overall-height', overall.height)],
    },
    catalogue,
  );
  return [width, height].filter((finding) => finding !== null);
}

function areaFindings({ sheet, catalogue }: SizedSet, { what, maxM2 }: SetLimits): readonly Refusal[] {
  const { composite, overall } = sheet;
  const area = (composite.width * composite.height) / 1e6;
  if (area <= maxM2) return [];
  const widest = Math.floor((maxM2 * 1e6) / composite.height) + overall.width - composite.width;
  return [
    {
      code: 'size.set-area',
      message: catalogue.words.sizes.setTooLarge({
        what,
        area,
        most: maxM2,
        cure: { measure: 'overall-width', to: widest, than: 'less' },
      }),
    },
  ];
}
