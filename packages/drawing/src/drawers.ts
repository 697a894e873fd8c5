import type { DrawingFacts, LeafFacts } from './facts.ts';
import type { ThemeNamed } from './glass/field.ts';
import type { Group, Shape } from './scene.ts';

/** Drawings that only some doors need. The caller passes in those that it has loaded, so that a page fetches no others. */
export interface Drawers extends ExtraDrawers {
  readonly theme: ThemeNamed;
}

/** Drawings of what the trade adds to a door. */
export interface ExtraDrawers {
  /** Metal on a leaf, in the leaf's own coordinates. */
  readonly extrasOnLeaf: (leaf: LeafFacts) => readonly Group[];
  /** Vents and the drip on the head of the set. */
  readonly extrasOnHead: (facts: DrawingFacts) => readonly Shape[];
}

/** For a door with plain glass and without extras, as a visitor first sees it. */
export const plainDrawers: Drawers = { theme: () => null, extrasOnLeaf: () => [], extrasOnHead: () => [] };
