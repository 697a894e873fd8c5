import type { Box, DrawingFacts } from '../facts.ts';
import type { Shape } from '../scene.ts';

/** Space around a set, mm. */
export interface Margins {
  readonly side: number;
  readonly above: number;
  readonly below: number;
}

/** The surroundings of a set. A value that the caller passes in, so that a page fetches its code only where it is shown. */
export interface Backdrop {
  readonly margins: Margins;
  /** Fills the view; from inside it is always the hall of the house. */
  readonly draw: (facts: DrawingFacts, view: Box) => readonly Shape[];
  /** Shadow of a house wall on the set that is recessed in it; null for a wall that the set stands before. */
  readonly reveal: ((facts: DrawingFacts) => readonly Shape[]) | null;
}
