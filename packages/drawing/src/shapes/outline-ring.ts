import { profileStops } from '../light/bake.ts';
import { profiles } from '../light/profiles.ts';
import type { Shape } from '../scene.ts';
import { type Arc, arcRing, facingOf, inwardNormal, type Ring } from './moulding.ts';
import { grow, type Outline, type RoundEdge } from './outline.ts';
import { filled, group, linearMm } from './paint.ts';
import { type Point, polygonPath } from './path-data.ts';

/**
 * A moulding along an outline, its outer edge on the outline, mitred at every corner. Each side is drawn from its
 * own first corner as origin, so that sides with the same direction and colour share one gradient in the SVG.
 */
export function outlineRing(outer: Outline, ring: Ring): readonly Shape[] {
  const inner = grow(outer, -profiles[ring.profile].width);
  return outer.corners.map((from, index) => {
    const next = (index + 1) % outer.corners.length;
    const to = outer.corners[next] ?? from;
    const ends = { from, to, innerTo: inner.corners[next] ?? to, innerFrom: inner.corners[index] ?? from };
    return outer.round?.from === index ? roundSide(outer.round, ends, ring) : straightSide(ends, ring);
  });
}

/** The four corners of one mitred side. */
interface Ends {
  readonly from: Point;
  readonly to: Point;
  readonly innerTo: Point;
  readonly innerFrom: Point;
}

/** A point relative to another. */
const about = ([x, y]: Point, [ox, oy]: Point): Point => [x - ox, y - oy];

function straightSide({ from, to, innerTo, innerFrom }: Ends, of: Ring): Shape {
  const depth = profiles[of.profile].width;
  const inward = inwardNormal(from, to);
  const paint = linearMm(
    [0, 0],
    [inward[0] * depth, inward[1] * depth],
    profileStops(of.profile, facingOf(inward), of),
  );
  const corners = [[0, 0], about(to, from), about(innerTo, from), about(innerFrom, from)] as const;
  return group('side', [filled(polygonPath(corners), paint)], { shift: from });
}

/** Radians. A round side is drawn this much beyond both mitres, then clipped along them. */
const overlap = 0.2;

function roundSide({ centre, radius }: RoundEdge, ends: Ends, ring: Ring): Shape {
  const local = (point: Point) => about(point, centre);
  const [from, to] = [local(ends.from), local(ends.to)];
  const begin = Math.atan2(from[1], from[0]);
  const turned = Math.atan2(to[1], to[0]);
  const end = turned < begin ? turned + 2 * Math.PI : turned;
  const arc: Arc = { centre: [0, 0], radius, from: begin - overlap, to: end + overlap };
  const far = ([x, y]: Point): Point => [2 * x, 2 * y];
  const middle: Point = [2 * radius * Math.cos((begin + end) / 2), 2 * radius * Math.sin((begin + end) / 2)];
  const sector = [from, far(from), middle, far(to), to, local(ends.innerTo), local(ends.innerFrom)];
  return group('side', arcRing(arc, ring), { clip: polygonPath(sector), shift: centre });
}
