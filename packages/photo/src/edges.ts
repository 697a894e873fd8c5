import type { Point, Quad } from './homography.ts';
import { clamp, linearOf, type Pixels, quantile } from './pixels.ts';

/** Brightness and how fast it changes. */
export interface Edges {
  readonly width: number;
  readonly height: number;
  /** Across: strong at upright lines. */
  readonly across: Float32Array;
  /** Down: strong at level lines. */
  readonly down: Float32Array;
  /** A change that counts as a full edge. */
  readonly full: number;
}

/** Of all channels together: a grey door in a red wall is an edge by its colour alone. */
export function edgesOf(photo: Pixels): Edges {
  const { width, height } = photo;
  const [across, down] = [new Float32Array(width * height), new Float32Array(width * height)];
  for (const channel of [0, 1, 2] as const) {
    const bright = blurred(blurred(brightnessIn(photo, channel), photo), photo);
    for (let y = 1; y < height - 1; y += 1) {
      for (let pixel = y * width + 1; pixel < y * width + width - 1; pixel += 1) {
        keepStronger(across, pixel, changeAt(bright, pixel, { aside: 1, along: width }));
        keepStronger(down, pixel, changeAt(bright, pixel, { aside: width, along: 1 }));
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

/** Numbers from a pixel to the next one across an edge, and to the next one along it. */
interface Steps {
  readonly aside: number;
  readonly along: number;
}

/** How much brighter one side of a pixel is than the other (Sobel 1968). */
function changeAt(bright: Float32Array, pixel: number, { aside, along }: Steps): number {
  const side = (at: number) => (bright[at - along] ?? 0) + 2 * (bright[at] ?? 0) + (bright[at + along] ?? 0);
  return side(pixel + aside) - side(pixel - aside);
}

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
        sum += from[run * between + clamp(0, index + off, length - 1) * along] ?? 0;
      }
      means[run * between + index * along] = sum / (2 * blur + 1);
    }
  }
  return means;
}

/** Places along a side of a doorway at which it is looked at. */
export const samplesOfSide = 36;

/** Whether the edges of a place are known. */
export const isWithin = ({ width, height }: Edges, [x, y]: Point): boolean =>
  x > 1 && y > 1 && x < width - 2 && y < height - 2;

/** How much edge there is along each side, 0…`most`; 1 for a full edge all along. */
export const sidesOf = (
  [a, b, c, d]: Quad,
  edges: Edges,
  most: number,
): readonly [left: number, right: number, top: number, bottom: number] => [
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

/** The corners moved, each by these steps in px one after another, while the edges under their sides become stronger. */
export function refined(quad: Quad, edges: Edges, moves: readonly number[]): Quad {
  return moves.reduce<Quad>((coarse, by) => {
    let best = coarse;
    for (const corner of [0, 1, 2, 3]) {
      for (const x of [-by, 0, by]) {
        for (const y of [-by, 0, by]) {
          const moved = movedBy(best, corner, [x, y]);
          if (strengthUnder(moved, edges) > strengthUnder(best, edges)) best = moved;
        }
      }
    }
    return best;
  }, quad);
}

const movedBy = ([a, b, c, d]: Quad, corner: number, [x, y]: Point): Quad => {
  const moved = ([px, py]: Point, index: number): Point => (index === corner ? [px + x, py + y] : [px, py]);
  return [moved(a, 0), moved(b, 1), moved(c, 2), moved(d, 3)];
};

const strengthUnder = (quad: Quad, edges: Edges): number => meanOf(sidesOf(quad, edges, 4));

/** Mean of some numbers. */
export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
