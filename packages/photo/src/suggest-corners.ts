import { type Edges, edgesOf, isWithin, meanOf, refined, sidesOf } from './edges.ts';
import { type Box, isConvex, type Point, type Quad, squareTo } from './homography.ts';
import { aboveShadow } from './lintel-shadow.ts';
import { clamp, type Pixels } from './pixels.ts';
import { aspectOf, type Camera } from './placement.ts';

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

/** What is known before the photo is looked at. */
export interface Expected {
  /** The set that is chosen, mm: the opening for it has about its shape. */
  readonly set: Pick<Box, 'width' | 'height'>;
  readonly camera: Camera;
}

/** Degrees by which the photo is turned to look again: a phone is often held at a slant, and lines are sought near to upright. */
const slants = [0, 25, -25] as const;

/**
 * The four corners of what looks most like a doorway for the expected set: two nearly upright and two nearly level lines with an edge along
 * all of their sides, where the frame meets the wall. Pass a small photo (320 px). null where there is none; then the visitor places them.
 */
export function suggestCorners(photo: Pixels, expected: Expected): Quad | null {
  const slanted = slants
    .map((slant) => ({ slant, found: doorwayIn(slant === 0 ? photo : turned(photo, slant), expected) }))
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
  const inside = (at: number, length: number) => clamp(0, Math.round(at), length - 1);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [x, y] = placeBefore([pixel % width, Math.floor(pixel / width)], photo, degrees);
    const from = (inside(y, height) * width + inside(x, width)) * 4;
    data.set(photo.data.subarray(from, from + 4), pixel * 4);
  }
  return { width, height, data };
}

function doorwayIn(photo: Pixels, expected: Expected): Doorway | null {
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
      const score = likeDoorway(quad, edges) ? scoreOf(quad, edges) * likeSet(quad, expected) : 0;
      if (score > (best?.score ?? leastScore)) best = { quad, score };
    }
  }
  if (!best) return null;
  return { ...best, quad: refined(aboveShadow(refined(best.quad, edges, moves), photo, edges), edges, moves) };
}

/** px by which the corners are moved to the edges that are there. */
const moves = [4, 2, 1, 1, 0.5] as const;

/** Below it the sides are not edges of one thing. */
const leastScore = 0.35;

/** How far the shape of an opening may be from the set’s before it counts less, as a logarithm, and what a quite different one counts. */
const usualDifference = 0.2;
const otherShape = 0.5;

/** 0…1: whether an opening has the shape of the set. A person may look for a wide set at a house with a narrow one, so no shape is ruled out. */
function likeSet(quad: Quad, { set, camera }: Expected): number {
  const map = squareTo(quad);
  if (!map) return otherShape;
  const off = Math.log((aspectOf(map, camera) * set.height) / set.width) / usualDifference;
  return otherShape + (1 - otherShape) * Math.exp(-0.5 * off * off);
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
function likeDoorway(quad: Quad, edges: Edges): boolean {
  const [a, b, c, d] = quad;
  const tall = tallOf(quad);
  const wide = (b[0] - a[0] + c[0] - d[0]) / 2;
  return (
    quad.every((corner) => isWithin(edges, corner)) &&
    tall > 0.25 * edges.height &&
    wide > 0.3 * tall &&
    wide < 1.5 * tall &&
    isConvex(quad)
  );
}

const tallOf = ([a, b, c, d]: Quad): number => (d[1] - a[1] + c[1] - b[1]) / 2;

/** 0…1: people photograph a door in the middle, large, and with the ground at its foot. */
function usualPlace(quad: Quad, { width, height }: Edges): number {
  const [a, b, c, d] = quad;
  const aside = Math.abs((a[0] + b[0] + c[0] + d[0]) / 4 / width - 0.5) * 2;
  const foot = Math.min(1, (c[1] + d[1]) / 2 / height);
  return (1 - aside) ** 1.5 * (0.7 + 0.3 * Math.min(1, tallOf(quad) / height / 0.6)) * (0.5 + 0.5 * foot);
}

/** The weakest side counts most: three sides are often a window and the ground. */
function scoreOf(quad: Quad, edges: Edges): number {
  const sides = sidesOf(quad, edges, 1);
  return (0.6 * meanOf(sides) + 0.4 * Math.min(...sides)) * usualPlace(quad, edges);
}
