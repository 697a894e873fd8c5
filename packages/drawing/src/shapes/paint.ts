import type { Group, Paint, PathShape, Shape, Stop, Stroke, TextureName } from '../scene.ts';
import type { Point } from './path-data.ts';

export const solid = (colour: string, alpha?: number): Paint =>
  alpha === undefined ? { kind: 'solid', colour } : { kind: 'solid', colour, alpha };

type StopRow = readonly [at: number, colour: string, alpha?: number];

/** Stops written as rows: offset, colour, alpha. */
export function stops(...rows: readonly StopRow[]): readonly Stop[] {
  const written: Stop[] = [];
  for (const [at, colour, alpha] of rows) written.push(alpha === undefined ? { at, colour } : { at, colour, alpha });
  return written;
}

/** From one point of the shape's own box to another, 0…1. */
export const linear = (from: Point, to: Point, of: readonly Stop[]): Paint => ({
  kind: 'linear',
  from,
  to,
  units: 'box',
  stops: of,
});

export const linearMm = (from: Point, to: Point, of: readonly Stop[]): Paint => ({
  kind: 'linear',
  from,
  to,
  units: 'mm',
  stops: of,
});

export const leftToRight = (of: readonly Stop[]): Paint => linear([0, 0], [1, 0], of);
export const topToBottom = (of: readonly Stop[]): Paint => linear([0, 0], [0, 1], of);

export const radialMm = (centre: Point, radius: number, of: readonly Stop[]): Paint => ({
  kind: 'radial',
  centre,
  radius,
  units: 'mm',
  stops: of,
});

export const texture = (name: TextureName, begin: Point, turn = 0): Paint => ({
  kind: 'texture',
  texture: name,
  at: begin,
  turn,
});

export const filled = (d: string, fill: Paint, more: Partial<PathShape> = {}): PathShape => ({
  kind: 'path',
  d,
  fill,
  ...more,
});

export const stroked = (d: string, stroke: Stroke, more: Partial<PathShape> = {}): PathShape => ({
  kind: 'path',
  d,
  stroke,
  ...more,
});

export const group = (name: string, shapes: readonly Shape[], more: Partial<Group> = {}): Group => ({
  kind: 'group',
  name,
  shapes,
  ...more,
});
