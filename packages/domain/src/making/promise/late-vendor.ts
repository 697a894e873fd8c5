import { compareText } from '../../lib/compare-text.ts';
import type { KeptDate } from './promise.ts';

/** Goods that are on their way, with who brings them. ISO days. */
export interface DueGoods {
  /** Id. */
  readonly vendor: string;
  /** When they can be used, and when they could have been as they were ordered or first confirmed. */
  readonly usable: string;
  readonly asOrdered: string;
}

/** The goods for which a date waits longer than its week could: their key, and the last day on which they were of use. null: it waits for none. */
export function missedGoods({
  skipped,
}: Pick<KeptDate, 'skipped'>): { readonly key: string; readonly by: string } | null {
  const week = skipped.find((each) => each.why === 'not-ready');
  return week?.why === 'not-ready' ? { key: week.about, by: week.limit } : null;
}

/**
 * Whose lateness it is that goods are not there on a day (PROMISE 7.8): of those that were to be there by then and are not, the first to have
 * come; without any, of those that come late at all: whoever is promised later is short, whosever delivery has slipped. null: all come as
 * they were ordered.
 */
export function lateVendor(due: readonly DueGoods[], by: string): string | null {
  const late = due.filter(({ usable, asOrdered }) => usable > asOrdered);
  const missed = late.filter(({ usable, asOrdered }) => asOrdered <= by && usable > by);
  const [first] = (missed.length > 0 ? missed : late).toSorted(
    (one, other) => compareText(one.asOrdered, other.asOrdered) || compareText(one.vendor, other.vendor),
  );
  return first?.vendor ?? null;
}
