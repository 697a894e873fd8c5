import type { Box } from '../facts.ts';

export type Point = readonly [x: number, y: number];

/** Tenths of a millimetre, written as short as they go. */
export const short = (value: number): string => {
  const tenths = Math.round(value * 10) / 10;
  return String(Object.is(tenths, -0) ? 0 : tenths);
};

export const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

export const rectPath = ({ x, y, width, height }: Box): string =>
  `M${at(x, y)}h${short(width)}v${short(height)}h${short(-width)}z`;

export const polygonPath = (points: readonly Point[]): string => `M${points.map(([x, y]) => at(x, y)).join('L')}z`;

export const linePath = ([x1, y1]: Point, [x2, y2]: Point): string => `M${at(x1, y1)}L${at(x2, y2)}`;

export const circlePath = (x: number, y: number, radius: number): string =>
  `M${at(x - radius, y)}a${at(radius, radius)} 0 1 1 ${at(2 * radius, 0)}a${at(radius, radius)} 0 1 1 ${at(-2 * radius, 0)}z`;

export function roundedPath({ x, y, width, height }: Box, wished: number): string {
  const radius = Math.min(wished, width / 2, height / 2);
  const corner = (toX: number, toY: number) => `a${at(radius, radius)} 0 0 1 ${at(toX, toY)}`;
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  return (
    `M${at(x + radius, y)}h${short(across)}${corner(radius, radius)}v${short(down)}${corner(-radius, radius)}` +
    `h${short(-across)}${corner(-radius, -radius)}v${short(-down)}${corner(radius, -radius)}z`
  );
}

/** Smaller on every side by `by`; a negative number grows it. */
export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
