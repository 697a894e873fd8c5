import type { RuleContext } from '../choice/rule.ts';
import type { Item } from '../model/item.ts';
import { type Mm, type Size, mm } from '../../lib/mm.ts';
import { sizeRules } from './choose-sizes.ts';

export interface Bounds {
  readonly min: Mm;
  readonly max: Mm;
}

/** Larger than any set, mm: the upper end of the search. */
const beyondEverySet = 10_000;

/** The least and greatest overall width and height in which this set can be made, each while the other stays. */
export function overallLimits(item: Item, context: RuleContext): { readonly width: Bounds; readonly height: Bounds } {
  const { overall } = item.frame;
  const canBe = (changed: Partial<Size>) =>
    sizeRules['size.changeOverall'].check(
      item,
      { type: 'size.changeOverall', overall: { ...overall, ...changed } },
      context,
    ) === null;
  return {
    width: boundsAround(overall.width, (width) => canBe({ width })),
    height: boundsAround(overall.height, (height) => canBe({ height })),
  };
}

/** Finds both ends by bisection: the measures that can be made are one unbroken range around the current one. */
export const boundsAround = (present: Mm, canBe: (measure: Mm) => boolean): Bounds => ({
  min: farthest({ good: present, bad: 0 }, canBe),
  max: farthest({ good: present, bad: beyondEverySet }, canBe),
});

function farthest({ good, bad }: { readonly good: number; readonly bad: number }, canBe: (measure: Mm) => boolean): Mm {
  if (Math.abs(bad - good) <= 1) return mm(good);
  const middle = Math.trunc((good + bad) / 2);
  return canBe(mm(middle)) ? farthest({ good: middle, bad }, canBe) : farthest({ good, bad: middle }, canBe);
}
