import { type Edges, isWithin, samplesOfSide, sidesOf } from './edges.ts';
import type { Point, Quad } from './homography.ts';
import { median, pixelAt, type Pixels } from './pixels.ts';

/** How far the head may be above the edge of its shadow, as a share of the height below that edge. */
const deepestShadow = 0.4;
/** px above the shadow's edge within which that edge itself, drawn soft, would be taken for the head. */
const softEdge = 7;
/** Least edge along both sides between the shadow's edge and the head, and along the head. */
const leastHead = 0.3;

/**
 * A lintel in the sun throws its shadow onto the door, whose lower edge is often the strongest line there. Where the upper side is such an
 * edge, and both sides go on above it, the head is where they end.
 */
export function aboveShadow(quad: Quad, photo: Pixels, edges: Edges): Quad {
  if (!isShadowEdge(quad, photo)) return quad;
  const [a, b, c, d] = quad;
  const tall = Math.hypot(d[0] - a[0], d[1] - a[1]);
  let best = quad;
  let most = 0;
  for (let up = softEdge; up < deepestShadow * tall; up += 1) {
    const head: readonly [Point, Point] = [beyond(d, a, up), beyond(c, b, up)];
    const score = headScore(head, quad, edges);
    if (score > most) {
      most = score;
      best = [...head, c, d];
    }
  }
  return best;
}

function beyond(from: Point, to: Point, by: number): Point {
  const share = 1 + by / Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** 0 where the sides do not reach this head. */
function headScore([a, b]: readonly [Point, Point], [lowA, lowB]: Quad, edges: Edges): number {
  if (!isWithin(edges, a) || !isWithin(edges, b)) return 0;
  const [left, right, top] = sidesOf([a, b, lowB, lowA], edges, 1);
  return Math.min(left, right, top) >= leastHead ? top * Math.min(left, right) : 0;
}

/** A shadow takes as much of each colour; one thing beside another takes more of some. */
function isShadowEdge([a, b]: Quad, photo: Pixels): boolean {
  const below = lightAlong([a, b], shadowLook, photo);
  const left = lightAlong([a, b], -shadowLook, photo).map(
    (light, channel) => light / Math.max(0.002, below[channel] ?? 0),
  );
  const most = Math.max(...left);
  return most < 0.85 && most < 1.3 * Math.min(...left);
}

/** px above and below an edge. */
const shadowLook = 5;

/** The middle of the light beside a level line, in each channel. */
function lightAlong([from, to]: readonly [Point, Point], off: number, photo: Pixels): readonly number[] {
  const places = Array.from({ length: samplesOfSide }, (_, sample) => {
    const share = 0.08 + (0.84 * sample) / samplesOfSide;
    return pixelAt(photo, from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1]) + off);
  });
  return [0, 1, 2].map((channel) => median(places.map((colour) => colour[channel] ?? 0)));
}
