import type { Box } from '../facts.ts';
import type { Point } from '../shapes/path-data.ts';
import { type Homography, scaledAndMoved } from './homography.ts';

/** A part of the opening that the set leaves free, and the wall that goes on there. All in shares of the opening. */
export interface Gap {
  readonly area: Box;
  /** From a place in the gap to one of the wall beside it, as if a mirror stood on the opening's edge. */
  readonly mirror: Homography;
}

/** Left out beside the opening: the edge of the present frame, and what hangs over it. */
const edge = 0.02;

/** Narrower ones are not seen. */
const narrowest = 0.002;

/** What a set in this box leaves free: both sides, or the top. */
export function gapsOf({ x, y, width }: Box): readonly Gap[] {
  const all: readonly Gap[] = [
    { area: { x: 0, y: 0, width: x, height: 1 }, mirror: scaledAndMoved([-1, 1], [-edge, 0]) },
    { area: { x: x + width, y: 0, width: 1 - x - width, height: 1 }, mirror: scaledAndMoved([-1, 1], [2 + edge, 0]) },
    { area: { x: 0, y: 0, width: 1, height: y }, mirror: scaledAndMoved([1, -1], [0, -edge]) },
  ];
  return all.filter(({ area }) => area.width > narrowest && area.height > narrowest);
}

/** Whether a place of the opening lies in the gap. */
export const liesIn = ({ area: { x, y, width, height } }: Gap, [across, down]: Point): boolean =>
  across >= x && down >= y && across <= x + width && down <= y + height;
