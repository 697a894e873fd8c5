import type { FinishFacts } from '../facts.ts';
import type { Scene } from '../scene.ts';
import { pieceOfDoor, sampleScene } from './piece-of-door.ts';

/** A piece of the door's skin in its colour. */
export function colourChip(finish: FinishFacts): Scene {
  const view = { x: 0, y: 0, width: 230, height: 152 };
  return sampleScene(view, 'slab', pieceOfDoor(view, finish));
}
