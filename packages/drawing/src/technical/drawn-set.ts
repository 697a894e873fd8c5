import type { Box } from '../facts.ts';
import type { Dimension } from './dimensions.ts';
import type { TechnicalDrawing } from './technical-drawing.ts';

/** A technical drawing without the names of its parts: what is kept of it with a version of a quote, and shown on paper. */
export interface DrawnSet extends Pick<TechnicalDrawing, 'view' | 'lines' | 'figure'> {
  readonly dimensions: readonly Omit<Dimension, 'of'>[];
}

/** What of a drawing is inked, mm of the set: its margins hold one row of sizes or two, or none. */
export function inkedBox({ dimensions, figure }: DrawnSet): Box {
  const across = dimensions.filter(({ runs }) => runs === 'across');
  const upright = dimensions.filter(({ runs }) => runs === 'upright');
  const xs = [...across.flatMap(({ from, to }) => [from, to]), ...upright.flatMap(({ line, edge }) => [line, edge])];
  const ys = [...upright.flatMap(({ from, to }) => [from, to]), ...across.flatMap(({ line, edge }) => [line, edge])];
  const [x, y] = [Math.min(...xs) - figure, Math.min(...ys) - figure];
  return { x, y, width: Math.max(...xs) + figure - x, height: Math.max(...ys) + figure - y };
}

/** How far the sizes below the set reach down, mm of the set. */
export function belowFoot(drawing: DrawnSet): number {
  const { y, height } = inkedBox(drawing);
  const feet = drawing.dimensions.filter(({ runs }) => runs === 'upright').map(({ to }) => to);
  return y + height - Math.max(...feet);
}
