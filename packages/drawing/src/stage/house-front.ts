import type { DrawingFacts } from '../facts.ts';
import type { Shape } from '../scene.ts';
import type { Room } from './room.ts';

export interface Evening {
  readonly width: number;
  readonly height: number;
  /** Outlines of the panes, through which the lamp in the hall shines. */
  readonly panes: readonly string[];
}

/** A wall under the sky. The drawing of a door knows no more of it, so that it is fetched only where one is shown. */
export interface HouseFront {
  /** From the ground before it up to the foot of the set, mm. */
  readonly rise: number;
  readonly build: (room: Room) => readonly Shape[];
  /** What it throws on a set that stands back in it. */
  readonly shade: (facts: DrawingFacts) => readonly Shape[];
  /** Evening over all that stands but metal. */
  readonly darken: (evening: Evening) => readonly Shape[];
  /** Metal as it is seen in that evening. */
  readonly dimmed: (metal: readonly Shape[]) => readonly Shape[];
}
