import type { DrawingFacts } from '../facts.ts';
import type { Shape } from '../scene.ts';

export interface Evening {
  readonly width: number;
  readonly height: number;
  /** Outlines of the panes, through which the lamp in the hall shines. */
  readonly panes: readonly string[];
}

/** What a wall under the sky does to the set that stands in it. */
export interface HouseFront {
  /** What it throws on a set that stands back in it. */
  readonly shade: (facts: DrawingFacts) => readonly Shape[];
  /** Evening over all that stands but metal. */
  readonly darken: (evening: Evening) => readonly Shape[];
  /** Metal as it is seen in that evening. */
  readonly dimmed: (metal: readonly Shape[]) => readonly Shape[];
}
