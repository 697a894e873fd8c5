import type { Box } from '../facts.ts';
import { type MouldingFinish, litAt, profileStops } from '../light/bake.ts';
import { simplifyStops } from '../light/simplify-stops.ts';
import { glossOf, shade } from '../light/colour.ts';
import { light, lightAcross } from '../light/direction.ts';
import { type ProfileName, profiles } from '../light/profiles.ts';
import { memoize } from '../light/memoize.ts';
import type { Paint, PathShape, Stop } from '../scene.ts';
import { filled, linear, linearMm, solid, stroked } from './paint.ts';
import { at, inset, type Point, polygonPath, rectPath, short } from './path-data.ts';

export type Edge = 'top' | 'bottom' | 'left' | 'right';
export const allEdges: readonly Edge[] = ['top', 'bottom', 'left', 'right'];

const inwardOf = { top: [0, 1], bottom: [0, -1], left: [1, 0], right: [-1, 0] } as const;

/** Dot product of the inward direction with the direction of the light, for `bake`. */
export const facingOf = ([x, y]: Point): number => x * light.x + y * light.y;

/** One moulding in one colour around a rectangle: four trapezoids mitred at the corners. */
export interface Ring extends MouldingFinish {
  readonly profile: ProfileName;
  readonly edges?: readonly Edge[];
}

export function ring(box: Box, of: Ring): readonly PathShape[] {
  const { profile, hex, edges = allEdges } = of;
  const inner = inset(box, profiles[profile].width);
  const sides = edges.map((edge) => filled(polygonPath(trapezoid(box, inner, edge)), edgePaint(edge, of)));
  if (edges.length < allEdges.length) return sides;
  // A ring of the mean colour beneath hides the hairlines where two trapezoids meet.
  return [filled(rectPath(box) + rectPath(inner), solid(shade(hex, 0.9)), { evenOdd: true }), ...sides];
}

const edgePaint = memoize(
  100,
  (edge: Edge, of: Ring): Paint => {
    const [x, y] = inwardOf[edge];
    return linear(
      [x < 0 ? 1 : 0, y < 0 ? 1 : 0],
      [x > 0 ? 1 : 0, y > 0 ? 1 : 0],
      profileStops(of.profile, facingOf([x, y]), of),
    );
  },
  (edge, { profile, hex, relief = 1 }) => `${edge} ${profile} ${hex} ${relief}`,
);

function trapezoid(outer: Box, inner: Box, edge: Edge): readonly Point[] {
  const corners = ({ x, y, width, height }: Box): Record<'nw' | 'ne' | 'se' | 'sw', Point> => ({
    nw: [x, y],
    ne: [x + width, y],
    se: [x + width, y + height],
    sw: [x, y + height],
  });
  const out = corners(outer);
  const within = corners(inner);
  const ends = { top: ['nw', 'ne'], right: ['ne', 'se'], bottom: ['se', 'sw'], left: ['sw', 'nw'] } as const;
  const [from, to] = ends[edge];
  return [out[from], out[to], within[to], within[from]];
}

/** Unit normal to the right of the direction of travel: inward on a clockwise outline with y down. */
export function inwardNormal([x1, y1]: Point, [x2, y2]: Point): Point {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [-(y2 - y1) / length, (x2 - x1) / length];
}

type Outer = 'outside' | 'inside';

/** Where a round moulding runs: outer radius, and the angles of its two ends, clockwise, radians from +x. */
export interface Arc {
  readonly centre: Point;
  readonly radius: number;
  readonly from: number;
  readonly to: number;
  /** The outer edge of the profile lies on the outer radius, or (a hollow corner) on the inner one. */
  readonly outer?: Outer;
}

const stripWidth = 2.6;
const stopsPerStrip = 6;

/** A round moulding as concentric strips. Along the direction of the light the shading of a circle changes linearly, so each strip is one gradient. */
export function arcRing(arc: Arc, of: Ring): readonly PathShape[] {
  const { width } = profiles[of.profile];
  const strips = Math.max(2, Math.round(width / stripWidth));
  return Array.from({ length: strips }, (_, strip) => {
    const share = (strip + 0.5) / strips;
    const radius = arc.outer === 'inside' ? arc.radius - width * (1 - share) : arc.radius - width * share;
    const paint = arcPaint(arc, radius, roundStops(of, share, arc.outer ?? 'outside'));
    return stroked(arcPath(arc, radius), { paint, width: width / strips + 0.7 });
  });
}

function arcPaint({ centre: [x, y] }: Arc, radius: number, along: readonly Stop[]) {
  const ux = (light.x / lightAcross) * radius;
  const uy = (light.y / lightAcross) * radius;
  return linearMm([x + ux, y + uy], [x - ux, y - uy], along);
}

/** Stops from the point nearest the light to the farthest: outward · light falls evenly from 1 to −1. */
const roundStops = memoize(
  200,
  ({ profile, hex, relief = 1 }: Ring, share: number, outer: Outer): readonly Stop[] => {
    const gloss = glossOf(hex);
    const along = Array.from({ length: stopsPerStrip + 1 }, (_, index) => {
      const outward = 1 - (2 * index) / stopsPerStrip;
      const facing = (outer === 'inside' ? outward : -outward) * lightAcross;
      return { at: index / stopsPerStrip, ...litAt(profile, { facing, share }, gloss) };
    });
    return simplifyStops(
      along.map(({ at: offset, k, s }) => ({ at: offset, colour: shade(hex, k ** relief, s * relief) })),
    );
  },
  ({ profile, hex, relief = 1 }, share, outer) => `${profile} ${hex} ${relief} ${share} ${outer}`,
);

export function arcPath({ centre: [x, y], from, to }: Arc, radius: number): string {
  const point = (angle: number) => at(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  const large = to - from > Math.PI ? 1 : 0;
  return `M${point(from)}A${short(radius)} ${short(radius)} 0 ${large} 1 ${point(to)}`;
}
