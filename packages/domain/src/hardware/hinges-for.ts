import { accepted, type Outcome, refused } from '../model/outcome.ts';
import { hingeCount, type HingeLimits, type HungLeaf } from './hinge-count.ts';

/** As many hinges as a leaf needs; refuses one that is too heavy for four. */
export function hingesFor(leaf: HungLeaf, limits: HingeLimits): Outcome<3 | 4> {
  const count = hingeCount(leaf, limits);
  return count === null
    ? refused(
        'works.leaf-too-heavy',
        `The leaf weighs ${leaf.kg.toFixed(0)} kg; four hinges carry ${String(limits.leafKg.fourHinges)}.`,
      )
    : accepted(count);
}
