import type { Point } from '../shapes/path-data.ts';
import { isConvex, type Quad } from './homography.ts';
import { type Linear, linearOf, pixelAt, type Pixels, quantile } from './pixels.ts';

/** Brightness and how fast it changes. */
interface Edges {
  readonly width: number;
  readonly height: number;
  /** Across: strong at upright lines. */
  readonly across: Float32Array;
  /** Down: strong at level lines. */
  readonly down: Float32Array;
  /** A change that counts as a full edge. */
  readonly full: number;
}

/** A line that is nearly upright (`at` = x in the middle of the height) or nearly level (`at` = y in the middle of the width). */
interface Line {
  readonly at: number;
  /** px aside for each px along. */
  readonly slope: number;
}

interface Doorway {
  readonly quad: Quad;
  /** 0…1: how much it looks like one. */
  readonly score: number;
}

/** Degrees by which the photo is turned to look again: a phone is often held at a slant, and lines are sought near to upright. */
const slants = [0, 25, -25] as const;

/**
 * The four corners of what looks most like a doorway: two nearly upright and two nearly level lines with an edge along all
 * of their sides. Pass a small photo (320 px). null where there is none; then the visitor places them.
 */
export function suggestCorners(photo: Pixels): Quad | null {
  const slanted = slants
    .map((slant) => ({ slant, found: doorwayIn(slant === 0 ? photo : turned(photo, slant)) }))
    .toSorted((one, other) => (other.found?.score ?? 0) - (one.found?.score ?? 0));
  const [{ slant, found } = { slant: 0, found: null }] = slanted;
  if (!found) return null;
  const [a, b, c, d] = found.quad;
  const back = (point: Point) => placeBefore(point, photo, slant);
  return [back(a), back(b), back(c), back(d)];
}

/** Where a place of the turned photo was before it was turned about its middle. */
function placeBefore([x, y]: Point, { width, height }: Pick<Pixels, 'width' | 'height'>, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [across, down] = [x - width / 2, y - height / 2];
  return [
    width / 2 + across * Math.cos(angle) - down * Math.sin(angle),
    height / 2 + across * Math.sin(angle) + down * Math.cos(angle),
  ];
}

/** The photo turned about its middle; what was outside has the colour of the edge. */
function turned(photo: Pixels, degrees: number): Pixels {
  const { width, height } = photo;
  const data = new Uint8ClampedArray(photo.data.length);
  const inside = (at: number, length: number) => Math.min(length - 1, Math.max(0, Math.round(at)));
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [x, y] = placeBefore([pixel % width, Math.floor(pixel / width)], photo, degrees);
    const from = (inside(y, height) * width + inside(x, width)) * 4;
    data.set(photo.data.subarray(from, from + 4), pixel * 4);
  }
  return { width, height, data };
}

function doorwayIn(photo: Pixels): Doorway | null {
  const edges = edgesOf(photo);
  const uprights = linesIn(edges, 'upright');
  const levels = linesIn(edges, 'level');
  let best: Doorway | null = null;
  for (const [left, right] of pairs(uprights)) {
    for (const [top, bottom] of pairs(levels)) {
      const quad: Quad = [
        meet(left, top, edges),
        meet(right, top, edges),
        meet(right, bottom, edges),
        meet(left, bottom, edges),
      ];
      const score = likeDoorway(quad, edges) ? scoreOf(quad, edges) : 0;
      if (score > (best?.score ?? leastScore)) best = { quad, score };
    }
  }
  return best && { ...best, quad: refined(aboveShadow(refined(best.quad, edges), { photo, edges }), edges) };
}

/** Below it the sides are not edges of one thing. */
const leastScore = 0.35;

function edgesOf(photo: Pixels): Edges {
  const { width, height } = photo;
  const [across, down] = [new Float32Array(width * height), new Float32Array(width * height)];
  for (const channel of [0, 1, 2] as const) {
    const bright = blurred(blurred(brightnessIn(photo, channel), photo), photo);
    const at = (x: number, y: number) => bright[y * width + x] ?? 0;
    for (let y = 1; y < height - 1; y += 1) {
      for (let x = 1; x < width - 1; x += 1) {
        const pixel = y * width + x;
        keepStronger(
          across,
          pixel,
          at(x + 1, y - 1) +
            2 * at(x + 1, y) +
            at(x + 1, y + 1) -
            at(x - 1, y - 1) -
            2 * at(x - 1, y) -
            at(x - 1, y + 1),
        );
        keepStronger(
          down,
          pixel,
          at(x - 1, y + 1) +
            2 * at(x, y + 1) +
            at(x + 1, y + 1) -
            at(x - 1, y - 1) -
            2 * at(x, y - 1) -
            at(x + 1, y - 1),
        );
      }
    }
  }
  const strengths = Array.from({ length: 4000 }, (_, index) => {
    const pixel = Math.floor((index / 4000) * across.length);
    return Math.hypot(across[pixel] ?? 0, down[pixel] ?? 0);
  });
  return { width, height, across, down, full: Math.max(0.06, quantile(strengths, 0.9)) };
}

/** One channel as the eye compares it, by its square root: an edge in the shade counts as one in the sun. */
const brightnessIn = ({ width, height, data }: Pixels, channel: 0 | 1 | 2): Float32Array =>
  Float32Array.from({ length: width * height }, (_, pixel) => Math.sqrt(linearOf(data[pixel * 4 + channel] ?? 0)));

/** A grey door in a red wall is an edge by its colour alone. */
function keepStronger(edges: Float32Array, pixel: number, edge: number): void {
  if (Math.abs(edge) > Math.abs(edges[pixel] ?? 0)) edges[pixel] = edge;
}

/** px each way: the joints of bricks go, the edges of a doorway stay. */
const blur = 2;

/** The mean of the square around each pixel. */
function blurred(
  from: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
): Float32Array {
  const rows = slidingMean(from, { count: height, length: width, along: 1, between: width });
  return slidingMean(rows, { count: width, length: height, along: width, between: 1 });
}

interface Run {
  readonly count: number;
  readonly length: number;
  /** From one number of a run to the next, and from one run to the next. */
  readonly along: number;
  readonly between: number;
}

function slidingMean(from: Float32Array, { count, length, along, between }: Run): Float32Array {
  const means = new Float32Array(from.length);
  for (let run = 0; run < count; run += 1) {
    for (let index = 0; index < length; index += 1) {
      let sum = 0;
      for (let off = -blur; off <= blur; off += 1) {
        sum += from[run * between + Math.min(length - 1, Math.max(0, index + off)) * along] ?? 0;
      }
      means[run * between + index * along] = sum / (2 * blur + 1);
    }
  }
  return means;
}

type Direction = 'upright' | 'level';

const steepest = { upright: 0.3, level: 0.45 } as const;
const slopes = 31;

/** Weaker edges are grain. */
const leastVote = 0.3;

/** The strongest lines of one direction (Hough 1962), none beside another. */
function linesIn(edges: Edges, direction: Direction): readonly Line[] {
  const { width, height } = edges;
  const range = direction === 'upright' ? width : height;
  const strength = direction === 'upright' ? edges.across : edges.down;
  const votes = new Float32Array(slopes * range);
  for (let pixel = 0; pixel < strength.length; pixel += 1) {
    const vote = Math.min(1, Math.abs(strength[pixel] ?? 0) / edges.full);
    if (vote >= leastVote)
      voteFrom({ x: pixel % width, y: Math.floor(pixel / width), vote }, { votes, edges, direction });
  }
  return strongest(votes, { range, direction });
}

interface Ballot {
  /** For each slope and each place. */
  readonly votes: Float32Array;
  readonly edges: Edges;
  readonly direction: Direction;
}

/** A pixel votes for each line that could run through it. */
function voteFrom(
  { x, y, vote }: { readonly x: number; readonly y: number; readonly vote: number },
  { votes, edges: { width, height }, direction }: Ballot,
): void {
  const [along, aside, range] = direction === 'upright' ? [y - height / 2, x, width] : [x - width / 2, y, height];
  for (let slope = 0; slope < slopes; slope += 1) {
    const at = Math.round(aside - slopeOf(slope, direction) * along);
    if (at >= 0 && at < range) votes[slope * range + at] = (votes[slope * range + at] ?? 0) + vote;
  }
}

const slopeOf = (index: number, direction: Direction): number => steepest[direction] * ((2 * index) / (slopes - 1) - 1);

const mostLines = 16;

function strongest(
  votes: Float32Array,
  { range, direction }: { readonly range: number; readonly direction: Direction },
): readonly Line[] {
  const found: Line[] = [];
  const order = Array.from(votes.keys()).sort((one, other) => (votes[other] ?? 0) - (votes[one] ?? 0));
  for (const index of order) {
    const line = { at: index % range, slope: slopeOf(Math.floor(index / range), direction) };
    const isNew = found.every(
      ({ at, slope }) => Math.abs(at - line.at) > range / 60 || Math.abs(slope - line.slope) > 0.12,
    );
    if (isNew) found.push(line);
    if (found.length === mostLines) break;
  }
  return found.toSorted((one, other) => one.at - other.at);
}

const pairs = (lines: readonly Line[]): readonly (readonly [Line, Line])[] =>
  lines.flatMap((first, index) => lines.slice(index + 1).map((second) => [first, second] as const));

/** Where an upright and a level line cross. */
function meet(upright: Line, level: Line, { width, height }: Edges): Point {
  const x =
    (upright.at + upright.slope * (level.at - height / 2 - (level.slope * width) / 2)) /
    (1 - upright.slope * level.slope);
  return [x, level.at + level.slope * (x - width / 2)];
}

/** Large enough, upright, and within the photo. */
function likeDoorway(quad: Quad, { width, height }: Edges): boolean {
  const [a, b, c, d] = quad;
  const within = quad.every(([x, y]) => x > 1 && y > 1 && x < width - 2 && y < height - 2);
  const tall = (d[1] - a[1] + c[1] - b[1]) / 2;
  const wide = (b[0] - a[0] + c[0] - d[0]) / 2;
  return within && tall > 0.25 * height && wide > 0.3 * tall && wide < 1.5 * tall && isConvex(quad);
}

/** 0…1: people photograph a door in the middle, large, and with the ground at its foot. */
function usualPlace([a, b, c, d]: Quad, { width, height }: Edges): number {
  const aside = Math.abs((a[0] + b[0] + c[0] + d[0]) / 4 / width - 0.5) * 2;
  const tall = (d[1] - a[1] + c[1] - b[1]) / 2 / height;
  const foot = Math.min(1, (c[1] + d[1]) / 2 / height);
  return (1 - aside) ** 1.5 * (0.7 + 0.3 * Math.min(1, tall / 0.6)) * (0.5 + 0.5 * foot);
}

interface Looked {
  readonly photo: Pixels;
  readonly edges: Edges;
}

/** How far the head may be above the edge of its shadow, as a share of the height below that edge. */
const deepestShadow = 0.4;
/** Least edge along both sides between the shadow's edge and the head, and along the head. */
const leastHead = 0.3;
/** px at the ends by which the head is less level than the shadow's edge. */
const tilts = [-4, -2, 0, 2, 4] as const;

/**
 * A lintel in the sun throws its shadow onto the door, whose lower edge is often the strongest line there. Where the upper side is such an
 * edge, and both sides go on above it, the head is where they end.
 */
function aboveShadow(quad: Quad, { photo, edges }: Looked): Quad {
  if (!isShadowEdge(quad, photo)) return quad;
  const [a, b, c, d] = quad;
  const tall = Math.hypot(d[0] - a[0], d[1] - a[1]);
  let best: Doorway = { quad, score: 0 };
  for (let up = 4; up < deepestShadow * tall; up += 1) {
    for (const tilt of tilts) {
      const head: readonly [Point, Point] = [beyond(d, a, up - tilt), beyond(c, b, up + tilt)];
      const score = headScore(head, quad, edges);
      if (score > best.score) best = { quad: [...head, c, d], score };
    }
  }
  return best.quad;
}

function beyond(from: Point, to: Point, by: number): Point {
  const share = 1 + by / Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1]));
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** 0 where the sides do not reach this head. */
function headScore([a, b]: readonly [Point, Point], [lowA, lowB]: Quad, edges: Edges): number {
  const within = [a, b].every(([x, y]) => x > 1 && y > 1 && x < edges.width - 2 && y < edges.height - 2);
  if (!within) return 0;
  const sides = Math.min(
    sideScore([a, lowA], edges, { direction: 'across', most: 1 }),
    sideScore([b, lowB], edges, { direction: 'across', most: 1 }),
  );
  const top = sideScore([a, b], edges, { direction: 'down', most: 1 });
  return sides >= leastHead && top >= leastHead ? top * sides : 0;
}

/** A shadow takes as much of each colour; one thing beside another takes more of some. */
function isShadowEdge([a, b]: Quad, photo: Pixels): boolean {
  const [above, below] = [-shadowLook, shadowLook].map((off) => lightAlong([a, b], off, photo));
  const left = ([0, 1, 2] as const).map((channel) => (above?.[channel] ?? 0) / Math.max(0.002, below?.[channel] ?? 0));
  const [least, most] = [Math.min(...left), Math.max(...left)];
  return most < 0.85 && most < 1.3 * least;
}

/** px above and below an edge. */
const shadowLook = 5;

/** The middle of the light beside a level line, in each channel. */
function lightAlong([from, to]: readonly [Point, Point], off: number, photo: Pixels): Linear {
  const places = Array.from({ length: samplesOfSide }, (_, sample) => {
    const share = 0.08 + (0.84 * sample) / samplesOfSide;
    return pixelAt(photo, from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1]) + off);
  });
  const middle = (channel: 0 | 1 | 2) =>
    quantile(
      places.map((colour) => colour[channel]),
      0.5,
    );
  return [middle(0), middle(1), middle(2)];
}

/** px by which corners are moved while the edges under their sides become stronger. */
const moves = [4, 2, 1, 1, 0.5] as const;

function refined(quad: Quad, edges: Edges): Quad {
  return moves.reduce<Quad>((coarse, by) => {
    let best = coarse;
    for (const corner of [0, 1, 2, 3]) {
      for (const [x, y] of [
        [-by, 0],
        [by, 0],
        [0, -by],
        [0, by],
        [-by, -by],
        [by, by],
        [-by, by],
        [by, -by],
      ] as const) {
        const moved = movedBy(best, corner, [x, y]);
        if (strengthUnder(moved, edges) > strengthUnder(best, edges)) best = moved;
      }
    }
    return best;
  }, quad);
}

const movedBy = ([a, b, c, d]: Quad, corner: number, [x, y]: Point): Quad => {
  const moved = ([px, py]: Point, index: number): Point => (index === corner ? [px + x, py + y] : [px, py]);
  return [moved(a, 0), moved(b, 1), moved(c, 2), moved(d, 3)];
};

const strengthUnder = (quad: Quad, edges: Edges): number =>
  sidesOf(quad, edges, 4).reduce((sum, side) => sum + side, 0);

const samplesOfSide = 36;

/** The weakest side counts most: three sides are often a window and the ground. */
function scoreOf(quad: Quad, edges: Edges): number {
  const sides = sidesOf(quad, edges, 1);
  const mean = sides.reduce((sum, side) => sum + side, 0) / sides.length;
  return (0.6 * mean + 0.4 * Math.min(...sides)) * usualPlace(quad, edges);
}

/** How much edge there is along each side, 0…`most`; 1 for a full edge all along. */
const sidesOf = ([a, b, c, d]: Quad, edges: Edges, most: number): readonly number[] => [
  sideScore([a, d], edges, { direction: 'across', most }),
  sideScore([b, c], edges, { direction: 'across', most }),
  sideScore([a, b], edges, { direction: 'down', most }),
  sideScore([d, c], edges, { direction: 'down', most }),
];

function sideScore(
  [from, to]: readonly [Point, Point],
  edges: Edges,
  { direction, most }: { readonly direction: 'across' | 'down'; readonly most: number },
): number {
  const { width, full } = edges;
  const strength = edges[direction];
  const [aside, step] = direction === 'across' ? [1, 0] : [0, 1];
  let sum = 0;
  for (let sample = 0; sample < samplesOfSide; sample += 1) {
    const share = (sample + 0.5) / samplesOfSide;
    const x = Math.round(from[0] + share * (to[0] - from[0]));
    const y = Math.round(from[1] + share * (to[1] - from[1]));
    // Only the refinement looks at the place alone.
    const reach = most > 1 ? [0] : [-1, 0, 1];
    const near = reach.map((off) => Math.abs(strength[(y + off * step) * width + x + off * aside] ?? 0));
    sum += Math.min(most, Math.max(...near) / full);
  }
  return sum / samplesOfSide;
}
