import { light } from '../light/direction.ts';
import type { Shape } from '../scene.ts';
import { insetPolygon } from '../shapes/inset-polygon.ts';
import { filled, linear, solid, stops, stroked } from '../shapes/paint.ts';
import { type Point, polygonPath } from '../shapes/path-data.ts';

/** Clear and thick: it hides the texture around it and gathers the light of the sky above and the ground below. */
const body = linear([0, 0], [0.35, 1], stops([0, '#e6eff2', 0.86], [0.5, '#bccdd4', 0.82], [1, '#94aab4', 0.86]));
const polished = linear([0, 0], [1, 1], stops([0, '#ffffff', 0.6], [0.5, '#e9f2f4', 0.14], [1, '#6d8894', 0.34]));

/** A piece of thick clear glass with ground edges: one facet for each side, bright or dark by the way that it faces. */
export function bevelPiece(corners: readonly Point[], requested: number): readonly Shape[] {
  const outline = clockwise(corners);
  const inner = insetPolygon(outline, Math.min(requested, 0.46 * inradius(outline)));
  const facets = outline.map((from, index) => {
    const next = (index + 1) % outline.length;
    const to = outline[next] ?? from;
    return filled(polygonPath([from, to, inner[next] ?? to, inner[index] ?? from]), facetPaint(from, to));
  });
  const arris = stroked(polygonPath(inner), { paint: solid('#ffffff', 0.5), width: 0.8, join: 'round' });
  return [filled(polygonPath(outline), body), ...facets, filled(polygonPath(inner), polished), arris];
}

/** A facet falls outward; it shines when it falls toward the light and shows the dark ground when it turns away. */
function facetPaint([x1, y1]: Point, [x2, y2]: Point) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const toLight = ((y2 - y1) * light.x - (x2 - x1) * light.y) / length;
  return toLight > 0 ? solid('#ffffff', 0.3 + 0.66 * toLight) : solid('#1d2e38', 0.2 - 0.56 * toLight);
}

const signedArea = (corners: readonly Point[]): number =>
  corners.reduce((area, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return area + x * nextY - nextX * y;
  }, 0) / 2;

const clockwise = (corners: readonly Point[]): readonly Point[] =>
  signedArea(corners) < 0 ? corners.toReversed() : corners;

/** Distance from the middle to the nearest side. */
function inradius(corners: readonly Point[]): number {
  const [sumX, sumY] = corners.reduce<Point>(([ax, ay], [x, y]) => [ax + x, ay + y], [0, 0]);
  const [x, y] = [sumX / corners.length, sumY / corners.length];
  const distances = corners.map(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
    return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / (Math.hypot(x2 - x1, y2 - y1) || 1);
  });
  return Math.min(...distances);
}

/** A rhombus standing on its point. */
export const diamond = ([x, y]: Point, halfWidth: number, halfHeight: number): readonly Point[] => [
  [x, y - halfHeight],
  [x + halfWidth, y],
  [x, y + halfHeight],
  [x - halfWidth, y],
];
