import {
  type Box,
  composed,
  type Homography,
  isConvex,
  type Point,
  type Quad,
  quadScaled,
  scaledAndMoved,
  seenAt,
  squareTo,
} from './homography.ts';

/** What is known of the camera, px of the photo. */
export interface Camera {
  readonly centre: readonly [x: number, y: number];
  /** Focal length. */
  readonly focal: number;
}

/** Where a door set stands in a photo. */
export interface Placement {
  /** From the unit square to the opening in the photo, px. */
  readonly opening: Homography;
  /** The set inside the opening, as shares of it: its foot on the opening's foot. */
  readonly box: Box;
  /** The set's own corners in the photo, px. */
  readonly corners: Quad;
  /** Width ÷ height of the opening as it is on the house. */
  readonly shape: number;
  /** How much wider than the set the opening looks where both are as high, mm; negative: narrower. */
  readonly wider: number;
}

/**
 * The set in its real proportions, as large as the opening holds it: an opening that looks too wide keeps a gap at both
 * sides, one that looks too narrow a gap above. null where the corners enclose no opening.
 */
export function placeInOpening(corners: Quad, camera: Camera, set: Pick<Box, 'width' | 'height'>): Placement | null {
  const opening = isConvex(corners) ? squareTo(corners) : null;
  if (!opening) return null;
  const seen = aspectOf(opening, camera);
  const real = set.width / set.height;
  const width = Math.min(1, real / seen);
  const height = Math.min(1, seen / real);
  const box = { x: (1 - width) / 2, y: 1 - height, width, height };
  return { opening, box, corners: cornersOf(box, opening), shape: seen, wider: seen * set.height - set.width };
}

function cornersOf({ x, y, width, height }: Placement['box'], opening: Homography): Quad {
  const seen = (across: number, down: number): Point => seenAt(opening, [x + across * width, y + down * height]);
  return [seen(0, 0), seen(1, 0), seen(1, 1), seen(0, 1)];
}

/** Width ÷ height of the rectangle on the house that the map of its unit square shows (Zhang & He 2003). */
export function aspectOf([a, b, , d, e, , g, h]: Homography, { centre: [x, y], focal }: Camera): number {
  const across = Math.hypot((a - x * g) / focal, (d - y * g) / focal, g);
  const down = Math.hypot((b - x * h) / focal, (e - y * h) / focal, h);
  return across / down;
}

/** By how many degrees the opening leans in the photo; a photo that was taken upright has about 0. */
export function leanOf([a, b, c, d]: Quad): number {
  const upright = (from: Point, to: Point) => Math.atan2(to[0] - from[0], to[1] - from[1]);
  return (((upright(a, d) + upright(b, c)) / 2) * 180) / Math.PI;
}

/** The same in the photo at another size. */
export function placementScaled(placement: Placement, by: number): Placement {
  return {
    ...placement,
    opening: composed(scaledAndMoved([by, by], [0, 0]), placement.opening),
    corners: quadScaled(placement.corners, by),
  };
}

/** Whether a place of the wall, in shares of the opening, lies within the photo. */
export const isOnPhoto =
  ({ width, height }: Pick<Box, 'width' | 'height'>, { opening }: Pick<Placement, 'opening'>) =>
  (place: Point): boolean => {
    const [x, y] = seenAt(opening, place);
    return x >= 0 && y >= 0 && x <= width && y <= height;
  };
