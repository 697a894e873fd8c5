import type { SizeLimits } from '../catalogue/limit-rows.ts';
import { type Mm, mm } from '../model/mm.ts';
import { type Outcome, accepted, refused } from '../model/outcome.ts';

/** A higher leaf needs four hinges whatever its weight. */
const maxHeightOnThree = mm(2150);

interface HungLeaf {
  readonly height: Mm;
  readonly kg: number;
}

/** null: too heavy for four hinges. */
export function hingeCount({ height, kg }: HungLeaf, { threeHinges, fourHinges }: SizeLimits['leafKg']): 3 | 4 | null {
  if (kg > fourHinges) return null;
  return kg <= threeHinges && height <= maxHeightOnThree ? 3 : 4;
}

export function hingesFor(leaf: HungLeaf, limits: SizeLimits['leafKg']): Outcome<3 | 4> {
  const count = hingeCount(leaf, limits);
  return count === null
    ? refused(
        'works.leaf-too-heavy',
        `The leaf weighs ${leaf.kg.toFixed(0)} kg; four hinges carry ${String(limits.fourHinges)}.`,
      )
    : accepted(count);
}
