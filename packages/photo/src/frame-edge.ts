import { edgesOf, isWithin, refined, sidesOf } from './edges.ts';
import { type Box, type Quad, seenAt, squareTo } from './homography.ts';
import type { Pixels } from './pixels.ts';

/** Widths of a door frame's face, mm. The stones around a doorway are wider. */
const faces = [50, 55, 60, 65, 70, 75, 80, 85, 90] as const;

/** Least edge along a whole side: the joints of bricks are less. */
const leastEdge = 0.6;

/** px by which the corners of a smaller photo are moved in this one: first to the edge that was found, then not from one of its edges to the other. */
const coarse = [4, 2, 2, 1, 0.5] as const;
const fine = [2, 1, 0.5] as const;

/**
 * The corners of a doorway where its frame meets the wall. What was found may be the inner edge of the frame at some of its sides: then
 * there is a second edge outside of it, as far away as a frame is wide. Each jamb and the head must have both edges of one such
 * frame. Pass a photo of about 1000 px, which shows them apart. `set`: its size gives the scale, mm.
 */
export function atFrameEdge(photo: Pixels, corners: Quad, set: Pick<Box, 'width' | 'height'>): Quad {
  const edges = edgesOf(photo);
  const found = refined(corners, edges, coarse);
  const map = squareTo(found);
  if (!map) return found;
  /** The corners with their sides moved outwards, mm. */
  const moved = ([left, right, head]: Sides): Quad => {
    const [from, to, top] = [-left / set.width, 1 + right / set.width, -head / set.height];
    return [seenAt(map, [from, top]), seenAt(map, [to, top]), seenAt(map, [to, 1]), seenAt(map, [from, 1])];
  };
  const edgesAt = (off: number): Sides => {
    const quad = moved([off, off, off]);
    if (!quad.every((corner) => isWithin(edges, corner))) return [0, 0, 0];
    const [left, right, head] = sidesOf(quad, edges, 1);
    return [left, right, head];
  };
  const frames = faces.map((face) => frameOf(face, edgesAt(face), edgesAt(-face)));
  const [best] = frames.toSorted((one, other) => other.weakest - one.weakest);
  return best && best.weakest >= leastEdge ? refined(moved(best.outwards), edges, fine) : found;
}

/** Of the left jamb, the right jamb and the head. */
type Sides = readonly [left: number, right: number, head: number];

/** How a frame of this face would lie: a side with an edge outside of it alone was found at the frame's inner edge. */
function frameOf(face: number, outside: Sides, inside: Sides) {
  const outwards = (side: 0 | 1 | 2) => (inside[side] < leastEdge && outside[side] >= leastEdge ? face : 0);
  return {
    outwards: [outwards(0), outwards(1), outwards(2)] as const,
    weakest: Math.min(...outside.map((edge, side) => Math.max(edge, inside[side] ?? 0))),
  };
}
