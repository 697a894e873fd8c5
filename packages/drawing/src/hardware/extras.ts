import type { DrawingFacts, LeafFacts } from '../facts.ts';
import type { Group, Shape } from '../scene.ts';

/** What the trade adds to a door: metal on the leaf, in the leaf's own coordinates; vents and a drip on the head of the set. */
export interface ExtraDrawers {
  onLeaf(leaf: LeafFacts): readonly Group[];
  onHead(facts: DrawingFacts): readonly Shape[];
}

let drawers: ExtraDrawers = { onLeaf: () => [], onHead: () => [] };

/** A visitor's first door has none of it, so its drawers come in a file of their own, with the first door that has. */
export function bringExtraDrawers(brought: ExtraDrawers): void {
  drawers = brought;
}

export const drawExtras = (leaf: LeafFacts): readonly Group[] =>
  leaf.hardware.extras.length > 0 ? drawers.onLeaf(leaf) : [];

export const drawHead = (facts: DrawingFacts): readonly Shape[] =>
  facts.head.drip || facts.head.vents.length > 0 ? drawers.onHead(facts) : [];
