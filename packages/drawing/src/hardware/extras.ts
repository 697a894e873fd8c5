import type { DrawingFacts, LeafFacts } from '../facts.ts';
import type { Group, Shape } from '../scene.ts';

/** What the trade adds to a door: metal on the leaf, in the leaf's own coordinates; vents and a drip on the head of the set. */
export interface ExtraDrawers {
  onLeaf(leaf: LeafFacts): readonly Group[];
  onHead(facts: DrawingFacts): readonly Shape[];
}

const nothing = () => [];
let drawers: ExtraDrawers = { onLeaf: nothing, onHead: nothing };

/** A visitor's first door has none of it, so its drawers come in a file of their own, with the first door that has. */
export function bringExtraDrawers(brought: ExtraDrawers): void {
  drawers = brought;
}

export const drawExtras = (leaf: LeafFacts): readonly Group[] => drawers.onLeaf(leaf);

export const drawHead = (facts: DrawingFacts): readonly Shape[] => drawers.onHead(facts);
