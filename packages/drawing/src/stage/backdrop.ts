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
  /** null for an indoor wall. */
  readonly front: HouseFront | null;
}

export interface Evening {
  readonly width: number;
  readonly height: number;
  /** Outlines of the panes, through which the lamp in the hall shines. */
  readonly panes: readonly string[];
}

/** The effects of an outside wall on the set in it. */
export interface HouseFront {
  /** Shadow of the wall on the recessed set. */
  readonly shade: (facts: DrawingFacts) => readonly Shape[];
  /** Dusk over everything except metal. */
  readonly darken: (evening: Evening) => readonly Shape[];
  /** Metal as seen at dusk. */
  readonly dimmed: (metal: readonly Shape[]) => readonly Shape[];
}
