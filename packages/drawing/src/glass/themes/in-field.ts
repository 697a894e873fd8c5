import type { Box } from '../../facts.ts';
import { grow, type Outline } from '../../shapes/outline.ts';
import type { Point } from '../../shapes/path-data.ts';
import type { Field, Quarter } from '../field.ts';

/** The pane's own edge, moved inward by the same distance on every side. */
export const insetEdge = ({ edge }: Field, by: number): Outline => grow(edge, -by);

/** Corners where two straight sides meet. */
export const straightCorners = ({ corners, round }: Outline): readonly Point[] =>
  corners.filter((_, index) => !round || (index !== round.from && index !== (round.from + 1) % corners.length));

/** A point of a quarter round: share of the radius, and share of the quarter turn. */
export function inQuarter({ hub, radius, from }: Quarter, out: number, turn: number): Point {
  const angle = from + (turn * Math.PI) / 2;
  return [hub[0] + Math.cos(angle) * radius * out, hub[1] + Math.sin(angle) * radius * out];
}

export const centreOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

/** 'upright' is taller than wide, 'lying' wider than tall, by 45 % at least. */
export function orientationOf({ width, height }: Box): 'upright' | 'lying' | 'square' {
  if (height > width * 1.45) return 'upright';
  return width > height * 1.45 ? 'lying' : 'square';
}

/** Evenly spaced values strictly between the ends: 3 parts give 2 cuts. */
export const cuts = (from: number, length: number, parts: number): readonly number[] =>
  Array.from({ length: Math.max(0, parts - 1) }, (_, index) => from + (length * (index + 1)) / parts);
