import type { Refusal } from '../shared/outcome.ts';
import type { SizedSet } from './sized-set.ts';
import { makeIt, outOfSpan } from './size-span.ts';

/** What one person can still handle (a welded frame) or an opening can hold (a coupled set). */
export function setFindings(set: SizedSet): readonly Refusal[] {
  const { item, catalogue } = set;
  const { onePiece, coupled } = catalogue.rows.limits;
  const limits =
    item.frame.construction === 'one-piece'
      ? { what: 'The one-piece frame', max: onePiece.max, maxM2: onePiece.maxM2 }
      : { what: 'The coupled set', max: coupled.max, maxM2: Infinity };
  return [...sideFindings(set, limits), ...areaFindings(set, limits)];
}

interface SetLimits {
  readonly what: string;
  readonly max: SizedSet['sheet']['composite'];
  readonly maxM2: number;
}

function sideFindings({ sheet: { composite, overall } }: SizedSet, { what, max }: SetLimits): readonly Refusal[] {
  const width = outOfSpan({
    code: 'size.set-width',
    what,
    across: 'wide',
    value: composite.width,
    min: 0,
    max: max.width,
    cure: makeIt('overall width', overall.width),
  });
  const height = outOfSpan({
    code: 'size.set-height',
    what,
    across: 'high',
    value: composite.height,
    min: 0,
    max: max.height,
    cure: makeIt('overall height', overall.height),
  });
  return [width, height].filter((finding) => finding !== null);
}

function areaFindings({ sheet: { composite, overall } }: SizedSet, { what, maxM2 }: SetLimits): readonly Refusal[] {
  const area = (composite.width * composite.height) / 1e6;
  if (area <= maxM2) return [];
  const widest = Math.floor((maxM2 * 1e6) / composite.height) + overall.width - composite.width;
  return [
    {
      code: 'size.set-area',
      message: `${what} would be ${area.toFixed(2)} m²; it must be at most ${String(maxM2)}. Make the overall width ${String(widest)} mm or less.`,
    },
  ];
}
