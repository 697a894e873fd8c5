import type { Shape, Side } from '../scene.ts';
import { obscuredGround } from './backing.ts';
import type { Field } from './field.ts';
import { gardenThroughGlass } from './garden.ts';
import { hallBehindGlass, hallThroughOpening, openToGarden } from './hall.ts';
import { reflections } from './reflections.ts';

/** What a pane shows besides its theme. */
export interface BehindGlass {
  readonly clear: (field: Field, side: Side) => readonly Shape[];
  readonly obscured: (field: Field, side: Side) => readonly Shape[];
  readonly unglazed: (field: Field, side: Side) => readonly Shape[];
  /** Over the theme: the light that falls through it, and what the glass mirrors. `strength` 1 for clear glass. */
  readonly over: (field: Field, side: Side, strength: number) => readonly Shape[];
}

/** From outside the hall in half-light behind a mirrored sky, from inside the garden. */
export const behindGlassByDay: BehindGlass = {
  clear: (field, side) => (side === 'external' ? hallBehindGlass(field) : gardenThroughGlass(field)),
  obscured: obscuredGround,
  unglazed: (field, side) => (side === 'external' ? hallThroughOpening(field) : openToGarden(field)),
  over: (field, _, strength) => reflections(field, strength),
};
