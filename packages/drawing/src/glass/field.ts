import type { GlassShapeId } from '@door/domain/catalogue/rows';
import type { Box, PaneFacts } from '../facts.ts';
import type { Shape } from '../scene.ts';
import { outlinePath, rectangle } from '../shapes/outline.ts';
import { type Point, rectPath } from '../shapes/path-data.ts';
import { scaledPath } from './scaled-path.ts';

/** What an artist sees of a pane before composing a theme on it. */
export interface Field {
  /** The sight, mm. */
  readonly box: Box;
  readonly outline: string;
  /** False for arches, diamonds and quarter rounds, where the outline alone tells the edge. */
  readonly rectangular: boolean;
  readonly quarter: Quarter | null;
  readonly backing: string;
  readonly numerals: string;
}

/** A quarter round: its right angle, its radius, and the angle at which its arc begins (clockwise from +x). */
export interface Quarter {
  readonly hub: Point;
  readonly radius: number;
  readonly from: number;
}

/** How a theme is made: worked on the backing glass, or as an etched field on clear glass. */
export interface Theme {
  readonly ground: 'backing' | 'etched';
  readonly compose: (field: Field) => readonly Shape[];
}

export const fieldOf = ({ box, shape, backing, numerals }: PaneFacts, outline: string): Field => ({
  box,
  outline,
  rectangular: outline === rectPath(box) || outline === outlinePath(rectangle(box)),
  quarter: quarterOf(box, shape),
  backing,
  numerals,
});

const right = Math.PI / 2;

/** Corner of the box in which the right angle lies, and where the arc begins. */
const quarters: Readonly<Partial<Record<GlassShapeId, { readonly corner: Point; readonly from: number }>>> = {
  20: { corner: [1, 1], from: 2 * right },
  40: { corner: [0, 1], from: 3 * right },
  50: { corner: [0, 0], from: 0 },
  60: { corner: [1, 0], from: right },
};

/** The same pane with its corner at the origin: what is composed there is the same for every pane of its size. */
export function atOrigin(field: Field): Field {
  const { box, outline, quarter } = field;
  const { x, y } = box;
  return {
    ...field,
    box: { ...box, x: 0, y: 0 },
    outline: scaledPath(outline, { scale: [1, 1], shift: [-x, -y] }),
    quarter: quarter && { ...quarter, hub: [quarter.hub[0] - x, quarter.hub[1] - y] },
  };
}

function quarterOf({ x, y, width, height }: Box, shape: GlassShapeId): Quarter | null {
  const place = quarters[shape];
  if (!place) return null;
  const hub: Point = [x + width * place.corner[0], y + height * place.corner[1]];
  return { hub, radius: Math.min(width, height), from: place.from };
}

/** A point of a quarter round: share of the radius, and share of the quarter turn. */
export function inQuarter({ hub, radius, from }: Quarter, out: number, turn: number): Point {
  const angle = from + turn * right;
  return [hub[0] + Math.cos(angle) * radius * out, hub[1] + Math.sin(angle) * radius * out];
}

export const centreOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

/** Long way up, long way across, or neither. */
export function lieOf({ width, height }: Box): 'upright' | 'lying' | 'square' {
  if (height > width * 1.45) return 'upright';
  return width > height * 1.45 ? 'lying' : 'square';
}

export const clamped = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Evenly spaced values strictly between the ends: 3 parts give 2 cuts. */
export const cuts = (from: number, length: number, parts: number): readonly number[] =>
  Array.from({ length: Math.max(0, parts - 1) }, (_, index) => from + (length * (index + 1)) / parts);
