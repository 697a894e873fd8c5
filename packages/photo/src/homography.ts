export type Point = readonly [x: number, y: number];

/** An upright rectangle by its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Corners in a photo, px: top left, top right, bottom right, bottom left, as seen. */
export type Quad = readonly [Point, Point, Point, Point];

/** A projective map of the plane, row by row; the last number is 1 unless the map was multiplied. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/**
 * The map that takes the unit square to these corners (Heckbert 1989). null where they enclose no area, so that no door
 * could be put between them.
 */
export function squareTo([a, b, c, d]: Quad): Homography | null {
  const [dx1, dy1] = [b[0] - c[0], b[1] - c[1]];
  const [dx2, dy2] = [d[0] - c[0], d[1] - c[1]];
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const area = dx1 * dy2 - dx2 * dy1;
  if (Math.abs(area) < 1e-9) return null;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  return [
    b[0] - a[0] + g * b[0],
    d[0] - a[0] + h * d[0],
    a[0],
    b[1] - a[1] + g * b[1],
    d[1] - a[1] + h * d[1],
    a[1],
    g,
    h,
    1,
  ];
}

/** Where a point of the plane is seen, px. */
export function seenAt([a, b, c, d, e, f, g, h, i]: Homography, [x, y]: Point): Point {
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

/** The way back: from where it is seen to the point of the plane. */
export const inverseOf = ([a, b, c, d, e, f, g, h, i]: Homography): Homography => [
  e * i - f * h,
  c * h - b * i,
  b * f - c * e,
  f * g - d * i,
  a * i - c * g,
  c * d - a * f,
  d * h - e * g,
  b * g - a * h,
  a * e - b * d,
];

/** Whether each corner turns the same way: corners that cross one another hold no door. */
export function isConvex(corners: Quad): boolean {
  const turns = corners.map((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner;
    const after = corners[(index + 2) % 4] ?? corner;
    return (next[0] - corner[0]) * (after[1] - next[1]) - (next[1] - corner[1]) * (after[0] - next[0]);
  });
  return turns.every((turn) => turn > 0);
}

/** First `inner`, then `outer`. */
export function composed(outer: Homography, inner: Homography): Homography {
  const at = (row: 0 | 1 | 2, column: 0 | 1 | 2): number => {
    const [a, b, c] = [outer[row * 3], outer[row * 3 + 1], outer[row * 3 + 2]];
    const [x, y, z] = [inner[column], inner[3 + column], inner[6 + column]];
    return (a ?? 0) * (x ?? 0) + (b ?? 0) * (y ?? 0) + (c ?? 0) * (z ?? 0);
  };
  return [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2), at(2, 0), at(2, 1), at(2, 2)];
}

/** Enlarges and shifts. */
export const scaledAndMoved = (scale: readonly [number, number], [x, y]: Point): Homography => [
  scale[0],
  0,
  x,
  0,
  scale[1],
  y,
  0,
  0,
  1,
];

/** The same corners in the photo at another size. */
export const quadScaled = ([a, b, c, d]: Quad, by: number): Quad => [
  [a[0] * by, a[1] * by],
  [b[0] * by, b[1] * by],
  [c[0] * by, c[1] * by],
  [d[0] * by, d[1] * by],
];
