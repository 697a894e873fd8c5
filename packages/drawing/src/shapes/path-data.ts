import type { Box } from '../facts.ts';

export type Point = readonly [x: number, y: number];

/** A number rounded to tenths: `12.34` → `12.3`. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data with its numbers rounded to tenths of a millimetre. One loop, because a pane of small squares writes ten thousand numbers. */
function mm(between: TemplateStringsArray, ...values: readonly number[]): string {
  let text = between[0] ?? '';
  for (const [index, value] of values.entries()) text += Math.round(value * 10) / 10 + (between[index + 1] ?? '');
  return text;
}

export const at = (x: number, y: number): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

export const rectPath = ({ x, y, width, height }: Box): string =>
  `M${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}h${Math.round(width * 10) / 10}` +
  `v${Math.round(height * 10) / 10}h${Math.round(-width * 10) / 10}z`;

export function polygonPath(points: readonly Point[]): string {
  let text = '';
  for (const [x, y] of points) text += `${text && 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  return `M${text}z`;
}

export const linePath = ([x1, y1]: Point, [x2, y2]: Point): string => mm`M${x1} ${y1}L${x2} ${y2}`;

export const circlePath = (x: number, y: number, radius: number): string =>
  mm`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

export function roundedPath({ x, y, width, height }: Box, requested: number): string {
  const radius = Math.min(requested, width / 2, height / 2);
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  return (
    mm`M${x + radius} ${y}h${across}a${radius} ${radius} 0 0 1 ${radius} ${radius}` +
    mm`v${down}a${radius} ${radius} 0 0 1 ${-radius} ${radius}` +
    mm`h${-across}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}` +
    mm`v${-down}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`
  );
}

/** Smaller on every side by `by`; a negative number grows it. */
export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
