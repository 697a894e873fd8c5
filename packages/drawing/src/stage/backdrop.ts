import type { Box, DrawingFacts } from '../facts.ts';
import type { Shape } from '../scene.ts';
import type { HouseFront } from './house-front.ts';

/** Air around a set, mm. */
export interface Margins {
  readonly side: number;
  readonly above: number;
  readonly below: number;
}

/** What stands around a set. The drawing of a door knows no more of it, so that it is fetched only where one is shown. */
export interface Backdrop {
  readonly margins: Margins;
  /** Fills the view; from inside it is always the hall of the house. */
  readonly draw: (facts: DrawingFacts, view: Box) => readonly Shape[];
  /** null: a wall that has no sky above it. */
  readonly front: HouseFront | null;
}
