import type { SizeLimits } from '../catalogue/rows.ts';
import { type Mm, mm } from '../measure/mm.ts';
import { type Outcome, accepted, refused } from '../shared/outcome.ts';

/** A higher leaf bows between three hinges, however light it is. */
const maxHeightOnThree = mm(2150);

export function hingesFor(
  leaf: { readonly height: Mm; readonly kg: number },
  { threeHinges, fourHinges }: SizeLimits['leafKg'],
): Outcome<3 | 4> {
  if (leaf.kg > fourHinges) {
    return refused(
      'works.leaf-too-heavy',
      `The leaf weighs ${leaf.kg.toFixed(0)} kg; four hinges carry ${String(fourHinges)}.`,
    );
  }
  return accepted(leaf.kg <= threeHinges && leaf.height <= maxHeightOnThree ? 3 : 4);
}
