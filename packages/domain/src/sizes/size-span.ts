import type { Mm } from '../measure/mm.ts';
import { type Refusal, type RefusalCode } from '../shared/outcome.ts';

/** One measure held against its limits, and the measure that a person can change to put it right. */
export interface Span {
  readonly code: RefusalCode;
  /** As a sentence begins: `The leaf`. */
  readonly what: string;
  readonly across: 'wide' | 'high';
  readonly value: Mm;
  readonly min: number;
  readonly max: number;
  /** The sentence that says which size is needed, from the change that the measure needs (negative: smaller). */
  readonly cure: (change: number) => string;
}

/** null when the measure may be made. */
export function outOfSpan({ code, what, across, value, min, max, cure }: Span): Refusal | null {
  if (value >= min && value <= max) return null;
  const limit = value < min ? min : max;
  const is = value > 0 ? `${what} would be ${String(value)} mm ${across}` : `${what} would have no room`;
  const bound = `${value < min ? 'at least' : 'at most'} ${String(limit)}${value > 0 ? '' : ` mm ${across}`}`;
  return { code, message: `${is}; it must be ${bound}. ${cure(limit - value)}` };
}

/** The sentence for a measure that is changed by the same amount: `Make the overall width 1065 mm or less.` */
export const makeIt =
  (noun: string, present: Mm) =>
  (change: number): string =>
    `Make the ${noun} ${String(present + change)} mm or ${change < 0 ? 'less' : 'more'}.`;

/** For a measure that shrinks when the other grows. */
export const makeItOpposite =
  (noun: string, present: Mm) =>
  (change: number): string =>
    makeIt(noun, present)(-change);
