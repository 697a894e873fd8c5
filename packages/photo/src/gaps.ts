import { type Box, type Homography, type Point, scaledAndMoved, seenAt } from './homography.ts';

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

/** How much of the wall is shown in the width of a gap: as much, or less and larger where the photo ends. */
const shares = [1, 0.7, 0.5, 0.35, 0.2, 0.1] as const;

/** What a set in this box leaves free: both sides, or the top. `isSeen`: whether the photo shows a place of the wall. */
export function gapsOf({ x, y, width }: Box, isSeen: (place: Point) => boolean): readonly Gap[] {
  const right = 1 - x - width;
  const all: readonly { readonly area: Box; readonly mirrors: (share: number) => Homography }[] = [
    { area: { x: 0, y: 0, width: x, height: 1 }, mirrors: (share) => scaledAndMoved([-share, 1], [-edge, 0]) },
    {
      area: { x: x + width, y: 0, width: right, height: 1 },
      mirrors: (share) => scaledAndMoved([-share, 1], [1 + edge + share, 0]),
    },
    { area: { x: 0, y: 0, width: 1, height: y }, mirrors: (share) => scaledAndMoved([1, -share], [0, -edge]) },
  ];
  return all.flatMap(({ area, mirrors }) => {
    if (Math.min(area.width, area.height) <= narrowest) return [];
    const mirror = shares.map(mirrors).find((each) => cornersOf(area).every((corner) => isSeen(seenAt(each, corner))));
    return mirror ? [{ area, mirror }] : [];
  });
}

const cornersOf = ({ x, y, width, height }: Box): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Whether a place of the opening lies in the gap. */
export const liesIn = ({ area: { x, y, width, height } }: Gap, [across, down]: Point): boolean =>
  across >= x && down >= y && across <= x + width && down <= y + height;
