import type { Shape } from '../../scene.ts';
import { linePath, type Point, polygonPath } from '../../shapes/path-data.ts';
import { bevelPiece } from '../bevel.ts';
import { came, lead } from '../came.ts';
import type { Field, Quarter } from '../field.ts';
import { centreOf, inQuarter } from './in-field.ts';

const strip = 3.6;

/** Rays of bevelled glass: from the corner of a quarter round, or about the middle of any other pane. */
export function starburst({ box, quarter }: Field): readonly Shape[] {
  const rays = quarter ? quarterRays(quarter) : fullRays(centreOf(box), Math.min(box.width, box.height) * 0.44);
  const ties = quarter ? quarterTies(quarter) : '';
  return [
    ...(ties ? [came(ties, strip, lead)] : []),
    ...rays.flatMap((ray) => bevelPiece(ray, 10)),
    came(rays.map(polygonPath).join(''), strip, lead),
  ];
}

const rayCount = 5;
const turnOf = (index: number) => (index + 0.5) / rayCount;
const lengthOf = (index: number) => (index % 2 === 0 ? 0.9 : 0.74);

function quarterRays(quarter: Quarter): readonly (readonly Point[])[] {
  const hub = [0.2, 0.5, 0.8].map((turn) => inQuarter(quarter, 0.2, turn));
  const rays = Array.from({ length: rayCount }, (_, index) => [
    inQuarter(quarter, 0.25, turnOf(index)),
    inQuarter(quarter, 0.48, turnOf(index) + 0.07),
    inQuarter(quarter, lengthOf(index), turnOf(index)),
    inQuarter(quarter, 0.48, turnOf(index) - 0.07),
  ]);
  return [[inQuarter(quarter, 0, 0), inQuarter(quarter, 0.2, 0), ...hub, inQuarter(quarter, 0.2, 1)], ...rays];
}

const quarterTies = (quarter: Quarter): string =>
  Array.from({ length: rayCount }, (_, index) =>
    linePath(inQuarter(quarter, lengthOf(index), turnOf(index)), inQuarter(quarter, 1.04, turnOf(index))),
  ).join('');

function fullRays([x, y]: Point, radius: number): readonly (readonly Point[])[] {
  const point = (out: number, angle: number): Point => [
    x + Math.cos(angle) * radius * out,
    y + Math.sin(angle) * radius * out,
  ];
  return Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    const long = index % 2 === 0 ? 1 : 0.72;
    return [point(0.04, angle), point(0.36, angle + 0.36), point(long, angle), point(0.36, angle - 0.36)];
  });
}
