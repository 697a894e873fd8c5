import { inwardNormal } from './moulding.ts';
import type { Point } from './path-data.ts';

/** Every edge of a convex clockwise outline moved inward. */
export function insetPolygon(points: readonly Point[], by: number): readonly Point[] {
  return points.map((corner, index) => {
    const [ax, ay] = inwardNormal(points.at(index - 1) ?? corner, corner);
    const [bx, by2] = inwardNormal(corner, points[(index + 1) % points.length] ?? corner);
    const reach = by / (1 + ax * bx + ay * by2);
    return [corner[0] + (ax + bx) * reach, corner[1] + (ay + by2) * reach];
  });
}
