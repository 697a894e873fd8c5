import type { Box, LightFacts } from '../facts.ts';
import { inwardNormal } from './moulding.ts';
import { at, type Point, short } from './path-data.ts';

/** A convex outline, clockwise; one of its edges may be round. */
export interface Outline {
  readonly corners: readonly Point[];
  readonly round: RoundEdge | null;
}

/** The round edge: index of the corner where it begins, its centre and radius. */
export interface RoundEdge {
  readonly from: number;
  readonly centre: Point;
  readonly radius: number;
}

/** The outline that a light or panel of this shape has in its box. */
export function outlineOf(
  box: Box,
  { turn, head, shape }: Pick<LightFacts, 'turn' | 'head'> & { shape: number },
): Outline {
  const corner = quarterCorners[shape];
  if (corner) return quarterRound(box, corner);
  if (turn === 45) return diamond(box);
  return head === 'arch' ? arched(box) : rectangle(box);
}

export function rectangle({ x, y, width, height }: Box): Outline {
  return {
    corners: [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    round: null,
  };
}

/** A square turned by 45 degrees about its centre. */
function diamond({ x, y, width, height }: Box): Outline {
  const reach = (width * Math.SQRT2) / 2;
  const cx = x + width / 2;
  const cy = y + height / 2;
  return {
    corners: [
      [cx, cy - reach],
      [cx + reach, cy],
      [cx, cy + reach],
      [cx - reach, cy],
    ],
    round: null,
  };
}

/** A half circle on top of upright sides. */
export function arched({ x, y, width, height }: Box): Outline {
  const radius = width / 2;
  return {
    corners: [
      [x, y + radius],
      [x + width, y + radius],
      [x + width, y + height],
      [x, y + height],
    ],
    round: { from: 0, centre: [x + width / 2, y + radius], radius },
  };
}

/** Shape id → square corner of a quarter round (x, y as 0 or 1 of its box). Shape 20 is round at the top left, so its square corner is at the bottom right. */
const quarterCorners: Readonly<Partial<Record<number, Point>>> = { 20: [1, 1], 40: [0, 1], 50: [0, 0], 60: [1, 0] };

function quarterRound({ x, y, width, height }: Box, [right, low]: Point): Outline {
  const radius = Math.min(width, height);
  const centre: Point = [x + right * width, y + low * height];
  const outX = right ? -radius : radius;
  const outY = low ? -radius : radius;
  const aside: Point = [centre[0] + outX, centre[1]];
  const upDown: Point = [centre[0], centre[1] + outY];
  // The arc is first; it runs clockwise from the side end where both corners agree, else from the upright end.
  const [start, end] = right === low ? [aside, upDown] : [upDown, aside];
  return { corners: [start, end, centre], round: { from: 0, centre, radius } };
}

/** Whether the outline is a rectangle with level sides. */
export const isUpright = ({ corners: [first, second, third], round }: Outline): boolean =>
  round === null && first?.[1] === second?.[1] && second?.[0] === third?.[0];

export function outlinePath({ corners, round }: Outline): string {
  const [first] = corners;
  if (!first) return '';
  const steps = corners.map((_, index) => {
    const to = corners[(index + 1) % corners.length] ?? first;
    return round?.from === index
      ? `A${short(round.radius)} ${short(round.radius)} 0 0 1 ${at(to[0], to[1])}`
      : `L${at(to[0], to[1])}`;
  });
  return `M${at(first[0], first[1])}${steps.join('')}z`;
}

export function boxOf(outline: Outline): Box {
  const reach = outline.round ? [crownOf(outline.round)] : [];
  const points = [...outline.corners, ...(outline.corners.length === 4 ? reach : [])];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const crownOf = ({ centre: [x, y], radius }: RoundEdge): Point => [x, y - radius];

/** Every edge moved outward (below 0: inward) by the same distance. */
export function grow({ corners, round }: Outline, by: number): Outline {
  const larger = round && { ...round, radius: round.radius + by };
  return {
    corners: corners.map((corner, index) => {
      const before = (index + corners.length - 1) % corners.length;
      const lineBefore = { from: corners[before] ?? corner, to: corner };
      const lineAfter = { from: corner, to: corners[(index + 1) % corners.length] ?? corner };
      if (larger?.from === before) return onCircle(moved(lineAfter, by), larger, corner);
      if (larger?.from === index) return onCircle(moved(lineBefore, by), larger, corner);
      return crossing(moved(lineBefore, by), moved(lineAfter, by));
    }),
    round: larger,
  };
}

interface Line {
  readonly from: Point;
  readonly to: Point;
}

function moved({ from, to }: Line, by: number): Line {
  const [nx, ny] = inwardNormal(from, to);
  const [outX, outY] = [nx * by, ny * by];
  return { from: [from[0] - outX, from[1] - outY], to: [to[0] - outX, to[1] - outY] };
}

function crossing(a: Line, b: Line): Point {
  const [ax, ay] = [a.to[0] - a.from[0], a.to[1] - a.from[1]];
  const [bx, by] = [b.to[0] - b.from[0], b.to[1] - b.from[1]];
  const share = ((b.from[0] - a.from[0]) * by - (b.from[1] - a.from[1]) * bx) / (ax * by - ay * bx);
  return [a.from[0] + ax * share, a.from[1] + ay * share];
}

/** Where a line meets a circle, on the side of the given point. */
function onCircle({ from, to }: Line, { centre, radius }: RoundEdge, near: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const along = (centre[0] - from[0]) * ux + (centre[1] - from[1]) * uy;
  const foot: Point = [from[0] + ux * along, from[1] + uy * along];
  const off = Math.hypot(centre[0] - foot[0], centre[1] - foot[1]);
  const half = Math.sqrt(Math.max(0, radius * radius - off * off));
  const ends: readonly Point[] = [
    [foot[0] + ux * half, foot[1] + uy * half],
    [foot[0] - ux * half, foot[1] - uy * half],
  ];
  const distance = ([x, y]: Point) => Math.hypot(x - near[0], y - near[1]);
  return ends.reduce((best, end) => (distance(end) < distance(best) ? end : best));
}
