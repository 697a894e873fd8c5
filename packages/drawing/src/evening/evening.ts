import type { Box, DrawingFacts } from '../facts.ts';
import type { BehindGlass } from '../glass/behind-glass.ts';
import type { EveningLayer, LayerStyle, Shape } from '../scene.ts';

/** Where a set is seen: before a house wall, before the studio's, from the hall, or on a page that paints its own wall. */
export type Place = 'street' | 'studio' | 'hall' | 'page';

/** A set, the place where it is seen, and the part of that place which the picture shows, mm. */
export interface Seen {
  readonly facts: DrawingFacts;
  readonly place: Place;
  readonly view: Box;
}

/**
 * The light of a time of day after noon: layers over the picture of the day. Passed in by the caller, so that a page
 * fetches its code only when somebody wants to see it.
 */
export interface Evening {
  /** How each layer lies on those beneath it; null where it adds nothing. */
  readonly styles: Readonly<Record<EveningLayer, LayerStyle | null>>;
  readonly lowSun: (seen: Seen) => readonly Shape[];
  readonly dusk: (seen: Seen) => readonly Shape[];
  /** What stands behind the panes. */
  readonly behindGlass: (facts: DrawingFacts) => BehindGlass;
  /** What shines itself. */
  readonly lamps: (seen: Seen) => readonly Shape[];
  readonly metal: (day: readonly Shape[]) => readonly Shape[];
}
