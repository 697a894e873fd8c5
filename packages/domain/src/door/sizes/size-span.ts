import type { Measured, OutOfLimits, SizeChange } from '../model/out-of-limits.ts';
import type { RefusalCode } from '../model/refusal-codes.ts';
import type { RuleContext } from '../choice/rule.ts';
import type { Mm } from '../../lib/mm.ts';
import type { Refusal } from '../model/result.ts';
import type { Item } from '../model/item.ts';
import type { SizeSheet } from './size-sheet.ts';

/** One measure with its range, and the inputs that a person can change to bring it inside. */
export interface Span extends Pick<OutOfLimits, 'what' | 'side' | 'value'> {
  readonly code: RefusalCode;
  readonly min: number;
  readonly max: number;
  /** From the change that the measure needs (negative: smaller). */
  readonly fixes: readonly ((change: number) => SizeChange)[];
}

/** null when the measure is inside its range. */
export function outOfSpan({ code, min, max, fixes, ...is }: Span, { messages }: RuleContext): Refusal | null {
  if (is.value >= min && is.value <= max) return null;
  const limit = is.value < min ? min : max;
  const change = limit - is.value;
  return {
    code,
    message: messages.sizes.outOfLimits({ ...is, limit, fixes: fixes.map((fix) => fix(change)) }),
  };
}

/** The input changes by the same amount as the measure. */
export const changeBy =
  (measure: Measured, present: Mm) =>
  (change: number): SizeChange => ({ measure, to: present + change, than: change < 0 ? 'less' : 'more' });

/** The input shrinks by what the measure must grow. */
export const changeOppositeBy =
  (measure: Measured, present: Mm) =>
  (change: number): SizeChange =>
    changeBy(measure, present)(-change);

/** A set with its sizes: what each limit is checked for. */
export interface SizedSet {
  readonly item: Pick<Item, 'frame' | 'leaves'>;
  readonly sheet: SizeSheet;
  readonly context: RuleContext;
}
