import type { Catalogue } from '../catalogue/catalogue.ts';
import type { GlazedFramePartKind } from '../item/parts.ts';
import type { Mm, Size } from '../measure/mm.ts';
import type { Refusal, RefusalCode } from '../shared/outcome.ts';

/** A measure that a person can change. */
export type Measured = 'overall-width' | 'overall-height' | 'door-height' | 'master-width' | 'sidelights-together';

/** What puts sizes right: `Make the overall width 1065 mm or less.` */
export interface Change {
  readonly measure: Measured;
  readonly to: number;
  readonly than: 'less' | 'more';
}

/** What has a size that cannot be made, and what would help; each cure alone is enough. */
export interface OutOfLimits {
  readonly what:
    | 'leaf'
    | 'master-leaf'
    | 'slave-leaf'
    | 'door-frame'
    | 'one-piece-frame'
    | 'coupled-set'
    | GlazedFramePartKind;
  readonly side: keyof Size;
  readonly value: Mm;
  readonly limit: number;
  readonly cures: readonly Change[];
}

/** One measure held against its limits, and the measures that a person can change to put it right. */
export interface Span extends Pick<OutOfLimits, 'what' | 'side' | 'value'> {
  readonly code: RefusalCode;
  readonly min: number;
  readonly max: number;
  /** From the change that the measure needs (negative: smaller). */
  readonly cures: readonly ((change: number) => Change)[];
}

/** null when the measure may be made. */
export function outOfSpan({ code, min, max, cures, ...is }: Span, { words }: Catalogue): Refusal | null {
  if (is.value >= min && is.value <= max) return null;
  const limit = is.value < min ? min : max;
  const change = limit - is.value;
  return {
    code,
    message: words.sizes.outOfLimits({ ...is, limit, cures: cures.map((cure) => cure(change)) }),
  };
}

/** For a measure that is changed by the same amount. */
export const makeIt =
  (measure: Measured, present: Mm) =>
  (change: number): Change => ({ measure, to: present + change, than: change < 0 ? 'less' : 'more' });

/** For a measure that shrinks when the other grows. */
export const makeItOpposite =
  (measure: Measured, present: Mm) =>
  (change: number): Change =>
    makeIt(measure, present)(-change);
